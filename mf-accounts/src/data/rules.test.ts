import { expect, it } from 'vitest'
import { fileName, formatSize, isAddress } from './rules.ts'

it.each([
  [80, '80 octets'],
  [524_288, '512 ko'],
  [3_355_443, '3,2 Mo'],
])('@A14 writes %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})

it('@A14 names the archive after the pupil, whatever his name', () => {
  expect(fileName('Zoé-Maëlle M.')).toBe('zoe-maelle-m')
  expect(fileName('李')).toBe('donnees')
})

it('@A16 knows an address from a slip', () => {
  expect(['parent@exemple.fr', ' p@a.fr '].every(isAddress)).toBe(true)
  expect(['parent', 'parent@exemple', 'p a@exemple.fr'].some(isAddress)).toBe(false)
})
