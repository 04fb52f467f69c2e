import { describe, expect, it } from 'vitest'
import { placeValue, readValue } from './along-scale.ts'

const across = { from: 50, to: 350, min: -1, max: 2, step: 0.1 }
const up = { from: 284, to: 34, min: 0, max: 10, step: 2 }

describe('values along an axis', () => {
  it.each([
    [across, -1, 50],
    [across, 0.5, 200],
    [up, 4, 184],
  ])('stand in its drawing', (axis, value, place) => {
    expect(placeValue(axis, value)).toBeCloseTo(place)
  })

  it.each([
    [across, 200, 0.5],
    [across, 204.9, 0.5],
    [across, 205.1, 0.6],
    [across, 0, -1],
    [across, 999, 2],
    [up, 184, 4],
    [up, 130, 6],
    [up, 300, 0],
  ])('are read from it to the nearest graduation', (axis, place, value) => {
    expect(readValue(axis, place)).toBe(value)
  })
})
