import { findGroupLeaks, putBeside } from '../simulated-pupil/groups.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const gridPupil: SimulatedPupil<'grid'> = {
  right: ({ groups }) => ({ engine: 'grid', places: groups }),
  wrong: ({ groups, labels }) => ({ engine: 'grid', places: putBeside(groups, labels) }),
  leaks: ({ columns, rows }, { groups }) => findGroupLeaks(columns, rows, Object.values(groups)),
}
