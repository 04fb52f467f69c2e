import { expect, it } from 'vitest'
import { docx, odt } from '../testing/documents.ts'
import { readDocx } from './docx.ts'
import { readOdt } from './odt.ts'

const run = (text: string, align?: string) =>
  `<w:r>${align ? `<w:rPr><w:vertAlign w:val="${align}"/></w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`

it('@H02 keeps what a Word document raises and lowers', async () => {
  const words = [
    run('10'),
    run('-3', 'superscript'),
    run(' × H'),
    run('2', 'subscript'),
    run('O, le 1'),
    run('er', 'superscript'),
  ]
  const read = await readDocx(docx(`<w:p>${words.join('')}</w:p>`))
  expect(read).toMatchObject({ text: '10⁻³ × H₂O, le 1er' })
})

it('@H02 keeps what an OpenDocument text raises and lowers', async () => {
  const styles = [
    ['T1', 'super 58%'],
    ['T2', 'sub 58%'],
    ['T3', '-33% 58%'],
    ['T4', '0% 100%'],
  ]
    .map(
      ([name, position]) =>
        `<style:style style:name="${name}" style:family="text"><style:text-properties style:text-position="${position}"/></style:style>`,
    )
    .join('')
  const span = (style: string, text: string) => `<text:span text:style-name="${style}">${text}</text:span>`
  const body = `<text:p>10${span('T1', '-3')} × H${span('T2', '2')}O, CO${span('T3', '2')} et ${span('T4', '45')}</text:p>`
  expect(await readOdt(odt(body, '', styles))).toMatchObject({ text: '10⁻³ × H₂O, CO₂ et 45' })
})
