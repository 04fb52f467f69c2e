import { withoutAccents } from '@ariane/activities/typed'
import { PRODUCT } from '@ariane/shared/catalogue'
import { dictionary } from '@zxcvbn-ts/language-common'
import { fail } from '../../platform/errors.ts'

/** What French pupils take and no list of the world has, alone or with a few digits behind. */
const FRENCH = `
doudou chouchou loulou coucou soleil motdepasse mdp azerty azertyuiop qwerty
jetaime bonjour bisous princesse papamaman mamanpapa chocolat licorne football
college ecole eleve classe cantine vacances sixieme cinquieme quatrieme troisieme
maman papa mamie papi psg olympique lapinou
marseille paris france mbappe minecraft fortnite roblox pronote ${PRODUCT.name.toLowerCase()}`
const SHORTEST_NAME = 3
/** What a finger runs along, of a French and an English keyboard; that list leaves most of it out. */
const ROWS = 'abcdefghijklmnopqrstuvwxyz 01234567890 azertyuiop qsdfghjklm wxcvbn qwertyuiop asdfghjkl zxcvbnm'
/** The shortest run that is no syllable, and no year, by accident. */
const SHORTEST_LETTERS = 3
const SHORTEST_DIGITS = 2

const plain = (text: string) => withoutAccents(text).toLowerCase()
const lettersOnly = (text: string) => plain(text).replace(/[^\p{L}]/gu, '')

const known = new Set(dictionary['passwords-common'].map(word => plain(String(word))))
const french = new Set(FRENCH.trim().split(/\s+/))

const runs = `${ROWS} ${[...ROWS].toReversed().join('')}`
/** How many signs at the beginning go along a row, there or back. */
const runLength = (text: string) => {
  let length = text.length
  while (!runs.includes(text.slice(0, length))) length -= 1
  return length
}
/** Whether it is nothing but runs along rows, of letters and of digits: 'aze-123', 'azertyqsdf'. */
const isRun = (text: string): boolean =>
  text.match(/\p{L}+|\d+/gu)?.every(part => {
    const shortest = /\d/.test(part) ? SHORTEST_DIGITS : SHORTEST_LETTERS
    for (let rest = part; rest; rest = rest.slice(runLength(rest))) if (runLength(rest) < shortest) return false
    return true
  }) ?? false

/** The names of somebody, and their parts: 'lea.martin@college.fr' is Léa, Martin and both. */
function listParts(names: readonly string[]): Set<string> {
  const parts = new Set<string>()
  for (const name of names) {
    const own = plain(name.split('@')[0] ?? '')
    const words = own.split(/[^\p{L}]+/u).filter(Boolean)
    for (const part of [...words, words.join(''), words.toReversed().join('')])
      if (part.length >= SHORTEST_NAME) parts.add(part)
  }
  const single = [...parts]
  for (const one of single) for (const other of single) parts.add(one + other)
  return parts
}

/** Whether a password is among those that are tried first, or the own name with digits or signs around it. */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  const [whole, letters] = [plain(password), lettersOnly(password)]
  if (known.has(whole) || french.has(letters) || isRun(whole)) return true
  // One sign again and again.
  if (new Set(whole).size <= 2) return true
  const parts = listParts(names)
  return parts.has(letters) || parts.has(whole)
}

/** Fails with `common_password` and the field of the form. */
export function refuseCommon(password: string, names: readonly string[], field = 'password'): void {
  if (isCommonPassword(password, names)) fail('common_password', [field])
}
