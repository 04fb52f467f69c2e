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

const isYear = (number: string) => /^[12]\d{3}$/.test(number)
/** Whether a question wants a number that comes of its own numbers: other ones would be taken for it. */
export const isToCompute = ({ folded }: Question) =>
  IS_TO_COMPUTE.test(folded) ||
  (folded.match(/\d+(?:[.,]\d+)?/g) ?? []).filter(number => !isYear(number)).length > 1 ||
  /\d\s?(?:mm|cm|dm|m|km|g|kg|ml|cl|l)\b/.test(folded)

/** The rule for a calculation that was not worked out, said to be no result. */
export const explainMethod = (
  index: LessonIndex,
  question: Question,
  { added, screen, floor }: { added: readonly string[]; screen: Screen; floor: number },
): Reply => {
  const written = explainExpression(index.pack, question.plain)
  if (written) return written
  const asked = { ...question, intent: 'how' as const }
  const method = answerFromLesson(index, { question: asked, screen, floor, added, methodOnly: true })
  const words = translateWords(question, index)
  return method
    ? { ...method, kind: 'help', explanations: [messages.noCalculation, ...method.explanations.slice(0, 2)] }
    : writeReply('unknown', [], { suggestions: suggestQuestions(index, words, screen) })
}
