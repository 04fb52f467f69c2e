import { SCHOOL_GRADES } from '@ariane/shared/catalogue'
import type { Pack } from '../pack.ts'
import { listStems } from './question-words.ts'
import { listSubject, type Question } from './read-question.ts'
import { findSimilar } from './similar-word.ts'

const topics = new WeakMap<Pack, ReadonlySet<string>>()

/** Stems of what a lesson is about: its title, its keywords, the words that it explains, what it sets in bold. */
const listTopics = (pack: Pack): ReadonlySet<string> => {
  const known = topics.get(pack)
  if (known) return known
  const { summary, terms, keywords, sequences } = pack
  const words = new Set(
    listStems(
      [
        pack.subChapter ?? pack.chapter,
        ...keywords,
        ...terms.flatMap(({ term, synonyms, translation }) => [term, ...synonyms, translation ?? '']),
        ...summary.sections.flatMap(({ title, body }) => [title, ...(body.match(/\*\*[^*]+\*\*/g) ?? [])]),
        ...sequences.map(({ title }) => title),
      ].join(' '),
    ),
  )
  topics.set(pack, words)
  return words
}

const MAX_LESSONS = 4
/** A lesson is about a question when it is about so much of it. */
const ABOUT = 0.5
const BY_GRADE = 0.08

/** Other lessons of the subject that may answer a question, the likeliest first; those of near grades before the others. */
export const findLessons = (question: Question, pack: Pack, all: readonly Pack[]): Pack[] => {
  const others = all.filter(other => other !== pack && other.id !== pack.id && other.subject === pack.subject)
  const found = new Map<string, number>()
  for (const other of others) for (const word of listTopics(other)) found.set(word, (found.get(word) ?? 0) + 1)
  const words = listSubject(question).map(({ written, stem }) =>
    found.has(stem) ? stem : (findSimilar(stem, found.keys(), written) ?? stem),
  )
  const weigh = (word: string) => Math.log(1 + others.length / ((found.get(word) ?? 0) + 0.5))
  const whole = words.reduce((sum, word) => sum + weigh(word), 0)
  const place = SCHOOL_GRADES.indexOf(pack.grade)
  return others
    .map(other => {
      const topic = listTopics(other)
      const said = words.filter(word => topic.has(word)).reduce((sum, word) => sum + weigh(word), 0)
      const far = Math.abs(SCHOOL_GRADES.indexOf(other.grade) - place)
      return { other, about: whole === 0 ? 0 : said / whole, near: (whole === 0 ? 0 : said / whole) - far * BY_GRADE }
    })
    .filter(({ about }) => about >= ABOUT)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, MAX_LESSONS)
    .map(({ other }) => other)
}
