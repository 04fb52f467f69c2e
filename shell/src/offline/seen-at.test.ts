import { expect, it } from 'vitest'
import { seenAt } from './seen-at.ts'

const at = Date.parse('2026-11-24T17:04:00Z')

it('@S14 says the time of today, and the day of what is older', () => {
  expect(seenAt(at, Date.parse('2026-11-24T20:00:00Z'))).toBe('Hors ligne, vu à 18:04')
  expect(seenAt(at, Date.parse('2026-11-25T06:00:00Z'))).toMatch(/^Hors ligne, vu le .*24 novembre.* à 18:04$/)
})
