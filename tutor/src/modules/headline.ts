import type { Context } from './context.ts'
import { subjectTitle } from './lesson.ts'
import { isAmong } from './says-again.ts'

/** « … : l’exemple du droit à la vie privée » is about that right. */
const EXAMPLES: [RegExp, string][] = [
  [/^.*\s:\sl’exemple du /, 'Le '],
  [/^.*\s:\sl’exemple de l(?=[a’])/, 'L'],
]

/** A long title without what stands in brackets or after its colon; where that is the example studied, the example. */
export const shortTitle = (title: string): string =>
  EXAMPLES.reduce((rest, [example, article]) => rest.replace(example, article), title)
    .replace(/\s+\([^)]*\)/g, '')
    .replace(/\s+:\s.*$/, '')

/** The title above an exercise: in full until the path has shown it; then short, or, where it stays long, the kind of exercise. */
export const headline = ({ pack, said = new Set() }: Pick<Context, 'pack' | 'said'>, kind: string): string => {
  const title = subjectTitle(pack)
  return [title, shortTitle(title)].find(one => !isAmong(one, said)) ?? kind
}
