import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const filmPupil: SimulatedPupil<'film'> = {
  right: () => ({ engine: 'film' }),
  wrong: () => ({ engine: 'film' }),
}
