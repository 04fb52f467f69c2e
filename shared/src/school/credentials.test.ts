import { afterEach, describe, expect, it, vi } from 'vitest'
import { askFromKept, listKept, parseTable, readKept, toKeep, writeKept } from './credentials.ts'
import { listRefreshed } from './refreshed.ts'

afterEach(() => vi.unstubAllGlobals())

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

  it('is a token of EcoleDirecte in place of the password, with the answered question @Y05', () => {
    const [double, access] = [
      { cn: '1', cv: '2' },
      { username: 'c', token: 't', deviceId: 'd' },
    ]
    const typed = { ecoledirecte: { username: 'c', password: 'secret', deviceId: 'd', double } }
    const kept = toKeep('ecoledirecte', typed, { ecoledirecte: { access } })
    expect(kept).toEqual({ ...access, double })
    expect(kept && askFromKept('ecoledirecte', kept)).toEqual({ ecoledirecte: { ...access, double } })
    const next = { ...access, token: 'next' }
    const used = { ecoledirecte: { ...access, double } }
    expect(toKeep('ecoledirecte', used, { ecoledirecte: { access: next } })).toEqual({ ...next, double })
  })

  it('is read whatever stands in the store', () => {
    expect([null, '', '[]', '{', '"a"'].map(parseTable)).toEqual([{}, {}, {}, {}, {}])
  })

  it('is of each account for itself, under the one key of its system @Y05', () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
    const of = (accountName: string, who = 'lea:lea') => ({ provider: 'pronote' as const, accountName, who })
    const token = { url: 'u', username: 'lea', token: 't', deviceId: 'd' }
    writeKept(of(''), token)
    writeKept(of('Chez papa : mardi'), { ...token, token: 'other' })
    writeKept(of('', 'tom:tom'), { ...token, username: 'tom' })
    expect([...stored.keys()]).toEqual(['pronote_credentials'])
    expect(listKept('pronote', 'lea:lea')).toEqual(['', 'Chez papa : mardi'])
    expect(listRefreshed('lea:lea').map(({ accountName }) => accountName)).toEqual(['', 'Chez papa : mardi'])
    writeKept(of(''), null)
    expect([readKept(of('')), readKept(of('Chez papa : mardi'))?.token]).toEqual([null, 'other'])
    expect(listKept('pronote', 'tom:tom')).toEqual([''])
    writeKept(of('Chez papa : mardi'), null)
    writeKept(of('', 'tom:tom'), null)
    expect(stored.size).toBe(0)
  })
})
