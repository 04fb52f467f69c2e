import type { Pack } from '../pack.ts'
import type { Asking } from './asking.ts'
import { completeQuestion } from './follow-up.ts'
import { indexLesson } from './lesson-index.ts'
import { rankPassages } from './rank.ts'
import { readQuestion, translateWords } from './read-question.ts'
import { findScreen } from './screen.ts'

type Section = Pack['summary']['sections'][number]

/** A section speaks of what was asked before when it speaks of so much of it. */
const ENOUGH = 0.55

/** Whether a pupil said no more than that he did not understand. */
export const isNotUnderstood = (text: string): boolean => readQuestion(text).intent === 'again'

/** The section that a pupil did not understand: the one that speaks most of his last question, else the one on the screen. */
export const findExplainedSection = ({ pack, slide = {}, history = [] }: Asking): Section | undefined => {
  const index = indexLesson(pack)
  const last = history.findLastIndex(text => !isNotUnderstood(text))
  const asked = readQuestion(completeQuestion(history[last] ?? '', history.slice(0, Math.max(0, last))))
  const [best] = rankPassages(index, { intent: 'other', words: translateWords(asked, index) }).filter(
    ({ entry, coverage }) => entry.passage.field === 'section' && coverage >= ENOUGH,
  )
  return pack.summary.sections.find(({ id }) => id === best?.entry.passage.id) ?? findScreen(pack, slide).section
}
