import { plainText } from '../grade/text/plain-text.ts'
import type { Pack } from '../pack.ts'

type Question = Pack['questions'][number]
type Expected = Extract<Question['expected'], { kind: 'text' }>

/** A text question with what attacks on it and paraphrases of its answer are made from. */
export type TextQuestion = {
  pack: Pack
  id: string
  question: string
  expected: Expected
  model: string
  /** Model answers of the other text questions of the pack, and of one of another pack. */
  siblings: readonly string[]
  others: readonly string[]
}

const list = (pack: Pack) =>
  pack.questions.flatMap(({ id, question, expected, modelAnswer }) =>
    expected.kind === 'text' ? [{ pack, id, question, expected, model: plainText(modelAnswer) }] : [],
  )

/** A number from a text, the same everywhere and always: draws what is drawn. */
const draw = (text: string, below: number): number => {
  let value = 7
  for (const letter of text) value = (Math.imul(value, 31) + letter.charCodeAt(0)) >>> 0
  return below === 0 ? 0 : value % below
}

/** The text questions of some packs; answers to other chapters are taken from all. */
export const listTextQuestions = (packs: readonly Pack[], all: readonly Pack[]): TextQuestion[] => {
  const everything = all.flatMap(list)
  return packs.flatMap(list).map(one => {
    const subject = everything.filter(other => other.pack.subject === one.pack.subject && other.pack.id !== one.pack.id)
    const name = `${one.pack.id} ${one.id}`
    return {
      ...one,
      siblings: list(one.pack)
        .filter(({ id }) => id !== one.id)
        .map(({ model }) => model),
      others: [1, 2].flatMap(n => subject[draw(`${name} ${n}`, subject.length)]?.model ?? []),
    }
  })
}
