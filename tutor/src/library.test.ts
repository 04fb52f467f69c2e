import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SCHOOL_GRADES, SUBJECTS } from '@ariane/shared/catalogue'
import { Chapter } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { library, loadLibrary } from './library.ts'
import { isPlayable, renderModule } from './modules/index.ts'

const everyChapter = SUBJECTS.flatMap(subject => SCHOOL_GRADES.flatMap(grade => library().listChapters(subject, grade)))

describe('the content of the product', () => {
  it('has no file that breaks its schema or stands outside the programme', () => {
    expect(library().problems).toEqual([])
  })

  it('offers each pack in one place of the programme', () => {
    const offered = everyChapter.flatMap(chapter => chapter.subChapters.map(sub => [chapter.id, sub.id] as const))
    const ids = [
      ...offered.map(([, id]) => id),
      ...everyChapter.filter(({ subChapters }) => subChapters.length === 0).map(({ id }) => id),
    ]
    expect([...ids].sort()).toEqual(
      library()
        .packs.map(pack => pack.id)
        .sort(),
    )
    for (const [chapter, sub] of offered) expect(library().topic(chapter, sub)?.pack.id).toBe(sub)
  })

  it('proposes five different modules for each chapter, all playable', () => {
    for (const chapter of everyChapter) {
      expect(Chapter.parse(chapter)).toEqual(chapter)
      for (const place of [chapter, ...chapter.subChapters]) {
        expect(new Set(place.prompts.map(prompt => prompt.title)).size).toBe(5)
        const pack = library().topic(chapter.id, place === chapter ? null : place.id)?.pack
        for (const { type, prompt_generation } of place.prompts) {
          expect(prompt_generation.length).toBeGreaterThan(40)
          if (!pack || !isPlayable(type)) throw new Error(`${place.id} proposes ${type}`)
          expect(renderModule(type, pack, 1, prompt_generation).content).toBeTruthy()
        }
      }
    }
  })

  it('teaches a whole chapter from all its sub-chapters', () => {
    const whole = library().topic('hist-4-theme-1')
    expect(whole?.pack.terms.length).toBeGreaterThan(20)
    expect(new Set(whole?.pack.terms.map(term => term.id)).size).toBe(whole?.pack.terms.length)
    expect(whole?.title).toBe('Le XVIIIᵉ siècle. Expansions, Lumières et révolutions')
  })

  it('finds a sub-chapter where an earlier programme had it', () => {
    const now = library().topic('fr-5-heros-heroismes', 'fr-5-recits-enfance')
    expect(now?.pack.id).toBe('fr-5-recits-enfance')
    expect(library().topic('fr-5-avec-autrui', 'fr-5-recits-enfance')).toBe(now)
    expect(library().findPlace('fr-5-avec-autrui', 'fr-5-recits-enfance')?.chapterId).toBe('fr-5-heros-heroismes')
  })

  it('knows nothing of a place that does not exist', () => {
    expect(library().topic('hist-4-theme-9')).toBeUndefined()
    expect(library().topic('hist-4-theme-1', 'fr-6-fables')).toBeUndefined()
  })
})

describe('a broken file', () => {
  it('is left out and named, and the others stay', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ariane-content-'))
    try {
      mkdirSync(join(folder, 'curriculum'))
      for (const pack of ['half', 'empty']) {
        mkdirSync(join(folder, 'packs', pack), { recursive: true })
        for (const name of ['lesson', 'notions', 'questions'])
          writeFileSync(join(folder, 'packs', pack, `${name}.json`), pack === 'half' ? '{"id": "half"' : '{}')
      }
      const { packs, problems } = loadLibrary(folder)
      expect(packs).toEqual([])
      expect(problems.map(problem => problem.split(':')[0])).toEqual(['packs/empty', 'packs/half'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
