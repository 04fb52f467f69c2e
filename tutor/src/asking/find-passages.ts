import type { Pack } from '../pack.ts'
import type { Asking } from './asking.ts'
import { findLessons } from './elsewhere.ts'
import { completeQuestion } from './follow-up.ts'
import { indexLesson } from './lesson-index.ts'
import { rankPassages } from './rank.ts'
import { readQuestion, translateWords } from './read-question.ts'
import { refer } from './refer.ts'
import type { Reference } from './reply.ts'
import { findScreen } from './screen.ts'

/** A passage that may answer a question, and where it stands. */
export type FoundPassage = { text: string; reference: Reference }

const MAX_HERE = 4
const MAX_ELSEWHERE = 2
const MIN_COVERAGE = 0.3
const MIN_COVERAGE_ELSEWHERE = 0.6

/** The passages that a question may be answered from, the likeliest first: of the lesson that is open, then of others of the subject. */
export const findPassages = (text: string, { pack, packs, slide, history }: Asking): FoundPassage[] => {
  const question = readQuestion(completeQuestion(text, history ?? []))
  const find = (lesson: Pack, least: number, most: number, elsewhere: boolean) => {
    const index = indexLesson(lesson)
    const screen = findScreen(lesson, elsewhere ? {} : (slide ?? {}))
    const words = translateWords(question, index)
    const hits = rankPassages(index, {
      intent: question.intent,
      words,
      folded: question.folded,
      onScreen: screen.ids,
    }).filter(({ coverage, entry }) => coverage >= least && !isExercise(entry.passage.field))
    return hits.slice(0, most).map(({ entry: { passage } }) => ({
      text: passage.text,
      reference: refer(lesson, { section: passage.field === 'section' ? passage.title : null, elsewhere }),
    }))
  }
  const all = [
    ...find(pack, MIN_COVERAGE, MAX_HERE, false),
    ...findLessons(question, pack, packs)
      .slice(0, 1)
      .flatMap(other => find(other, MIN_COVERAGE_ELSEWHERE, MAX_ELSEWHERE, true)),
  ]
  return all.filter(({ text: one }, i) => all.findIndex(other => other.text === one) === i)
}

/** What an exercise asks is never given away. */
const isExercise = (field: string) => field === 'choice' || field === 'question'
