import { fold, stems } from '../../../words.ts'

const FROM_TO = /\b(?:de |du |des |d')(.{2,40}?) (?:a|au|aux|vers|en) (.{2,40}?)(?=[?.,;:!]|$| s'| est | se )/g

const readDirections = (text: string) =>
  [...fold(text).matchAll(FROM_TO)].map(([, from = '', to = '']) => [stems(from), stems(to)] as const)

/** Whether a text goes the other way than a question: « du liquide au solide », « du solide au liquide ». */
export const goesBack = (question: string, text: string): boolean => {
  const known = readDirections(text)
  return readDirections(question).some(([from, to]) => {
    const [start, end] = [from.at(-1), to.at(-1)]
    if (start === undefined || end === undefined || start === end) return false
    return known.some(([first, last]) => first.includes(end) && last.includes(start))
  })
}
