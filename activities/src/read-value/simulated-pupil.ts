import { areIdsSorted, areTextsDifferent } from '../simulated-pupil/elements.ts'
import { mapValues } from '../simulated-pupil/records.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

/** As a pupil writes a number. */
const write = (value: number) => String(Math.round(value * 1e6) / 1e6).replace('.', ',')

/** Further away than any slip is named for. */
const far = (value: number, tolerance: number) => write(value + 8 * tolerance)

export const readValuePupil: SimulatedPupil<'read-value'> = {
  right: ({ items }) => ({ engine: 'read-value', values: mapValues(items, ({ value }) => write(value)) }),
  wrong: ({ items }) => ({
    engine: 'read-value',
    values: mapValues(items, ({ value, tolerance }) => far(value, tolerance)),
  }),
  guess: ({ items }) => ({
    engine: 'read-value',
    values: mapValues(items, ({ value, tolerance }, n) => (n > 0 ? write(value) : far(value, tolerance))),
  }),
  leaks: ({ items }, solution) => [
    !areIdsSorted(items) && 'ids tell their place',
    !areTextsDifferent(items) && 'the same value is asked twice',
    items.map(({ id }) => id).join() !== Object.keys(solution.items).join() && 'a value has no solution',
  ],
}
