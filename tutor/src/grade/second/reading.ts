import { fold } from '../../words.ts'

/** What a second reader found of one claim, in its own words. */
export type Found = { claim: number; status: 'said' | 'contradicted' | 'absent'; quote: string }

/** By idea, what a reading found of it; only what a quote from the answer vouches for. */
export type CheckedReading = readonly Found['status'][]

const plain = (text: string) => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
const telling = (text: string) =>
  plain(text)
    .split(' ')
    .filter(word => word.length > 2 || /\d/.test(word))

/**
 * A reading that can be relied on: every claim once, every quote in the answer; undefined otherwise. Claims of the same idea are
 * alternatives. A quote that only repeats the question shows nothing.
 */
export function checkReading(
  found: readonly Found[],
  { answer, question, claims }: { answer: string; question: string; claims: readonly { idea: number }[] },
): CheckedReading | undefined {
  const byClaim = new Map(found.map(one => [one.claim, one]))
  if (found.length !== claims.length || claims.some((_, place) => !byClaim.has(place))) return undefined
  const [written, asked] = [plain(answer), new Set(telling(question))]
  const quoted = found.filter(({ status }) => status !== 'absent')
  if (quoted.some(({ quote }) => plain(quote).trim() === '' || !written.includes(plain(quote)))) return undefined

  const ideas = Math.max(...claims.map(({ idea }) => idea)) + 1
  return Array.from({ length: ideas }, (_, idea) => {
    const own = quoted.filter(
      ({ claim, quote }) => claims[claim]?.idea === idea && telling(quote).some(word => !asked.has(word)),
    )
    const has = (status: Found['status']) => own.some(one => one.status === status)
    return has('contradicted') ? 'contradicted' : has('said') ? 'said' : 'absent'
  })
}
