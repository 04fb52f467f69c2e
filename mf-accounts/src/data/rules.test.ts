import { expect, it } from 'vitest'
import { checkParentEmail, fileName, formatSize } from './rules.ts'

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
  expect(checkParentEmail({ email: 'parent@exemple.fr' })).toEqual({ sent: { email: 'parent@exemple.fr' } })
  expect(checkParentEmail({ email: ' p@a.fr ' })).toEqual({ sent: { email: 'p@a.fr' } })
  for (const email of ['parent', 'parent@exemple', 'p a@exemple.fr'])
    expect(checkParentEmail({ email })).toEqual({
      errors: { email: 'Entrez une adresse e-mail complète, comme prenom@exemple.fr' },
    })
})
