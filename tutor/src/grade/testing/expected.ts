import { type Expected, type Grade, grade, type Setting } from '../index.ts'

// Test helper: short ways to say what is expected.
export type Row = [Expected, string, Grade['verdict']]

export const gradeVerdict = (expected: Expected, answer: string, setting?: Setting) =>
  grade(expected, answer, setting).verdict

export const number = (value: string, unit?: string, form?: 'irreducible' | 'scientific' | 'decimal'): Expected => ({
  kind: 'number',
  value,
  ...(unit && { unit }),
  ...(form && { form }),
})

export const text = (...ideas: string[][]): Expected => ({
  kind: 'text',
  ideas: ideas.map(anyOf => ({ label: anyOf[0] ?? '', anyOf })),
})
