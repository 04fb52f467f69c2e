import type { Confusion, Reason } from '../answers.ts'
import type { Pack } from '../pack.ts'
import { fold } from '../words.ts'

/** What a question may be framed with and stays the same question. */
const FRAME = /\b(?:est-ce qu(?:e |'))|\b(?:ca|cela|ce)\b/g
const DIFFERENCE = /^(?:c'est quoi|quelle est|quelles sont|dis-moi)? ?(?:la |les )?differences? entre /

/** Words, numbers with their signs and operators: « −8 » is not « 8 », « 3,6 » not « 36 ». */
const TOKEN = /\d+(?:[.,]\d+)?|\p{L}+|[-%°+×÷=<>/]/gu
const HYPHEN = /[-−–](?!\s*[\d(])/g
const MINUS = /[−–]/g
const ARTICLES = new Set(['le', 'la', 'les', 'l', 'un', 'une', 'des', 'du', 'de', 'd'])

const writeKey = (text: string) =>
  (fold(text).replace(FRAME, ' ').replace(HYPHEN, ' ').replace(MINUS, '-').match(TOKEN) ?? []).join(' ')

const listReasonKeys = ({ statement, asked }: Reason) => [`pourquoi ${statement}`, ...asked].map(writeKey)

/** The reason that an author wrote for this very question, word for word but for accents and « est-ce que ». */
export const findAskedReason = ({ reasons }: Pack, question: string): Reason | undefined => {
  const key = writeKey(question)
  return key === '' ? undefined : reasons.find(reason => listReasonKeys(reason).includes(key))
}

const writeName = (text: string) =>
  writeKey(text)
    .split(' ')
    .filter(word => !ARTICLES.has(word))
    .join(' ')

/** The confusion whose two names, and nothing else, a question asks to be told apart. */
export const findAskedConfusion = ({ confusions }: Pack, question: string): Confusion | undefined => {
  const folded = fold(question)
  if (!DIFFERENCE.test(folded)) return undefined
  const asked = writeName(folded.replace(DIFFERENCE, ''))
  return confusions.find(({ between: [one, other] }) =>
    [`${one} et ${other}`, `${other} et ${one}`].some(pair => writeName(pair) === asked),
  )
}
