/** So many words in a row are a sentence that is known. */
const RUN = 6
/** From this share on a text is nothing new. */
const MAX_SHARE = 0.3
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The rows of six words of a text, one beginning at each word. */
const listRuns = (text: string): string[] => {
  const words = text.toLowerCase().match(WORD) ?? []
  return words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' '))
}

const areAmong = (runs: readonly string[], said: ReadonlySet<string>) =>
  runs.filter(run => said.has(run)).length > MAX_SHARE * runs.length

/** Whether a text says again, in the same words, what these rows of words say. */
export const isAmong = (text: string, said: ReadonlySet<string>): boolean =>
  said.size > 0 && areAmong(listRuns(text), said)

/** Whether a text says again, in the same words, what another one says. */
export const saysAgain = (text: string, said: string): boolean => isAmong(text, new Set(listRuns(said)))

/** Help that is asked for says on purpose what the lesson says. */
const HELP = new Set(['hint', 'nextHints'])

/** Every text that is shown unasked; names of engines, addresses and ids are no sentences. */
const listTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, part]) => (HELP.has(name) ? [] : listTexts(part)))
      : []

/** The rows of six words in what is shown, each once. */
export const listShownRuns = (shown: unknown): string[] => [...new Set(listTexts(shown).flatMap(listRuns))]

/** Whether what is shown says again, in the same words, what these rows of words say. */
export const isShownAmong = (shown: unknown, said: ReadonlySet<string> = new Set()): boolean =>
  said.size > 0 && areAmong(listShownRuns(shown), said)
