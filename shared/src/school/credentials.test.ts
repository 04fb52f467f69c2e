import { describe, expect, it } from 'vitest'
import { askFromKept, parseTable, toKeep } from './credentials.ts'

describe('what the device keeps', () => {
  const used = { pronote: { url: 'u', username: 'camille', password: 'secret' } }
  it('is a token in place of the password as soon as there is one @N08', () => {
    const given = { pronote: { url: 'u', username: 'camille', token: 't', deviceId: 'd' } }
    const kept = toKeep('pronote', used, given)
    expect(kept).toEqual(given.pronote)
    expect(JSON.stringify(kept)).not.toContain('secret')
    expect(kept && askFromKept('pronote', kept)).toEqual({ pronote: given.pronote })
    expect(toKeep('pronote', used, undefined)).toEqual(used.pronote)
  })

  it('is nothing of a token that served and was not replaced', () => {
    expect(toKeep('pronote', { pronote: { url: 'u', username: 'c', token: 't', deviceId: 'd' } }, undefined)).toBeNull()
  })

  it('is the answered question of EcoleDirecte too', () => {
    const double = { cn: '1', cv: '2' }
    const ask = { ecoledirecte: { username: 'c', password: 'p' } }
    expect(toKeep('ecoledirecte', ask, { ecoledirecte: { double } })).toEqual({ ...ask.ecoledirecte, double })
  })

  it('is read whatever stands in the store', () => {
    expect([null, '', '[]', '{', '"a"'].map(parseTable)).toEqual([{}, {}, {}, {}, {}])
  })
})
