import { describe, expect, it } from 'vitest'
import { contrastPairs } from './testing/contrast-pairs.ts'
import { eventPalette, subjectPalette } from './tokens.ts'

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('the colours', () => {
  it('knows that black on white is 21 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  })

  it.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('reach their contrast in the %s theme, every declared pair', (_theme, index) => {
    const failing = contrastPairs
      .map(pair => ({ ...pair, ratio: contrast(pair.text[index], pair.background[index]) }))
      .filter(pair => pair.ratio < pair.min)
      .map(pair => `${pair.name}: ${pair.ratio.toFixed(2)} instead of ${pair.min}`)
    expect(failing).toEqual([])
  })

  it('declare a few hundred pairs, all of six-digit hexadecimal colours', () => {
    expect(contrastPairs.length).toBeGreaterThan(150)
    for (const { text, background } of contrastPairs)
      for (const colour of [...text, ...background]) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('palettes by meaning', () => {
  it('gives each of the ten subjects its own palette', () => {
    const subjects = ['Mathématiques', 'Français', 'Anglais', 'Espagnol', 'Allemand']
    const others = ['Histoire', 'Géographie', 'EMC', 'SVT', 'Physique-Chimie']
    expect(new Set([...subjects, ...others].map(subjectPalette)).size).toBe(10)
    expect(subjectPalette('Musique')).toBe('brand')
  })

  it('paints courses blue, homework orange, exams red, revisions green and the rest grey', () => {
    const painted = ['course', 'homework', 'exam', 'revision', 'other'].map(eventPalette)
    expect(painted).toEqual(['info', 'orange', 'danger', 'success', 'neutral'])
  })
})

it('@X06 gives a subject or a type named like what every object inherits the colour of an unknown one', () => {
  for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])
    expect([subjectPalette(word), eventPalette(word)]).toEqual(['brand', 'neutral'])
})
