import { describe, expect, it } from 'vitest'
import { each, numbers } from '../testing/exercises.ts'

type Case = [name: string, find: string, solve: (...given: number[]) => number]

/** What the numbers of a statement give, worked out without the generator, in their order. */
const CASES: Case[] = [
  ['ohm-law', 'whole', (r, i) => r * i],
  ['ohm-law', 'one', (u, i) => u / i],
  ['ohm-law', 'other', (r, u) => u / r],
  ['electric-power', 'whole', (u, i) => u * i],
  ['electric-power', 'one', (p, i) => p / i],
  ['electric-power', 'other', (u, p) => p / u],
  ['circuit-laws', 'voltage', (all, first) => all - first],
  ['circuit-laws', 'current', (all, first) => all - first],
  ['circuit-laws', 'main-current', (first, second) => first + second],
  ['weight', 'whole', (m, g) => m * g],
  ['weight', 'one', (p, g) => p / g],
  ['weight', 'other', (m, p) => p / m],
  ['speed-metres', 'whole', (v, t) => v * t],
  ['speed-metres', 'one', (d, t) => d / t],
  ['speed-metres', 'other', (v, d) => d / v],
  ['kinetic-energy', '', (m, v) => (m * v ** 2) / 2],
  ['kinetic-ratio', '', (before, after) => (after / before) ** 2],
  ['energy-joules', 'whole', (p, t) => p * t],
  ['energy-joules', 'one', (t, e) => e / t],
  ['energy-joules', 'other', (p, e) => e / p],
  ['energy-kilowatt-hours', 'whole', (p, t) => p * t],
  ['energy-kilowatt-hours', 'one', (t, e) => e / t],
  ['energy-kilowatt-hours', 'other', (p, e) => e / p],
  ['energy-cost', '', (watts, hours, price) => (watts / 1000) * hours * price],
  ['energy-chain', 'lost', (received, useful) => received - useful],
  ['energy-chain', 'useful', (received, lost) => received - lost],
  ['energy-chain', 'percent', (received, useful) => (100 * useful) / received],
  ['density', 'whole', (v, density) => v * density],
  ['density', 'one', (m, v) => m / v],
  ['density', 'other', (m, density) => m / density],
  ['by-difference', 'volume', (before, after) => after - before],
  ['by-difference', 'mass', (before, after) => after - before],
  ['mass-kept', 'solution', (solute, water) => solute + water],
  ['mass-kept', 'solute', (all, water) => all - water],
  ['mass-kept', 'reaction', (fuel, products) => products - fuel],
  ['solubility', 'whole', (_celsius, s, v) => s * v],
  ['solubility', 'one', (_celsius, m, v) => m / v],
  ['solubility', 'other', (_celsius, s, m) => m / s],
  ['air-share', 'oxygen', (percent, litres) => (percent * litres) / 100],
  ['air-share', 'nitrogen', (percent, litres) => (percent * litres) / 100],
  ['sound-distance', 'distance', (v, t) => v * t],
  ['sound-distance', 'echo', (v, t) => (v * t) / 2],
  ['sound-distance', 'duration', (v, d) => d / v],
  ['light-time', 'duration', (c, d) => d / c],
  ['light-time', 'distance', (c, t) => c * t],
  ['frequency-of-waves', 'frequency', (all, t) => all / t],
  ['frequency-of-waves', 'period', f => 1000 / f],
  ['frequency-of-waves', 'count', (f, t) => f * t],
  ['particles', 'neutrons', (nucleons, protons) => nucleons - protons],
  ['particles', 'nucleons', (protons, neutrons) => protons + neutrons],
  ['binary-messages', 'messages', n => 2 ** n],
  ['binary-messages', 'signals', count => Math.log2(count)],
]

const answered = (text: string) => Number(/-?[\d.]+/.exec(text.replaceAll('\u202f', '').replace(',', '.'))?.[0])
/** Units whose sign holds a digit. */
const bare = (statement: string) => statement.replaceAll('cm³', '')

it('@M02 ohm-law: nothing in a classroom has more than 24 V', () =>
  each('ohm-law', ({ answer }) => expect(answered(answer)).toBeLessThanOrEqual(24), { find: 'whole' }))

describe('the answer of an exercise of physics and chemistry, worked out again from its statement', () => {
  it.each(CASES)('%s %s', (name, find, solve) =>
    each(
      name,
      ({ answer, statement }) => expect(answered(answer), statement).toBeCloseTo(solve(...numbers(bare(statement))), 6),
      { find },
    ),
  )

  it('particles: an ion has lost or gained electrons', () =>
    each(
      'particles',
      ({ answer, statement }) => {
        const [z = 0, moved = 0] = numbers(statement)
        expect(answered(answer)).toBe(statement.includes('gagne') ? z + moved : z - moved)
      },
      { find: 'electrons' },
    ))

  it('count-atoms: the small number behind the symbol, times the molecules', () =>
    each('count-atoms', ({ answer, statement }) => {
      const symbol = { hydrogène: 'H', oxygène: 'O', carbone: 'C' }[
        /atomes d(?:’|e )(\p{L}+)/u.exec(statement)?.[1] ?? ''
      ]
      const small = new RegExp(`${symbol}([₀-₉]*)`).exec(/\((\S+)\)/.exec(statement)?.[1] ?? '')?.[1] ?? ''
      const each = Number([...small].map(sign => '₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)).join('')) || 1
      expect(answered(answer)).toBe(each * (numbers(statement)[0] ?? 0))
    }))
})
