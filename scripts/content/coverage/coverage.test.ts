import { describe, expect, it } from 'vitest'
import { everyPack } from '../read.ts'
import { countBySubject, printTable } from './by-subject.ts'
import { countLevels, isPractised } from './exercises.ts'
import { revealsAnswer } from './hints.ts'
import { isAuthentic } from './sources.ts'
import { printCoverage } from './tables.ts'
import { countVaried, isVaried, varies } from './varied.ts'

const { sources } = everyPack()
const [source] = sources
const [mcq] = source?.pack.mcqs ?? []
const [text] = source?.pack.texts ?? []
if (!source || !mcq || !text) throw new Error('no pack')
const exercises = (apply: number, combine: number, think: number) => ({
  mcqs: [...Array(combine).fill(2), ...Array(think).fill(3)].map(difficulty => ({ ...mcq, difficulty })),
  cloze: Array.from({ length: apply }, (_, i) => ({ id: `c${i}`, text: 'Un {{mot}}.' })),
  questions: [],
})

describe('the exercises of a pack', () => {
  it('are counted by level, gap sentences as the first one', () => {
    expect(countLevels(exercises(5, 2, 1))).toEqual([5, 2, 1])
  })

  it.each([
    [6, 3, 3, true],
    [5, 3, 3, false],
    [20, 2, 3, false],
    [20, 3, 2, false],
  ])('%i to apply, %i to combine and %i to think are enough: %s', (apply, combine, think, enough) => {
    expect(isPractised(exercises(apply, combine, think))).toBe(enough)
  })
})

describe('the exercises that are made up for a pack', () => {
  const make = (...names: string[]) => ({ generators: names.map(name => ({ name, params: {} })) })

  it('are counted as different exercises, and by the reasoning they ask for', () => {
    expect(countVaried(make())).toEqual({ exercises: 0, templates: 0 })
    expect(countVaried(make('prime-factor'))).toMatchObject({ templates: 1 })
    expect(countVaried(make('circle'))).toMatchObject({ templates: 2 })
    expect(countVaried(make('read-graph'))).toMatchObject({ templates: 1 })
  })

  it('are enough from six reasonings, not from one with other numbers', () => {
    expect(isVaried(make('prime-factor'))).toBe(false)
    expect(isVaried(make('circle', 'equation-two-sides', 'pythagore'))).toBe(true)
  })

  it.each([
    ['Mathématiques', 'math-4-pythagore', true],
    ['Français', 'fr-5-imparfait-passe-simple', true],
    ['Français', 'fr-6-fables', false],
  ] as const)('are asked of %s, %s: %s', (subject, id, asked) => {
    expect(varies({ subject, id })).toBe(asked)
  })
})

describe('a text of a pack', () => {
  const poem = { ...text, author: 'Victor Hugo', source: 'Les Contemplations, 1856', publicDomain: true }
  it.each([
    [poem, true],
    [{ ...poem, author: undefined }, false],
    [{ ...poem, source: 'Les Contemplations' }, false],
    [{ ...poem, publicDomain: false }, false],
    [{ ...poem, author: undefined, source: 'Loi du 9 décembre 1905, article 1' }, true],
  ])('is authentic with author, work and year, or as a law: %#', (one, authentic) => {
    expect(isAuthentic(one)).toBe(authentic)
  })
})

/** Seventy years after the end of the year in which somebody died, a work is of the public domain. */
const FREE_SINCE = new Date().getFullYear() - 71
const SUBJECTS = ['Histoire', 'Géographie', 'EMC', 'Anglais', 'Allemand', 'Espagnol']

describe('the documents of the library', () => {
  it('are in every pack of history, geography, civics and languages @B04', () => {
    const packs = sources.map(({ pack }) => pack).filter(({ subject }) => SUBJECTS.includes(subject))
    expect(packs.length).toBeGreaterThan(190)
    expect(packs.filter(({ texts }) => !texts.some(isAuthentic)).map(({ id }) => id)).toEqual([])
  })
  it('are by people who died more than seventy years ago @B04', () => {
    const died = sources.flatMap(({ pack }) =>
      pack.texts
        .filter(isAuthentic)
        .flatMap(({ source: said }) => said.match(/\bmorte?s? (?:en|vers) \d{4}(?:(?:,| et) en \d{4})*/g) ?? [])
        .flatMap(words => (words.match(/\d{4}/g) ?? []).map(year => ({ id: pack.id, year: Number(year) }))),
    )
    expect(died.length).toBeGreaterThan(100)
    expect(died.filter(({ year }) => year > FREE_SINCE)).toEqual([])
  })
})

describe('a hint', () => {
  const [question] = source.pack.questions
  if (!question) throw new Error('no question')
  const named = { ...question, question: 'Qui est-ce ?', expected: { kind: 'exact' as const, accepted: ['Copernic'] } }
  it('tells the answer when it says a word of it', () => {
    expect(revealsAnswer({ ...named, hint: 'Pensez à Copernic.' })).toBe(true)
    expect(revealsAnswer({ ...named, hint: 'Un astronome polonais.' })).toBe(false)
  })
})

/** All packs and what is made up from them are read: half a minute on a core of its own. */
const WHOLE_LIBRARY_MS = 240_000

describe('the coverage of the library', () => {
  it('adds up the packs of each subject, and all of them in the last line', () => {
    const one = { title: 'terms', count: () => 2 }
    const rows = countBySubject('Words', [one], sources)
    expect(rows[0]).toEqual(['Words', 'packs', 'terms'])
    expect(rows.at(-1)).toEqual(['Total', sources.length, 2 * sources.length])
    expect(rows.find(([name]) => name === 'SVT')?.[1]).toBe(sources.filter(({ pack }) => pack.subject === 'SVT').length)
  })

  it('stands in columns', () => {
    expect(printTable(['Words', 'packs'], [['SVT', 46]])).toEqual([
      'Words                     packs',
      'SVT                          46',
    ])
  })

  it(
    'is printed with a line for each subject and one in all, for what a pupil gets (@M04)',
    () => {
      const printed = printCoverage(sources)
      for (const title of ['Exercises', 'Made up', 'Figures', 'Sources', 'Notions', 'Wrong options', 'Hints', 'Voice'])
        expect(printed.some(line => line.startsWith(`${title} `))).toBe(true)
      expect(printed.filter(line => line.startsWith('Total '))).toHaveLength(8)
      expect(printed.filter(line => line.startsWith('Mathématiques '))).toHaveLength(8)
    },
    WHOLE_LIBRARY_MS,
  )
})
