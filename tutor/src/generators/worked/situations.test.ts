import { lookup } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import type { Exercise } from '../exercise.ts'
import { rng } from '../random.ts'
import { workedGenerators } from './index.ts'

const DRAWS = 120

const drawAll = (name: string, kind: string): Exercise[] => {
  const make = lookup(workedGenerators, name)
  return make ? Array.from({ length: DRAWS }, (_, seed) => make(rng(seed + 1), { kind })) : []
}
const numbersAfter = (text: string, ...names: string[]) =>
  names.map(name => Number(new RegExp(`${name} ?(\\d+(?:,\\d+)?)`).exec(text)?.[1]?.replace(',', '.')))

describe('situations of worked problems', () => {
  it('draws triangles that exist under the theorem of Thales', () => {
    const flat = drawAll('worked-thales-perimeter', 'solve').filter(({ statement }) => {
      const [am = 0, an = 0, mn = 0] = numbersAfter(statement, 'AM =', 'AN =', 'MN =')
      return !(Math.abs(am - an) < mn && mn < am + an)
    })
    expect(flat).toEqual([])
  })

  it.each(['solve', 'back'])('draws isosceles triangles that exist and are not equilateral: %s', kind => {
    const impossible = drawAll('worked-isosceles-side', kind).filter(({ statement, answer }) => {
      const [base = 0] = numbersAfter(statement, '(?:base mesure|et la base)')
      const equal = kind === 'back' ? (numbersAfter(statement, 'égaux mesurent')[0] ?? 0) : Number.parseFloat(answer)
      return !(base < 2 * equal && base !== equal)
    })
    expect(impossible).toEqual([])
  })

  it('calls the shorter side the width', () => {
    const turned = drawAll('worked-fixed-perimeter', 'solve').filter(({ statement }) => {
      const [half = 0, x = 0] = numbersAfter(statement, 'alors \\$', 'quand \\$x =')
      return !(x > 0 && x < half - x)
    })
    expect(turned).toEqual([])
  })

  it('names different numbers of turns for loops one in the other', () => {
    const same = drawAll('worked-nested-loops', 'solve').filter(({ statement }) => {
      const [outer, inner] = [...statement.matchAll(/Répéter (\d+)/g)].map(([, times]) => times)
      return outer === inner
    })
    expect(same).toEqual([])
  })

  it('compares situations that give as much now and then, and says so', () => {
    const compared = drawAll('worked-axial-distance', 'compare')
    const equal = compared.filter(({ answer }) => answer === 'c’est pareil')
    expect(equal.length).toBeGreaterThan(DRAWS / 20)
    expect(equal.length).toBeLessThan(DRAWS / 2)
    for (const { statement, answer } of compared) {
      const [one, other] = statement.split('Situation 2').map(text => {
        const [away = 0, more = 0] = [/A est à (\d+) cm/, /à (\d+) cm de A′/].map(found =>
          Number(found.exec(text)?.[1]),
        )
        return 2 * away + more
      })
      const best = one === other ? 'c’est pareil' : Number(one) > Number(other) ? 'la situation 1' : 'la situation 2'
      expect(answer).toBe(best)
    }
  })

  it.each(['worked-sum-equation', 'worked-price-formula', 'worked-fixed-perimeter'])(
    '%s: asks for no comparison of what only its question says',
    name => expect(() => drawAll(name, 'compare')).toThrow('no exercise'),
  )

  it.each(['worked-pyramid-volume', 'worked-candle-height'])('%s: compares no different units', name => {
    const units = (statement: string) => new Set(statement.match(/\b[cd]m(?=[³ .])/g))
    const mixed = () => drawAll(name, 'compare').filter(({ statement }) => units(statement).size > 1)
    if (name === 'worked-candle-height') expect(mixed).toThrow('no exercise')
    else expect(mixed()).toEqual([])
  })

  it('lists no mistake that comes by the number another one leads to', () => {
    const named = drawAll('worked-polygon-turn', 'mistake').filter(({ statement }) => /angle intérieur/.test(statement))
    expect(named.length).toBeGreaterThan(0)
    const inside = named.filter(({ statement, answer }) => {
      const [, sides = '', found = ''] = /à (\d+) côtés.*trouve (\d+)°/.exec(statement) ?? []
      const listed = statement.split(/\(\d\) /).slice(1)
      const isNamed = listed[Number(answer.replace(/\D/g, '')) - 1]?.includes('angle intérieur')
      return !isNamed && Number(found) === 180 - 360 / Number(sides)
    })
    expect(inside).toEqual([])
  })

  it('says of no right line that it repeats a mistake', () => {
    const blamed = drawAll('worked-missing-value', 'line').flatMap(({ statement, steps, distractors, words }) => {
      const lines = (statement.split('écrit')[1] ?? '').split(/ \(\d\) /).slice(1)
      return distractors.filter((text, i) => {
        const line = lines[Number(text.replace(/\D/g, '')) - 1]?.split(/(?<=\.) Quelle/)[0]
        return line && words?.remarks[i]?.includes('reprend') && steps.at(-1)?.includes(line)
      })
    })
    expect(blamed).toEqual([])
  })

  it('writes a comma in the wrong place as a pupil does', () => {
    const written = drawAll('worked-price-by-mass', 'line').filter(({ statement }) => /times 10[ $]/.test(statement))
    expect(written).toEqual([])
  })

  it('takes the neighbour of a rounded number where it is left out as where it is asked for', () => {
    const ends = drawAll('worked-cylinder-volume', 'hole').filter(({ statement }) =>
      /Voici la rédaction/.test(statement),
    )
    expect(ends.length).toBeGreaterThan(0)
    for (const { expected } of ends) expect(expected).toMatchObject({ kind: 'number', tolerance: 1 })
  })

  it('asks for the name of a mistake that decimal hours tell apart', () => {
    const made = drawAll('worked-decimal-hours', 'mistake')
    for (const { statement } of made) expect(statement).not.toMatch(/lit (?:la partie décimale|les dixièmes)/)
  })
})
