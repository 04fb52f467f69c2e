import type { Pack } from '../pack.ts'
import { answerFromLesson } from './answer-from-lesson.ts'
import { explainExpression } from './expression.ts'
import type { LessonIndex } from './lesson-index.ts'
import { messages } from './messages.ts'
import { type Question, translateWords } from './read-question.ts'
import { type Reply, writeReply } from './reply.ts'
import type { Screen } from './screen.ts'
import { suggestQuestions } from './suggest.ts'

/** Said of something to be worked out, and of no statement. */
const IS_TO_COMPUTE =
  /\b(?:calcul|resou|resol|combien (?:ca )?(?:font|fait|vaut|valent|mesure|coute)|convert|developp|factoris|simplifi|redui|decompos)/

/** A number with its unit, and something that is wanted of it. */
const GIVEN = /\d\s?(?:mm|cm|dm|m|km|g|kg|mg|ml|cl|l|h|min|s|w|kw|n|j|v|a|ma|hz|€|euros?)\b/
const WANTS = /\bcombien\b|\ben (?:h|min|s|km|m|cm|kg|g|l|ml)\b|\bca fait\b|\p{L} \?+$/u

/** « Ça veut dire quoi une proba de 0 ? » wants no number. */
const ASKS_MEANING = /\b(?:veut dire|signifie)\b/

const isYear = (number: string) => /^[12]\d{3}$/.test(number)
/** Whether a question wants a number that comes of its own numbers: other ones would be taken for it. */
export const isToCompute = ({ folded, intent }: Pick<Question, 'folded' | 'intent'>): boolean => {
  if (ASKS_MEANING.test(folded)) return false
  if (GIVEN.test(folded) && WANTS.test(folded)) return true
  const numbers = folded.match(/\d+(?:[.,]\d+)?(?: ?\/ ?\d+)?/g) ?? []
  const isMany = numbers.filter(number => !isYear(number)).length > 1
  if (/\bproba|\bchances?\b/.test(folded) && numbers.length > 0) return true
  if (intent !== 'calculation') return isMany
  return IS_TO_COMPUTE.test(folded) || isMany || /\d\s?(?:mm|cm|dm|m|km|g|kg|ml|cl|l)\b/.test(folded)
}

/** Subjects in which numbers are reckoned with. */
export const COUNTS: ReadonlySet<Pack['subject']> = new Set<Pack['subject']>(['Mathématiques', 'Physique-Chimie'])
const ASKS_NUMBER = new Set<Question['intent']>(['definition', 'how', 'who-when', 'other', 'use'])

/** Whether the numbers of a question may be there to be reckoned with: wherever a calculation is asked for, and in maths and physics. */
export const mayCompute = ({ folded, intent }: Question, { subject }: Pick<Pack, 'subject'>): boolean =>
  intent === 'calculation' ||
  (/\d|\bproba|\bchance/.test(folded) &&
    ((COUNTS.has(subject) && ASKS_NUMBER.has(intent)) ||
      /\bsiecle\b|\bcombien d'annees|\bdure|\bdensite|\d.*\bcombien\b|\bcombien\b.*\d.*\d/.test(folded)))

/** The rule for a calculation that was not worked out, said to be no result. */
export const explainMethod = (
  index: LessonIndex,
  question: Question,
  {
    added,
    screen,
    floor,
    warning = messages.noCalculation,
  }: { added: readonly string[]; screen: Screen; floor: number; warning?: string },
): Reply => {
  const written = explainExpression(index.pack, question.plain)
  if (written) return written
  const asked = { ...question, intent: 'how' as const }
  const method = answerFromLesson(index, { question: asked, screen, floor, added, methodOnly: true })
  const words = translateWords(question, index)
  return method
    ? { ...method, kind: 'help', explanations: [warning, ...method.explanations.slice(0, 2)], examples: [] }
    : writeReply('unknown', [], { suggestions: suggestQuestions(index, words, screen) })
}
