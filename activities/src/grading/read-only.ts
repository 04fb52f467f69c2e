import { correction } from '../messages.ts'
import type { ActivityResult } from '../result.ts'

/** The result of a chapter that was read. */
export const gradeReading = (feedback: string): ActivityResult => ({ score: 1, correct: true, parts: {}, feedback })

/** Chapters that are only read, watched or turned over: there is nothing to grade, and an answer is never blank. */
export const readOnly = {
  isReadOnly: true,
  isBlank: () => false,
  grade: () => gradeReading(correction.read),
} as const
