import { quantitiesIn } from '../read/quantities.ts'
import type { Problem } from '../solution.ts'

const IN_UNIT = /,? \(?en (?<unit>cL|mL|dL|L|g|kg|cm|m|€|euros)\)?(?= ?[?.]?$)/u
/** « … pour 6 personnes, en cL ? » where cL is the unit that it is stated in. */
export const inItsUnit = (problem: Problem): Problem | undefined => {
  const { unit } = IN_UNIT.exec(problem.body.trim())?.groups ?? {}
  const stated = quantitiesIn(problem.context) ?? []
  const own = unit === undefined ? undefined : (quantitiesIn(`1 ${unit}`) ?? [])[0]
  const alike = stated.filter(({ dimension }) => dimension !== '' && dimension === own?.dimension)
  return own && alike.length > 0 && alike.every(one => one.unit === own.unit)
    ? { ...problem, body: problem.body.trim().replace(IN_UNIT, '') }
    : undefined
}
