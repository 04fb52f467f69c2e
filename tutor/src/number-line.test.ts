import { describe, expect, it } from 'vitest'
import { library } from './library.ts'
import { renderModule } from './modules/index.ts'
import { countGraduations, NumberLine } from './number-line.ts'

const line = {
  id: 'l1',
  title: 'Des quarts',
  from: '−1',
  to: '2',
  step: '1/4',
  labels: ['−1', '0', '3/2'],
  points: ['−3/4', '0,25', '5/4'],
}

describe('a number line of a pack', () => {
  it('is counted in graduations, exactly, fractions and decimals alike', () => {
    expect(countGraduations(NumberLine.parse(line))).toEqual({
      last: 12,
      labels: [
        { at: 0, text: '−1' },
        { at: 4, text: '0' },
        { at: 10, text: '3/2' },
      ],
      points: [
        { at: 1, text: '−3/4' },
        { at: 5, text: '0,25' },
        { at: 9, text: '5/4' },
      ],
    })
    const tenths = { ...line, to: '1', step: '0,1', labels: ['0', '1'], points: ['−0,3', '0,7'] }
    expect(countGraduations(NumberLine.parse(tenths)).points.map(({ at }) => at)).toEqual([7, 17])
  })

  it.each([
    ['a hyphen for a minus sign', { from: '-1' }],
    ['a point for a comma', { points: ['0.25', '1'] }],
    ['no denominator', { step: '1/0' }],
    ['a step that goes nowhere', { step: '0' }],
    ['a step that goes to the left', { step: '−1/4' }],
    ['an end between two graduations', { to: '2,1' }],
    ['more graduations than a phone shows', { to: '8' }],
    ['a point between two graduations', { points: ['1/3', '1'] }],
    ['a point beyond the line', { points: ['9/4', '1'] }],
    ['a point whose number is written on the line', { points: ['1,5', '1'] }],
    ['the same point twice', { points: ['0,5', '1/2'] }],
  ])('has not %s', (_, change) => {
    expect(NumberLine.safeParse({ ...line, ...change }).success).toBe(false)
  })
})

describe('a lesson with number lines', () => {
  const packs = library().packs
  const engines = (pack: (typeof packs)[number]) =>
    Object.values(renderModule('SCALE_SORTING', pack, 1, '').activity ?? {}).map(({ engine }) => engine)

  it('has one after the scale to sort, any other the scale alone', () => {
    const [withLine] = packs.filter(({ numberLines }) => numberLines.length > 0)
    const [without] = packs.filter(({ numberLines }) => numberLines.length === 0)
    if (!withLine || !without) throw new Error('there are no such packs')
    expect(engines(withLine)).toEqual(['order', 'number-line'])
    expect(engines(without)).toEqual(['order'])
  })

  it('shows each of its lines once in a path', () => {
    const [pack] = packs.filter(({ numberLines }) => numberLines.length > 1)
    if (!pack) throw new Error('there is no such pack')
    const used = pack.numberLines.map(({ id }) => `number-line:${id}`)
    const rest = renderModule('SCALE_SORTING', pack, 1, '', new Set(used.slice(1)))
    expect(rest.uses.filter(id => id.startsWith('number-line:'))).toEqual([used[0]])
    const none = renderModule('SCALE_SORTING', pack, 1, '', new Set(used))
    // Its generators make up others.
    expect(Object.values(none.activity ?? {}).map(({ engine }) => engine)).toEqual(['order', 'place-point'])
  })
})
