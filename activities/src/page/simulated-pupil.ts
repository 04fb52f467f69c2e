import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const pagePupil: SimulatedPupil<'page'> = {
  right: () => ({ engine: 'page' }),
  wrong: () => ({ engine: 'page' }),
}
