/** SPDX names of licences that what browsers get may have: none of them reaches our own code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** Packages that are taken under a licence beyond the list, as docs/licences.md says why. */
const EXPRESSLY = new Map([['elkjs', 'EPL-2.0']])

/** Packages that say it in their licence file alone, as it was read there. */
const UNDECLARED = new Map([['khroma', 'MIT']])

/**
 * Under which licence a package is taken, of those it offers ('MIT OR GPL-3.0'; with 'AND' all of them hold). Throws for
 * one that offers none of the list.
 */
export function acceptLicence(name: string, declared: string): string {
  const offers = (declared || (UNDECLARED.get(name) ?? ''))
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .map(offer => offer.trim())
  const taken = offers.find(offer => offer.split(' AND ').every(one => ALLOWED.has(one) || EXPRESSLY.get(name) === one))
  if (!taken) throw new Error(`${name}: the licence « ${declared || 'none'} » is not on the list (docs/licences.md)`)
  return taken
}
