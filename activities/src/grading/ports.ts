import type * as z from 'zod'
import type { SpokenLanguage } from '../language.ts'
import type { AnswerVerdict } from '../result.ts'
import type { Expected } from '../writing/expected.ts'

/** What a right text is: the kinds of a pack, and those that other parts of it make up. */
export type ExpectedText =
  | z.input<typeof Expected>
  | { kind: 'dictation'; text: string }
  | { kind: 'translation'; accepted: readonly string[] }
  | { kind: 'definition'; term: string; definition: string }

/** What the grader may know beside the expected text. */
export type TextSetting = {
  /** The language of the answer; French when absent. */
  lang?: SpokenLanguage
  /** Spelling is the subject: an accent counts. */
  spelling?: boolean
  /** What was asked: to repeat it is no answer. */
  question?: string
  /** The sentence to correct: to leave it as it is is no answer. */
  given?: string | undefined
  /** Words that a text has to use. */
  mustUse?: readonly string[]
}

/** The result of one part of a text: an idea, a criterion, a word. */
export type GradedPart = { label: string; correct: boolean; note?: string }

/** What came out; `score` is 0 to 1, and says nothing when the verdict is `to_review`. */
export type GradingResult = {
  verdict: z.infer<typeof AnswerVerdict>
  score: number
  feedback: string
  parts?: GradedPart[]
  /** One closed question where the answer leaves something unsure; the verdicts of its options stay on the server. */
  ask?: { text: string; options: { text: string; verdict: z.infer<typeof AnswerVerdict> }[] }
}

/** What grading needs from outside: the tutor reads free text. */
export type GradingPorts = {
  gradeText: (expected: ExpectedText, text: string, setting: TextSetting) => GradingResult
}
