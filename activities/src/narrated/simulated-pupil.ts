import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const narratedPupil: SimulatedPupil<'narrated'> = {
  right: () => ({ engine: 'narrated' }),
  wrong: () => ({ engine: 'narrated' }),
}
