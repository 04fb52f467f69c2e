import { describe, expect, it } from 'vitest'
import {
  listUnknownWords,
  NONE,
  ownQuery,
  readSwitches,
  requestedPersona,
  type Switches,
  withSwitches,
  writeSwitches,
} from './switches.ts'

const everything: Switches = {
  role: 'ROLE_PARENT',
  grade: '6ème',
  scenario: 'hostile',
  pupil: 2,
  version: 'mf-chat@1.0.0-1a2b3c4d',
  latency: 400,
  jitter: 200,
  offline: true,
  errors: { readChannel: '500', listEvents: 'reseau' },
  clock: '+3j',
}

describe('the link of a simulated screen', () => {
  it('@F04 holds every switch, in words that can be read', () => {
    expect(writeSwitches(everything)).toBe(
      'qa.role=parent&qa.classe=6e&qa.donnees=hostiles&qa.eleve=2&qa.version=mf-chat@1.0.0-1a2b3c4d&qa.latence=400' +
        '&qa.variation=200&qa.hors-ligne=oui&qa.erreur=readChannel:500,listEvents:reseau&qa.horloge=%2B3j',
    )
    expect(readSwitches(`?${writeSwitches(everything)}`)).toEqual(everything)
  })

  it('@F04 says which roles and data nobody knows, and which there are', () => {
    expect(listUnknownWords(`?${writeSwitches(everything)}&autre=constructor`)).toEqual([])
    expect(listUnknownWords('?qa.role=prof&qa.donnees=constructor')).toEqual([
      { name: 'qa.role', word: 'prof', known: ['eleve', 'professeur', 'coach', 'parent'] },
      { name: 'qa.donnees', word: 'constructor', known: ['vides', 'courantes', 'enormes', 'hostiles'] },
    ])
  })

  it('@F04 is an ordinary address while nothing is switched', () => {
    expect(readSwitches('')).toEqual(NONE)
    expect(withSwitches('/simulateur/chat?qa.role=parent#haut', NONE)).toBe('/simulateur/chat#haut')
  })

  it('keeps what the screen itself has in its address', () => {
    const address = withSwitches('/objectives?objectif=12&qa.latence=5', { ...NONE, latency: 300 })
    expect(address).toBe('/objectives?objectif=12&qa.latence=300')
    expect(ownQuery('?objectif=12&qa.latence=300')).toBe('objectif=12')
  })

  it.each([
    'qa.role=roi',
    'qa.classe=cp',
    'qa.latence=beaucoup',
    'qa.erreur=readChannel:peut-être',
    'qa.eleve=-3',
    'qa.role=toString',
  ])('leaves out what it does not understand: %s', query => {
    expect(readSwitches(`?${query}`)).toEqual(NONE)
  })

  it('asks for an account as soon as one of its traits is named', () => {
    expect(requestedPersona(NONE)).toBeNull()
    expect(requestedPersona({ ...NONE, scenario: 'huge' })).toEqual({
      role: 'ROLE_STUDENT',
      grade: '4ème',
      scenario: 'huge',
    })
  })
})
