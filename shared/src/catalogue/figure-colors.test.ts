import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FIGURE_COLORS, FIGURE_CSS, type FigureRole } from './figure-colors.ts'

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

const SERIES = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const TINTS = ['ta', 'tb', 'tc', 'td', 'te', 'tf'] as const
const pairs: [role: FigureRole, ground: FigureRole, least: number][] = [
  // Letters.
  ...(['ink', 'soft', ...SERIES] as const).map((role): [FigureRole, FigureRole, number] => [role, 'paper', 4.5]),
  ...(['paper', 'sea', 'land', 'beyond', ...TINTS] as const).map((ground): [FigureRole, FigureRole, number] => [
    'ink',
    ground,
    4.5,
  ]),
  // Strokes, and the large bold letters of a series on a tint.
  ...SERIES.flatMap(role => TINTS.map((ground): [FigureRole, FigureRole, number] => [role, ground, 3])),
]

describe('the colours of figures', () => {
  it.each(['light', 'dark'] as const)('reach their contrast in the %s theme', theme => {
    const failing = pairs
      .map(([role, ground, least]) => ({
        name: `${role} on ${ground}`,
        ratio: contrast(FIGURE_COLORS[role][theme], FIGURE_COLORS[ground][theme]),
        least,
      }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ name, ratio, least }) => `${name}: ${ratio.toFixed(2)} instead of ${least}`)
    expect(failing).toEqual([])
  })

  it('are those of the stylesheet that pages and frames load', () => {
    const file = join(import.meta.dirname, '..', '..', '..', 'activities', 'src', 'figure', 'colors.css')
    expect(readFileSync(file, 'utf8').replace(/^\/\*.*\*\/\n/, '')).toBe(FIGURE_CSS)
  })
})
