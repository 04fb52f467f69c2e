import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const contentsPupil: SimulatedPupil<'contents'> = {
  right: () => ({ engine: 'contents' }),
  wrong: () => ({ engine: 'contents' }),
}
