import { lookup } from '../lookup.ts'
import type { ActivityResult } from '../result.ts'
import { type Part, scoreParts } from './score-parts.ts'

/** A part with what was expected, where it is wrong. */
export const gradePart = (correct: boolean, expected: string | undefined): Part =>
  correct ? { correct } : { correct, expected: expected ?? '' }

/** The result of an answer that gives one thing for each name of the solution; `null` where it gives none. */
export const gradeEach = (
  solution: Readonly<Record<string, string>>,
  gradeOne: (id: string, right: string) => Part | null,
): ActivityResult =>
  scoreParts(Object.fromEntries(Object.entries(solution).map(([id, right]) => [id, gradeOne(id, right)])))

/** Each element: where it belongs. `labels` are the names of the places. */
export const gradePlaces = (
  solution: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
  chosen: Readonly<Record<string, string>>,
): ActivityResult =>
  gradeEach(solution, (id, right) => {
    const place = lookup(chosen, id)
    return place === undefined ? null : gradePart(place === right, lookup(labels, right))
  })

/** Whether nothing was placed. */
export const isEmpty = (chosen: Readonly<Record<string, unknown>>) => Object.keys(chosen).length === 0
