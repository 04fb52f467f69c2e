import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, type Pack, splitPack } from '@ariane/tutor'
import { DRAFTS, type Place, type Source } from './read.ts'
import { typeset } from './typography.ts'

const LANGS: Record<string, Pack['lang']> = { Anglais: 'en', Espagnol: 'es', Allemand: 'de' }
const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, i) => make(i + 1))

const blank = (id: string, place: Place, programme: string) => ({
  id,
  version: 1,
  subject: place.subject,
  grade: place.grade,
  chapter: typeset(place.chapter, 'chapter'),
  ...(place.title && { subChapter: typeset(place.title, 'subChapter') }),
  lang: LANGS[place.subject] ?? 'fr',
  programme,
  licence: 'CC-BY-SA-4.0',
  checks: [],
  keywords: times(6, () => ''),
  summary: {
    intro: '',
    keyPoints: times(3, () => ''),
    sections: times(3, n => ({ id: `s${n}`, title: '', body: '' })),
  },
  terms: times(7, n => ({ id: `t${n}`, term: '', definition: '' })),
  facts: times(7, n => ({
    id: `f${n}`,
    statement: '',
    truth: n % 2 > 0,
    why: '',
    ...(n % 2 === 0 && { correction: '' }),
  })),
  mcqs: times(5, n => ({
    id: `m${n}`,
    stem: '',
    options: times(4, option => ({ text: '', correct: option === n, ...(option !== n && { feedback: '' }) })),
    why: '',
    difficulty: n < 4 ? 1 : 2,
  })),
  cloze: times(5, n => ({ id: `c${n}`, text: '{{}}' })),
  sequences: [{ id: 'seq1', title: '', steps: times(5, () => '') }],
  categories: [{ id: 'cat1', title: '', groups: times(2, () => ({ label: '', items: times(3, () => '') })) }],
  questions: times(4, n => ({
    id: `q${n}`,
    question: '',
    expected:
      n < 3
        ? { kind: 'exact', accepted: [''] }
        : n === 3
          ? { kind: 'text', ideas: times(2, () => ({ label: '', anyOf: ['', '', ''], weight: 1 })) }
          : { kind: 'free', criteria: ['', '', ''], minWords: 40 },
    modelAnswer: '',
    steps: [''],
    hint: '',
    course: '',
    minutes: n < 3 ? 2 : 5,
    difficulty: n < 3 ? 1 : 2,
    mode: n < 3 ? 'short' : n === 3 ? 'open' : 'essay',
  })),
  texts: [
    {
      id: 't1',
      title: '',
      source: 'Texte rédigé pour Ariane',
      publicDomain: false,
      body: '',
      mark: { instruction: '', words: times(4, () => '') },
    },
  ],
  pairs: [{ id: 'p1', title: '', pairs: times(5, () => ['', '']) }],
  tables: [{ id: 'tab1', title: '', columns: ['', '', ''], rows: times(4, () => ['', '', '']) }],
})

/** Writes the files of a pack; the layout is that of JSON.stringify. */
export const writePack = (folder: string, pack: Record<string, unknown>): void => {
  mkdirSync(folder, { recursive: true })
  // Claims have a writing of their own: scripts/content/claims.ts.
  for (const [name, parts] of Object.entries(splitPack(pack)))
    if (name !== 'claims.json' && Object.keys(parts).length > 0)
      writeFileSync(path.join(folder, name), `${JSON.stringify(parts, null, 2)}\n`)
}

/** Writes an empty pack for a place of the curriculum among the drafts; says where, or why not. */
export const begin = (id: string, places: ReadonlyMap<string, Place>, sources: readonly Source[]): string => {
  const place = places.get(id)
  if (!place) return `No place of the curriculum has the id ${id}.`
  const folder = path.join(DRAFTS, id)
  if (existsSync(path.join(CONTENT, 'packs', id)) || existsSync(folder)) return `${id} is there already.`
  const neighbour = sources.find(({ pack }) => pack.subject === place.subject && pack.grade === place.grade)
  const pack = blank(id, place, neighbour?.pack.programme ?? place.programme)
  writePack(folder, pack)
  return path.relative(process.cwd(), folder)
}

/** The places that have no pack yet, in the order of the curriculum. */
export const missing = (places: ReadonlyMap<string, Place>, known: ReadonlySet<string>): string[] =>
  [...places].flatMap(([id, { subject, grade, chapter, title }]) =>
    known.has(id) ? [] : [`${id.padEnd(34)} ${subject} ${grade} · ${chapter}${title ? ` · ${title}` : ''}`],
  )
