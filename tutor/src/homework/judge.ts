import type { HomeworkGrading } from '@ariane/shared/contracts'
import type { z } from 'zod'
import { type AskedBack, askedBack, builtInGrader, type Grader, gradeWithReply } from '../grade/grader.ts'
import type { Grade } from '../grade/index.ts'
import { fold } from '../words.ts'
import { messages } from './messages.ts'
import type { HomeworkQuestion } from './question.ts'

/** The third miss shows the solution. */
const MISSES_BEFORE_ANSWER = 3
const GIVES_UP =
  /^(?:(?:je |j')?(?:ne |n')?(?:y )?(?:sais?|c|comprends?|trouve|arrive)(?: vraiment)? (?:pas|rien)\b.{0,25}|aucune idee|jsp|idk|aidez?[ -]moi|[?!.…\s-]+)$/

const paragraphs = (...parts: readonly string[]) => parts.filter(part => part !== '').join('\n\n')
const list = (lines: readonly string[]) => lines.map(line => `- ${line}`).join('\n')
const stepTexts = (question: HomeworkQuestion) => question.answer_step_by_step.map(step => step.content)

const shownSolution = (question: HomeworkQuestion) =>
  question.twin ?? { statement: question.reformulation_question, steps: stepTexts(question) }

/** The hint of this miss; the last one stays when the ladder is at its end. */
const pickHint = ({ hints }: HomeworkQuestion, miss: number) => hints[Math.min(miss, hints.length) - 1] ?? ''

const missed = (question: HomeworkQuestion, verdict: 'partial' | 'failure', feedback: string, miss: number) =>
  miss >= MISSES_BEFORE_ANSWER
    ? {
        status: verdict,
        message: verdict === 'partial' ? messages.almost : messages.seeSolution,
        feedback: { content: paragraphs(feedback, messages.thirdMiss) },
        example_solution: shownSolution(question),
        next_action: 'show_answer' as const,
      }
    : {
        status: verdict,
        message: verdict === 'partial' ? messages.almost : messages.notYet,
        feedback: {
          content: paragraphs(feedback === messages.notYet ? '' : feedback, messages.hint(pickHint(question, miss))),
        },
        next_action: 'retry' as const,
      }

const compared = (question: HomeworkQuestion, feedback: string) => ({
  status: 'to_review' as const,
  message: messages.compare,
  feedback: {
    content: paragraphs(
      feedback,
      question.twin ? messages.notSolved : question.mode === 'guided' ? messages.methodOnly : '',
      question.checklist.length > 0 ? `${messages.checklist}\n\n${list(question.checklist)}` : '',
    ),
  },
  example_solution: shownSolution(question),
  next_action: 'show_answer' as const,
})

/** The verb alone, where the pupil wrote the whole sentence of « Demain, nous (aller) à la plage. » */
const withoutSentence = (answer: string, verb: string, sentence: string): string => {
  const [before = '', after] = sentence.split(new RegExp(`\\(\\s*${verb}\\s*\\)`, 'iu'))
  if (after === undefined) return answer
  const words = (text: string) => text.match(/[\p{L}\p{M}]+'?/gu) ?? []
  const [front, back] = [words(before.split(/[.:*]/).at(-1) ?? '').slice(0, -1), words(after)]
  const written = words(answer.replace(/[’‘]/g, "'"))
  const same = (list: readonly string[], other: readonly string[]) =>
    list.length > 0 && list.every((word, i) => fold(word) === fold(other[i] ?? ''))
  const rest = same(front, written) ? written.slice(front.length) : written
  const end = rest.length - back.length
  return (end > 0 && same(back, rest.slice(end)) ? rest.slice(0, end) : rest).join(' ').replace(/' /g, "'")
}

const graded = (
  { expected, inUnit, setting, reformulation_question }: HomeworkQuestion,
  answer: string,
  grade: Grader['grade'],
): Grade | undefined => {
  if (!expected) return undefined
  const text = expected.kind === 'conjugation' ? withoutSentence(answer, expected.verb, reformulation_question) : answer
  const found = grade(expected, text, { ...setting, question: reformulation_question })
  if (!inUnit || expected.kind !== 'number' || found.verdict === 'incorrect') return found
  const { unit: _, ...number } = expected
  const alone = grade(number, answer, {})
  if (alone.verdict === 'correct') return found.verdict === 'partial' ? alone : found
  return found.verdict === 'correct' ? { verdict: 'incorrect', score: 0, feedback: messages.otherUnit } : found
}

/** A correction; with `askedBack` the answer is not judged before that is answered. */
export type JudgedHomework = z.infer<typeof HomeworkGrading> & { askedBack?: AskedBack }

const asked = (question: AskedBack): JudgedHomework => ({
  status: 'to_review',
  message: messages.asked,
  feedback: { content: messages.askedHint },
  next_action: 'retry',
  askedBack: question,
})

/**
 * Judges an answer of a pupil. Takes the stored question, the answer, how many attempts came before, and the reply where this
 * answer was asked back about; gives the correction of the wire. The solution is in it only with `show_answer`, and `expected`
 * never is. No input makes it throw.
 */
export const judgeHomework = (
  question: HomeworkQuestion,
  answer: string,
  attemptsSoFar: number,
  reply?: string,
  grader: Grader = builtInGrader,
): JudgedHomework => {
  const miss = Math.max(0, Math.trunc(attemptsSoFar)) + 1
  const given = answer.trim()
  if (given === '' || GIVES_UP.test(fold(given).slice(0, 80))) return missed(question, 'failure', messages.gaveUp, miss)
  const found = graded(question, given, gradeWithReply(grader, reply))
  if (!found) return compared(question, messages.kept)
  const back = reply === undefined ? askedBack(found) : undefined
  if (back) return asked(back)
  switch (found.verdict) {
    case 'correct':
      return {
        status: 'success',
        message: messages.right,
        feedback: { content: found.feedback },
        next_action: 'next_question',
      }
    case 'to_review':
      return compared(question, found.feedback)
    case 'partial':
      return missed(question, 'partial', found.feedback, miss)
    case 'incorrect':
      return missed(question, 'failure', found.feedback, miss)
  }
}
