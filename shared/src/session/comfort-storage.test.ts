import { describe, expect, it } from 'vitest'
import { DEFAULT_COMFORT, parseComfort } from './comfort-storage.ts'

describe('comfort kept on a device', () => {
  it('comes back as it was chosen', () => {
    const chosen = { theme: 'dark', font: 'legible', spacing: 'wider', ruler: true, calm: true, sound: false } as const
    expect(parseComfort(JSON.stringify(chosen), 'light')).toEqual(chosen)
  })

  it.each([
    ['nothing', null],
    ['a broken text', '{"font":'],
    ['something else', '"legible"'],
    ['null', 'null'],
  ])('is as usual, in the theme of the device, after %s', (_, text) => {
    expect(parseComfort(text, 'dark')).toEqual({ ...DEFAULT_COMFORT, theme: 'dark' })
  })

  it('leaves out words of another age', () => {
    expect(parseComfort('{"theme":"sepia","font":"comic","spacing":3,"ruler":"yes","calm":1}', 'light')).toEqual({
      ...DEFAULT_COMFORT,
      theme: 'light',
    })
  })
})
