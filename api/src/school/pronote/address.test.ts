import { describe, expect, it } from 'vitest'
import { parseRoot } from './address.ts'

describe('the address of a PRONOTE', () => {
  it.each([
    ['https://0750001a.index-education.net/pronote/', 'https://0750001a.index-education.net/pronote'],
    [
      'https://0750001a.index-education.net/pronote/mobile.eleve.html?login=true#x',
      'https://0750001a.index-education.net/pronote',
    ],
    [' 0750001a.index-education.net ', 'https://0750001a.index-education.net/pronote'],
    ['0750001a.index-education.net/pronote/eleve.html', 'https://0750001a.index-education.net/pronote'],
    ['http://0750001a.index-education.net/pronote', 'https://0750001a.index-education.net/pronote'],
    ['https://pronote.college.example', 'https://pronote.college.example'],
  ])('%s stands for %s', (typed, root) => {
    expect(parseRoot(typed)).toBe(root)
  })

  it.each([
    '',
    'https://',
    'file:///etc/passwd',
    'ftp://demo.index-education.net',
    'data://x',
    'http://demo.index-education.net:8080',
    'https://moi:secret@demo.index-education.net',
    'https:// espace',
  ])('is refused: %j', typed => {
    expect(() => parseRoot(typed)).toThrow('address_refused')
  })
})
