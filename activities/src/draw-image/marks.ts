import type { Mark } from './shape.ts'

/** The name of a mark in results: « 3,4 ». */
export const nameMark = ([x, y]: Mark) => `${x},${y}`

/** A mark by its name; undefined for anything else. */
export const readMark = (name: string): Mark | undefined => {
  const [, x, y] = /^(\d{1,2}),(\d{1,2})$/.exec(name) ?? []
  return x === undefined || y === undefined ? undefined : [Number(x), Number(y)]
}

const isSame = (a: Mark, b: Mark) => a[0] === b[0] && a[1] === b[1]

export const hasMark = (marks: readonly Mark[], mark: Mark) => marks.some(one => isSame(one, mark))

/** The marks with this one taken away where it stands there, added where it does not. */
export const toggleMark = (marks: readonly Mark[], mark: Mark): Mark[] =>
  hasMark(marks, mark) ? marks.filter(one => !isSame(one, mark)) : [...marks, mark]

/** Whether two lists hold the same marks, in any order. */
export const areSameMarks = (a: readonly Mark[], b: readonly Mark[]) =>
  a.length === b.length && a.every(mark => hasMark(b, mark))
