import { SCHOOL_FAILURES } from '@ariane/shared/contracts/school'
import { describe, expect, it } from 'vitest'
import { failures } from './failures.ts'
import { askFromForm, type Form, findProblems, formatWait, parseQr } from './request.ts'

const form = (part: Partial<Form> = {}): Form => ({
  provider: 'pronote',
  way: 'password',
  url: ' https://demo.index-education.net/pronote/ ',
  username: ' camille ',
  accountName: '',
  ...part,
})
const secrets = { password: 'mot de passe', qr: '{"jeton":"a","login":"b","url":"https://c"}', pin: '1234' }

describe('the identifiers of a school', () => {
  it('are asked for by the kind of the service @N08', () => {
    const none = { password: '', qr: '', pin: '12' }
    expect(Object.keys(findProblems(form({ url: '', username: '' }), none))).toEqual(['url', 'username', 'password'])
    expect(Object.keys(findProblems(form({ provider: 'ecoledirecte', username: '' }), none))).toEqual([
      'username',
      'password',
    ])
    expect(Object.keys(findProblems(form({ way: 'qr' }), none))).toEqual(['qr', 'pin'])
    expect(findProblems(form(), secrets)).toEqual({})
  })

  it('go out without the spaces around them, the password as it is', () => {
    expect(askFromForm(form(), { ...secrets, password: ' a ' }, 'd')).toEqual({
      pronote: {
        url: 'https://demo.index-education.net/pronote/',
        username: 'camille',
        password: ' a ',
        deviceId: 'd',
      },
    })
    expect(askFromForm(form({ provider: 'ecoledirecte' }), secrets, 'd')).toEqual({
      ecoledirecte: { username: 'camille', password: 'mot de passe', deviceId: 'd' },
    })
    expect(askFromForm(form({ way: 'qr' }), secrets, undefined)).toEqual({
      pronote: { qr: { jeton: 'a', login: 'b', url: 'https://c' }, pin: '1234' },
    })
  })

  it('are read from a QR code that is one of PRONOTE', () => {
    expect(['', 'bonjour', '{}', '[]', 'null', '{"jeton":1,"login":"b","url":"c"}'].map(parseQr)).toEqual(
      Array(6).fill(null),
    )
  })
})

describe('a refused synchronisation', () => {
  it('has a sentence and a next step of its own for each reason @N08', () => {
    const said = SCHOOL_FAILURES.map(code => failures[code])
    expect(new Set(said.map(({ what }) => what)).size).toBe(SCHOOL_FAILURES.length)
    expect(new Set(said.map(({ next }) => next)).size).toBe(SCHOOL_FAILURES.length)
  })

  it.each([
    [1, 'Réessayez dans 1 seconde.'],
    [45, 'Réessayez dans 45 secondes.'],
    [61, 'Réessayez dans 2 minutes.'],
    [3600, 'Réessayez dans 1 heure.'],
  ])('says how long %i seconds are', (seconds, words) => expect(formatWait(seconds)).toBe(words))
})
