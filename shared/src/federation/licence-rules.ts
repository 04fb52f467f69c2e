/** SPDX names of the licences allowed in browser bundles: none of them affects our own code. */
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

/** Packages accepted under a licence outside the list, for the reasons in docs/licences.md. */
const EXPRESSLY = new Map([['elkjs', 'EPL-2.0']])

/** Packages that declare their licence in the licence file only, as read there. */
const UNDECLARED = new Map([['khroma', 'MIT']])

/**
 * The licence under which a package is used, of those it offers ('MIT OR GPL-3.0'; with 'AND' all of them apply).
 * Throws when none is on the list.
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
