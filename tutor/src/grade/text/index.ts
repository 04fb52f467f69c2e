import { type ExpectedOf, type Grade, incorrect, type Setting, toReview } from '../grade.ts'
import { messages } from '../messages.ts'
import { askBack } from './ask-back.ts'
import { findRubric } from './find-rubric.ts'
import { judgeText } from './judge.ts'
import type { Judgement } from './judgement.ts'
import { readAnswer } from './read-answer.ts'

const count = ({ evidence }: Judgement) => evidence.filter(({ phrase }) => phrase !== undefined).length

/** What the pupil is told of the verdict. */
const explain = (judgement: Judgement): string => {
  const { verdict, why, doubts, evidence } = judgement
  const misconception = doubts.find(({ feedback }) => feedback !== undefined)?.feedback
  if (misconception && verdict !== 'correct') return misconception
  switch (why) {
    case 'all ideas':
      return messages.right
    case 'non-answer':
      return messages.nonAnswer
    case 'question copied':
      return messages.repeated
    case 'denied as a whole':
      return verdict === 'incorrect' ? messages.deniedWhole : messages.compare
    case 'says both':
      return messages.saysBoth
    case 'only asks':
      return messages.onlyAsks
    case 'off the subject':
      return messages.offSubject
    case 'nothing found':
      return messages.ideasNone
    case 'contradicted':
      return messages.contradiction
    case 'bare list':
      return messages.bareList
    case 'doubted':
      return messages.contradiction
    case 'hedged':
      return messages.compare
    case 'ideas missing':
      return messages.ideasFound(count(judgement), evidence.length)
  }
}

/** Free words against the ideas and claims of a question. Nothing is right that something speaks against; wrong only by certain rules. */
export const gradeText = (expected: ExpectedOf<'text'>, answer: string, { question }: Setting): Grade => {
  const [read, rubric] = [readAnswer(answer), findRubric(expected, question)]
  const judgement = judgeText(read, rubric)
  const { verdict, evidence, share } = judgement
  const parts = evidence.map(({ label, phrase }) => ({ label, correct: phrase !== undefined }))
  const feedback = explain(judgement)
  switch (verdict) {
    case 'correct':
      return { verdict, score: 1, feedback, parts }
    case 'partial':
      return { verdict, score: judgement.why === 'contradicted' ? share / 2 : Math.min(share, 0.9), feedback, parts }
    case 'incorrect':
      return { ...incorrect(feedback), parts }
    case 'to_review': {
      const ask = askBack(judgement, read, rubric)
      return { ...toReview(feedback), parts, ...(ask && { ask }) }
    }
  }
}
