import { describe, expect, it } from 'vitest'
import { $screens } from '../remotes/remotes.ts'
import { parseSimulatorAddress, parseTypedAddress, routePatterns, simulatorAddress } from './address.ts'

describe('the address of a simulated screen', () => {
  it.each([
    ['/simulateur/settings', { id: 'settings', address: '/settings' }],
    ['/simulateur/dashboard', { id: 'dashboard', address: '/' }],
    ['/simulateur/dashboard/', { id: 'dashboard', address: '/' }],
    ['/simulateur/school', { id: 'school', address: '/scolaire' }],
    ['/simulateur/school/planning/4', { id: 'school', address: '/planning/4' }],
    ['/simulateur/path/path/12', { id: 'path', address: '/path/12' }],
    ['/simulateur', null],
    ['/simulateur/inconnu', null],
    ['/simulateur/toString', null],
  ])('reads %s', (pathname, expected) => {
    expect(parseSimulatorAddress(pathname)).toEqual(expected)
  })

  it('comes back from the page of each screen', () => {
    expect($screens.get().size).toBeGreaterThanOrEqual(10)
    for (const id of $screens.get().keys())
      expect(parseSimulatorAddress(simulatorAddress({ id, address: '/x/y' }))).toEqual({ id, address: '/x/y' })
  })

  it('draws a screen under the patterns of the shell', () => {
    expect(routePatterns('path')).toEqual(['/path/:pathId'])
    expect(routePatterns('dashboard')).toEqual(['/*'])
    expect(routePatterns('school')).toEqual(['/scolaire/*', '/planning/*', '/homework/*'])
  })

  it.each([
    ['/path/12', '/path/12'],
    ['path/12', '/path/12'],
    [' https://ariane.example/planning/4?debut=1#haut ', '/planning/4?debut=1#haut'],
    ['http://', '/'],
    ['', '/'],
  ])('takes %j as typed', (text, address) => {
    expect(parseTypedAddress(text)).toBe(address)
  })
})
