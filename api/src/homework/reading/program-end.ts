/** How a run of the reading program that gave no answer ended. */
export interface ProgramEnd {
  /** It was ended because nothing came, or because it took too long. */
  stalled: boolean
  /** It was ended because it had too much in memory. */
  tooBig?: boolean
  /** Its answer was cut or is none. */
  unparsable: boolean
  code: number | null
  signal: NodeJS.Signals | null
  /** It could not even be started. */
  startError?: string | undefined
}

/** From outside: a machine short of memory, an operator. What the program does to itself it does again. */
const OUTSIDE: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGHUP', 'SIGINT']

/** What the log says of it, and whether another try may end otherwise. */
export function explainEnd(end: ProgramEnd): { message: string; canChange: boolean } {
  const say = (what: string, canChange = false) => ({ message: `the reading program ${what}`, canChange })
  if (end.startError !== undefined) return say(`did not start: ${end.startError}`, true)
  if (end.tooBig) return say('took too much memory and was ended')
  if (end.stalled) return say('took too long and was ended')
  if (end.signal !== null) return say(`was ended by ${end.signal}`, OUTSIDE.includes(end.signal))
  if (end.code !== 0) return say(`exited ${end.code}`)
  return say(end.unparsable ? 'wrote an unparsable line' : 'ended without an answer')
}
