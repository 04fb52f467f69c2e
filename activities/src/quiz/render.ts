import { numbered, type Random, shuffle } from '../random.ts'
import type { Rendered } from '../rendered.ts'
import { statement } from './messages.ts'

type Option = { text: string; correct: boolean; feedback?: string | undefined }
type Question = { options: readonly Option[]; multiple?: boolean }
/** True or false: its two options keep their order. */
type Statement = { truth: boolean }
type QuizMaterial = { title: string; stem: string; why: string } & (Question | Statement)

const trueOrFalse = (truth: boolean): Option[] => [
  { text: statement.true, correct: truth },
  { text: statement.false, correct: !truth },
]

export const renderQuiz = (material: QuizMaterial, random: Random): Rendered<'quiz'> => {
  const { title, stem, why } = material
  const options = numbered('o', 'truth' in material ? trueOrFalse(material.truth) : shuffle(random, material.options))
  return {
    title,
    data: {
      engine: 'quiz',
      stem,
      multiple: 'options' in material && material.multiple === true,
      options: options.map(({ id, item }) => ({ id, text: item.text })),
    },
    solution: {
      engine: 'quiz',
      options: Object.fromEntries(
        options.map(({ id, item: { text, correct, feedback } }) => [
          id,
          { text, correct, ...(feedback ? { feedback } : {}) },
        ]),
      ),
      why,
    },
  }
}
