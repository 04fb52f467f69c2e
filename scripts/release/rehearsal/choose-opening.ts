/** How much of a version is opened before it is stored. */
export type Opened = 'all' | 'today' | 'none'

/** As npm leaves them, and without dashes where it takes them for its own. */
const WORDS: [RegExp, Opened][] = [
  [/^(?:--)?unopened$/, 'none'],
  [/^(?:--)?today-only$/, 'today'],
]

/** Everything, unless the team says otherwise among the words of the command. */
export const chooseOpening = (words: readonly string[]): Opened =>
  WORDS.find(([pattern]) => words.some(word => pattern.test(word)))?.[1] ?? 'all'
