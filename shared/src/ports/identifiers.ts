import { emailFromLogin, slug } from '../catalogue/logins.ts'

/** An identifier without an at sign belongs to the product's own domain (S1 §5). */
export function toEmail(identifier: string): string {
  const text = identifier.trim()
  return text.includes('@') ? text.toLowerCase() : emailFromLogin(slug(text))
}

const FIRST = [
  'renard',
  'panda',
  'koala',
  'lynx',
  'merle',
  'loutre',
  'hibou',
  'dauphin',
  'castor',
  'lama',
  'tigre',
  'faucon',
]
const SECOND = ['agile', 'brave', 'calme', 'joyeux', 'malin', 'rapide', 'sage', 'tranquille', 'habile', 'curieux']
/** Without 0, O, o, 1, l and I, which look alike on paper. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Credentials of an anonymous account (S1 §9, DECISIONS): word pair + number < 1000; 8 characters + number < 100. */
export function anonymousCredentials(random: (below: number) => number = randomBelow) {
  const pick = (list: readonly string[] | string) => list[random(list.length)] ?? ''
  const username = `${pick(FIRST)}-${pick(SECOND)}${random(1000)}`
  const password = Array.from({ length: 8 }, () => pick(ALPHABET)).join('') + random(100)
  return { username, password }
}

/** An unbiased number from 0 to `below` - 1, from cryptographic randomness. */
function randomBelow(below: number): number {
  const limit = Math.floor(2 ** 32 / below) * below
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value < limit ? value % below : randomBelow(below)
}
