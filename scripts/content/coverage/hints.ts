import { findRevealedWords, type Pack } from '@ariane/tutor'

type Question = Pack['questions'][number]

/** What is graded word by word; an explanation has no words of its own that a hint could give away. */
const listAnswers = ({ expected }: Question): readonly string[] =>
  expected.kind === 'exact' ? expected.accepted : expected.kind === 'number' ? [expected.value] : []

/** Whether the hint to a question says a word of its answer. */
export const revealsAnswer = (question: Question): boolean =>
  findRevealedWords(question.hint, question.question, listAnswers(question)).length > 0
