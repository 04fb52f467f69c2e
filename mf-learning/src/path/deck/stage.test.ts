import { describe, expect, it } from 'vitest'
import { slidePercent } from './stage.ts'

describe('the size of a slide', () => {
  it('is the stage itself on phones and laptops', () => {
    expect([0, 320, 390, 1024, 1280, 1440].map(slidePercent)).toEqual([100, 100, 100, 100, 100, 100])
  })

  it('is enlarged on wide screens, at most twice', () => {
    expect(slidePercent(2160)).toBe(67)
    expect(slidePercent(2880)).toBe(50)
    expect(slidePercent(9000)).toBe(50)
  })
})
