import { describe, expect, it } from 'vitest'
import { printActivity } from '../print.ts'
import { answerRight, findLeaks } from '../simulated-pupil.ts'
import { renderReadValue } from './render.ts'

const material = {
  title: 'Le sport préféré',
  values: [
    {
      question: 'Combien d’élèves font du judo ?',
      value: 9,
      written: '9 élèves',
      graduation: 2,
      unit: 'élèves',
      slips: [
        { value: 14, note: 'Autre série.' },
        { value: 10, note: 'Trop près.' },
      ],
    },
    { question: 'Et du tennis ?', value: 5.5, written: '5,5', graduation: 1, slips: [] },
  ],
}

describe('values to read', () => {
  const { data, solution } = renderReadValue(material)

  it('keep their order, and half a graduation is their tolerance', () => {
    expect(data.items).toEqual([
      { id: 'v1', text: 'Combien d’élèves font du judo ?', unit: 'élèves' },
      { id: 'v2', text: 'Et du tennis ?' },
    ])
    expect(Object.values(solution.items).map(({ tolerance }) => tolerance)).toEqual([1, 0.5])
  })

  it('have a narrow tolerance where they stand on a line of the scale', () => {
    const [first] = material.values
    if (!first) throw new Error('no value')
    const { solution: onLine } = renderReadValue({ ...material, values: [{ ...first, value: 10, graduation: 5 }] })
    expect(onLine.items.v1).toMatchObject({ tolerance: 1.25, near: 7.5 })
  })

  it('leave out slips that are no other reading', () => {
    expect(solution.items.v1?.slips).toEqual([{ value: 14, note: 'Autre série.' }])
  })

  it('give nothing away, on paper neither', () => {
    expect(findLeaks(data, solution)).toEqual([])
    expect(findLeaks({ ...data, items: data.items.slice(1) }, solution)).toEqual(['a value has no solution'])
    expect(printActivity(data)).toBe(
      'Le sport préféré\n\nLisez chaque valeur sur la figure.\n\n1. Combien d’élèves font du judo ? ……………… élèves\n2. Et du tennis ? ………………',
    )
    expect(answerRight(solution)).toEqual({ engine: 'read-value', values: { v1: '9', v2: '5,5' } })
  })
})
