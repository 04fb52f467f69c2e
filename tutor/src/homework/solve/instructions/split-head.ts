import type { Problem } from '../solution.ts'

/** What is to be done, and what it is done to: `rest` is empty where both are one sentence. */
export type Head = { head: string; rest: string; isOwn: boolean }

const LONGEST = 200
/** « a) 3 + 4 », alone of its list. */
const LABEL = /^\s*\(?(?:a|1)\)\s+/u

const typed = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .trim()

/** The instruction of a problem, or how its sentence begins. */
export const splitHead = ({ instruction, body }: Problem): Head => {
  if (instruction.trim() !== '') return { head: typed(instruction), rest: body.trim(), isOwn: true }
  const text = typed(body)
  const colon = text.search(/:(?=\s)/u)
  return colon > 0 && colon < LONGEST && !/[?=\d]/.test(text.slice(0, colon))
    ? {
        head: text.slice(0, colon + 1),
        rest: text
          .slice(colon + 1)
          .replace(LABEL, '')
          .trim(),
        isOwn: false,
      }
    : { head: text, rest: '', isOwn: false }
}
