import { findGroupLeaks, putBeside } from '../simulated-pupil/groups.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const categorizePupil: SimulatedPupil<'categorize'> = {
  right: ({ groups }) => ({ engine: 'categorize', places: groups }),
  wrong: ({ groups, labels }) => ({ engine: 'categorize', places: putBeside(groups, labels) }),
  leaks: (data, solution) => findGroupLeaks(data.groups, data.items, Object.values(solution.groups)),
}
