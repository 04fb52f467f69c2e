import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const accordionPupil: SimulatedPupil<'accordion'> = {
  right: () => ({ engine: 'accordion' }),
  wrong: () => ({ engine: 'accordion' }),
}
