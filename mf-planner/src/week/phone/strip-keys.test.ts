import { describe, expect, it } from 'vitest'
import { findStep } from './strip-keys.ts'

const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']

describe('Keys on the strip of a week', () => {
  it.each([
    ['ArrowRight', '2026-11-24', { day: '2026-11-25' }],
    ['ArrowLeft', '2026-11-24', { day: '2026-11-23' }],
    ['Home', '2026-11-26', { day: '2026-11-23' }],
    ['End', '2026-11-26', { day: '2026-11-29' }],
    ['PageUp', '2026-11-26', { week: -1 }],
    ['PageDown', '2026-11-26', { week: 1 }],
    // The ends stay: a week is left by a key of its own.
    ['ArrowLeft', '2026-11-23', undefined],
    ['ArrowRight', '2026-11-29', undefined],
    ['Home', '2026-11-23', undefined],
    ['Enter', '2026-11-26', undefined],
    ['toString', '2026-11-26', undefined],
  ] as const)('%s on %s leads to %j', (key, chosen, expected) => expect(findStep(key, DAYS, chosen)).toEqual(expected))
})
