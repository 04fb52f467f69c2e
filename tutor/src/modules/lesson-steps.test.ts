import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { renderModule } from './index.ts'
import { MAX_PAGE_WORDS, splitPage } from './lesson-steps.ts'

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length
const joined = (text: string) => text.replace(/\s+/g, ' ')
const { packs } = library()

/** The engines of a presentation, page after page. */
const listEngines = (id: string) => {
  const pack = packs.find(one => one.id === id)
  if (!pack) throw new Error('the pack is not there')
  return Object.values(renderModule('COURSE_PRESENTATION', pack, 1, '').activity ?? {}).map(({ engine }) => engine)
}

describe('a lesson in steps', () => {
  it('holds at most ninety words a page, loses none, and cuts no sentence, in all packs', () => {
    for (const { id, summary } of packs)
      for (const section of summary.sections) {
        const pages = splitPage({ ...section, section, uses: [`section:${section.id}`] })
        expect(joined(pages.map(({ body }) => body).join(' ')), id).toBe(joined(section.body))
        for (const { body } of pages) {
          expect(countWords(body), `${id}: ${body}`).toBeLessThanOrEqual(MAX_PAGE_WORDS)
          expect(body.trim(), id).toMatch(/[.!?…:»)*|$]$/)
        }
      }
  })

  it('shows a figure once, on the first page of its section', () => {
    const body = `${'Un mot après un autre fait une phrase assez longue. '.repeat(14)}Fin.`
    const pages = splitPage({ title: 'La phrase', body, figure: 'arbre', uses: ['section:s1'] })
    expect(pages.map(({ title, figure }) => [title, figure])).toEqual([
      ['La phrase', 'arbre'],
      ['La phrase (suite)', undefined],
    ])
  })

  it('asks after every second page, later where those teach nothing to ask, and once more at the end', () => {
    const engines = listEngines('math-4-pythagore')
    expect(engines.join(' ')).toMatch(/^(?:page page (?:page )?quiz )+(?:page ){1,3}quiz(?: quiz)*$/)
  })

  it('has at most three pages in a row without a question after the introduction, in all packs', () => {
    const tooLong = packs.filter(({ id }) => /(?:page ){4}/.test(`${listEngines(id).slice(1).join(' ')} `))
    expect(tooLong.map(({ id }) => id)).toEqual([])
  })
})
