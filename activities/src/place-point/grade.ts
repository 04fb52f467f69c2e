import { isEmpty } from '../grading/grade-places.ts'
import type { Grade, GradingRules } from '../grading/rules.ts'
import { scoreParts } from '../grading/score-parts.ts'
import { lookup } from '../lookup.ts'
import { correction } from './messages.ts'

/** How far a place is from another one on the axis where they differ most; as far as can be where it has fewer axes. */
const distance = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length ? Math.max(...a.map((at, n) => Math.abs(at - (b[n] ?? 0)))) : Number.POSITIVE_INFINITY

/** Each point: the graduations it belongs on. A place between two graduations counts for the nearer one. */
export const gradePlacePoint: Grade<'place-point'> = ({ places, tolerance, slips, spots, labels }, answer) =>
  scoreParts(
    Object.fromEntries(
      Object.entries(places).map(([id, right]) => {
        const place = lookup(answer.places, id)
        if (place === undefined) return [id, null]
        const away = distance(right, place)
        if (away < tolerance) return [id, { correct: true }]
        const slip = lookup(slips, id)?.find(one => distance(one.place, place) < tolerance)
        const note = slip?.note ?? (away < 1 + tolerance ? correction.near : undefined)
        const spot = lookup(spots, id)
        return [
          id,
          { correct: false, expected: lookup(labels, id) ?? '', ...(note && { note }), ...(spot && { spot }) },
        ]
      }),
    ),
  )

export const placePointGrading: GradingRules<'place-point'> = {
  isBlank: ({ places }) => isEmpty(places),
  grade: gradePlacePoint,
}
