import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import { stems } from '../../words.ts'
import { subjectStems } from '../guide/relevance.ts'
import { indexChapters } from './chapter-index.ts'
import { weighSigns } from './subject-signs.ts'

/** Where a statement may belong; `chapter` is null where only the subject is clear. */
export type PlaceGuess = { subject: Subject; chapter: { id: string; title: string } | null }

const MAX_CHARS = 4000
/** What the nearest chapter adds to the points of the form. */
const LESSON_POINTS = 6
const MIN_POINTS = 4
const MIN_LEAD = 1.35
const MIN_COVERAGE = 0.3
/** Their chapters are themes, and exercises of all of them look alike. */
const LANGUAGES: ReadonlySet<Subject> = new Set(['Anglais', 'Espagnol', 'Allemand'])
const MIN_COVERAGE_IN_LANGUAGES = 0.5
const MIN_WORDS = 2

/** The subject that the form of a statement and the lessons of the grade speak for, where one leads clearly. */
const guessSubject = (text: string, grade: SchoolGrade): Subject | undefined => {
  const hits = indexChapters(grade)(stems(text))
  const signs = weighSigns(text)
  const points = new Map(signs)
  const top = hits[0]?.score ?? 1
  for (const subject of new Set(hits.map(({ passage }) => passage.subject))) {
    const score = hits.find(({ passage }) => passage.subject === subject)?.score ?? 0
    points.set(subject, (points.get(subject) ?? 0) + (LESSON_POINTS * score) / top)
  }
  const [first, second] = [...points].toSorted(([, a], [, b]) => b - a)
  if (!first || !signs.has(first[0])) return undefined
  return first[1] >= MIN_POINTS && first[1] >= MIN_LEAD * (second?.[1] ?? 0) ? first[0] : undefined
}

/** The chapter of a subject whose lesson speaks of a statement more than any other. */
const guessChapter = (text: string, grade: SchoolGrade, subject: Subject) => {
  const wanted = subjectStems(text, MAX_CHARS)
  if (wanted.length < MIN_WORDS) return null
  const [chapter, next] = indexChapters(grade)(wanted).filter(({ passage }) => passage.subject === subject)
  const enough = LANGUAGES.has(subject) ? MIN_COVERAGE_IN_LANGUAGES : MIN_COVERAGE
  if (!chapter || chapter.coverage < enough || chapter.score < MIN_LEAD * (next?.score ?? 0)) return null
  return { id: chapter.passage.id, title: chapter.passage.title }
}

/** The subject and chapter that a statement speaks of; undefined when it is not clear. Never more than an offer. */
export const guessPlace = (text: string, grade: SchoolGrade): PlaceGuess | undefined => {
  const read = text.slice(0, MAX_CHARS)
  const subject = guessSubject(read, grade)
  return subject && { subject, chapter: guessChapter(read, grade, subject) }
}
