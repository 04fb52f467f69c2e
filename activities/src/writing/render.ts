import type { Rendered } from '../rendered.ts'
import type { DataFor } from '../shape.ts'
import { SIGNS } from '../signs.ts'
import type { SolutionFor } from '../solution.ts'

type Data = DataFor<'writing'>
type Solution = SolutionFor<'writing'>

/** Something to answer in one's own words: what is asked and shown, and what the answer is graded by. */
type WritingMaterial = Pick<Solution, 'question' | 'expected' | 'model' | 'lang'> & {
  title: string
  shown?: Partial<Omit<Data, 'engine' | 'question' | 'lang' | 'oral'>> | undefined
  grading?: Partial<Pick<Solution, 'spelling' | 'given' | 'mustUse'>> | undefined
  /** How the question is read aloud, where it is meant to be answered aloud. */
  said?: string | undefined
}

const MATHS_SIGNS = [...'²³×÷−√']
const MATHS = new Set(['number', 'algebra', 'equation'])
const SHORT = new Set([...MATHS, 'exact', 'conjugation'])

/** What a keyboard may lack for this answer. */
const chooseSigns = (lang: Solution['lang'], kind: string) => (MATHS.has(kind) ? MATHS_SIGNS : [...SIGNS[lang]])

const chooseSize = (kind: string): Data['size'] => (kind === 'free' ? 'page' : SHORT.has(kind) ? 'line' : 'lines')

export const renderWriting = (material: WritingMaterial): Rendered<'writing'> => {
  const { title, question, expected, model, lang, shown, grading, said } = material
  const signs = chooseSigns(lang, expected.kind)
  return {
    title,
    data: {
      engine: 'writing',
      question,
      size: chooseSize(expected.kind),
      lang,
      ...(signs.length > 0 && { signs }),
      ...(expected.kind === 'free' && { minWords: expected.minWords }),
      ...shown,
      ...(said !== undefined && { oral: true }),
    },
    solution: { engine: 'writing', expected, model, lang, question, spelling: false, mustUse: [], ...grading },
    ...(said !== undefined && { speech: [{ text: said, lang: 'fr' }] }),
  }
}
