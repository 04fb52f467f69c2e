import { describe, expect, it } from 'vitest'
import { checkPasswords, formatWhen } from './rules.ts'

const line = {
  id: '1',
  who: 'Mme Roux',
  role: 'ROLE_TEACHER',
  what: 'viewed',
  at: '2026-11-21T14:04:00.000Z',
  until: '2026-11-21T14:04:00.000Z',
  times: 1,
} as const

describe('a line of the journal', () => {
  it('says when, in Paris time', () => {
    expect(formatWhen(line)).toBe('Le 21 novembre 2026 à 15:04')
  })
  it('says from when to when, and how often', () => {
    expect(formatWhen({ ...line, until: '2026-11-21T14:20:00.000Z', times: 3 })).toBe(
      'Le 21 novembre 2026, de 15:04 à 15:20 (3 fois)',
    )
    expect(formatWhen({ ...line, times: 2 })).toBe('Le 21 novembre 2026 à 15:04 (2 fois)')
  })
})

describe('the change of the own password', () => {
  it('needs the current one and a new one of six characters', () => {
    expect(checkPasswords({ currentPassword: '', newPassword: 'court' })).toEqual({
      errors: {
        currentPassword: 'Entrez votre mot de passe actuel',
        newPassword: 'Le mot de passe doit contenir au moins 6 caractères',
      },
    })
    const right = { currentPassword: 'a', newPassword: 'abcdef' }
    expect(checkPasswords(right)).toEqual({ sent: right })
  })
})
