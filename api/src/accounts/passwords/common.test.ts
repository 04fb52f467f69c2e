import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common.ts'

describe('@G07 a password that is guessed first', () => {
  it.each([
    ['123456'],
    ['azerty'],
    ['Azerty123'],
    ['motdepasse'],
    ['Mot de passe !'],
    ['Soleil2012'],
    ['doudou7'],
    ['jetaime'],
    ['aaaaaaaa'],
    ['654321'],
    ['abcdef'],
    ['Fedcba98'],
    ['wxcvbn123'],
    ['aze-123'],
    ['qsdf12'],
    ['azertyqsdfgh'],
    ['mlkjhgfdsq'],
    ['Maman1'],
    ['psg2026'],
    ['121212'],
    ['PRONOTE-2026'],
    ['Ariane2026'],
    ['collège'],
  ])('%j is refused for anybody', password => expect(isCommonPassword(password)).toBe(true))

  it.each([
    ['leamartin', ['lea.martin@college.fr']],
    ['Martin2012', ['lea.martin@college.fr']],
    ['martin-léa', ['Léa', 'Martin']],
    ['LÉA!2013', ['Léa']],
    ['renard-lilas-12', ['renard-lilas-12']],
  ])('%j is refused for %j', (password, names) => expect(isCommonPassword(password, names)).toBe(true))

  it.each([
    ['cheval-vert-lundi', ['Léa']],
    ['marron-vert', ['lea.martin@college.fr']],
    ['secret-1', []],
    ['Martine et Léa', ['Léa', 'Martin']],
    ['kT7wPq2x41', ['renard-lilas-12']],
    ['jo-jo-est-la', ['Jo']],
    ['abc-renard-123', []],
    ['hi-de-12', []],
    ['4821-lune', []],
    ['k4x9z2q7', []],
    ['!?;:=+', []],
  ])('%j is taken from %j', (password, names) => expect(isCommonPassword(password, names)).toBe(false))
})
