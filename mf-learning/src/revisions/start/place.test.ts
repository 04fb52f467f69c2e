import { expect, it } from 'vitest'
import { placeToSearch, readPlace, withoutPlace } from './place.ts'

it('@U03 a quick start is read from its address, and what else stands there stays', () => {
  const place = { grade: '5ème', subject: 'SVT', topic: 'svt-5-x', path: 7 } as const
  const search = placeToSearch(new URLSearchParams('onglet=revisions'), place)
  expect(readPlace(search)).toEqual(place)
  expect(String(withoutPlace(search))).toBe('onglet=revisions')
})

it.each(['matiere=Astrologie', 'classe=2nde', 'pret=-1', 'pret=abc'])('@U03 « %s » is nothing known', address => {
  expect(readPlace(new URLSearchParams(address))).toEqual({ grade: null, subject: null, topic: null, path: null })
})
