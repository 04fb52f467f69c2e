import { describe, expect, it } from 'vitest'
import { docx, odt, paragraph } from '../testing/documents.ts'
import { readDocx } from './docx.ts'
import { readOdt } from './odt.ts'

const wordTable = (...rows: string[][]) =>
  `<w:tbl>${rows.map(row => `<w:tr>${row.map(cell => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
const odtTable = (...rows: string[]) =>
  `<table:table><table:table-column table:number-columns-repeated="3"/>${rows.map(row => `<table:table-row>${row}</table:table-row>`).join('')}</table:table>`
const odtCell = (...paragraphs: string[]) =>
  `<table:table-cell>${paragraphs.map(text => `<text:p>${text}</text:p>`).join('')}</table:table-cell>`

const textOf = async (answer: ReturnType<typeof readDocx>) => {
  const found = await answer
  return 'text' in found ? found.text : found.failure
}

describe('a table of a document is a line a row', () => {
  it('of Word', async () => {
    const body = `${paragraph('Compléter.')}${wordTable(['Prix', '2', '3'], ['Masse', '4', ''])}${paragraph('Fin.')}`
    expect(await textOf(readDocx(docx(body)))).toBe('Compléter.\nPrix\t2\t3\nMasse\t4\t…\nFin.')
  })

  it('of Word, beside a list', async () => {
    const body = `${paragraph('Compléter.', 0)}${wordTable(['1', '2'], ['3', '4'])}${paragraph('Justifier.', 0)}`
    expect(await textOf(readDocx(docx(body)))).toMatch(/^1\. Compléter\.\n1\t2\n3\t4\n\d\. Justifier\.$/)
  })

  it('of LibreOffice', async () => {
    const rows = [odtCell('Prix') + odtCell('2') + odtCell('3'), odtCell('Masse', 'en kg') + odtCell('4') + odtCell()]
    const body = `<text:p>Compléter.</text:p>${odtTable(...rows)}<text:p>Fin.</text:p>`
    expect(await textOf(readOdt(odt(body)))).toBe('Compléter.\nPrix\t2\t3\nMasse en kg\t4\t…\nFin.')
  })

  it('of LibreOffice, with cells that are said once', async () => {
    const rows = [
      odtCell('x') + odtCell('1') + odtCell('2'),
      `${odtCell('y')}<table:table-cell table:number-columns-repeated="2"/>`,
    ]
    expect(await textOf(readOdt(odt(odtTable(...rows))))).toBe('x\t1\t2\ny\t…\t…')
  })

  it('of Word, with cells that are put together', async () => {
    const cell = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`
    const rows = [
      cell('Masse', '<w:vMerge w:val="restart"/>') + cell('en kg', '<w:gridSpan w:val="2"/>'),
      cell('', '<w:vMerge/>') + cell('1') + cell('2'),
    ]
    const table = `<w:tbl>${rows.map(row => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`
    expect(await textOf(readDocx(docx(table)))).toBe('Masse\ten kg\ten kg\nMasse\t1\t2')
  })

  it('of LibreOffice, with cells that are put together', async () => {
    const spanned = (name: string, text: string) =>
      odtCell(text).replace('table:table-cell>', `table:table-cell table:number-${name}-spanned="2">`)
    const covered = '<table:covered-table-cell/>'
    const rows = [
      spanned('rows', 'Masse') + spanned('columns', 'en kg') + covered,
      covered + odtCell('1') + odtCell('2'),
    ]
    expect(await textOf(readOdt(odt(odtTable(...rows))))).toBe('Masse\ten kg\ten kg\nMasse\t1\t2')
  })
})
