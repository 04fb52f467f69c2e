import { expect, it } from 'vitest'
import { acceptLicence } from './licence-rules.ts'

it('@X06 takes a package under a licence of the list, of those it offers', () => {
  expect(acceptLicence('react', 'MIT')).toBe('MIT')
  expect(acceptLicence('dompurify', '(MPL-2.0 OR Apache-2.0)')).toBe('Apache-2.0')
  expect(acceptLicence('font', 'MIT AND OFL-1.1')).toBe('MIT AND OFL-1.1')
  expect(acceptLicence('elkjs', 'EPL-2.0 OR GPL-3.0-or-later')).toBe('EPL-2.0')
})

it('@X06 refuses any other, none, and the exception of another package', () => {
  for (const declared of ['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN LICENSE', '', 'UNLICENSED', 'EPL-2.0'])
    expect(() => acceptLicence('somebody', declared)).toThrow('docs/licences.md')
})
