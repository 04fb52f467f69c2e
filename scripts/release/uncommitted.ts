import { messages } from './messages.ts'

/** As npm leaves it, and without dashes where it takes them for its own. */
const SAID = /^(?:--)?uncommitted$/

/**
 * Refuses sources that no commit holds, unless the team says so: nobody could build that version again, or read what is
 * in it.
 * @param commit as a build names it: with a plus when sources were changed since; null where there is no repository
 * @param words of the command
 */
export function refuseUncommitted(name: string, commit: string | null, words: readonly string[]): void {
  if (commit?.endsWith('+') && !words.some(word => SAID.test(word))) throw new Error(messages.uncommitted(name))
}
