import { expect, it } from 'vitest'
import { newYearAsks } from './rules.ts'

it.each([
  ['2026-08-19', '2025-09-02', false],
  ['2026-08-20', '2025-09-02', true],
  ['2026-09-30', '2025-09-02', true],
  ['2026-10-01', '2025-09-02', false],
  ['2026-09-03', '2026-08-25', false],
  ['2026-09-03', '2026-07-31', true],
  ['2026-02-03', '2024-09-02', false],
])('@A15 on %s somebody whose grade was settled on %s is asked: %s', (day, said, asked) => {
  expect(newYearAsks(day, said)).toBe(asked)
})
