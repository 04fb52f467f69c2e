import { holdsWords } from '@ariane/shared/catalogue'
import type { InboxRow } from '@ariane/shared/contracts/chat'

export type Shown = 'open' | 'closed'

/** Rows of one state whose pupil, subject or description contains every word of the search, in the same order. */
export function shownRows(rows: readonly InboxRow[], shown: Shown, search: string): InboxRow[] {
  return rows.filter(
    ({ channel }) =>
      channel.status === shown &&
      holdsWords(`${channel.studentName} ${channel.subject} ${channel.description}`, search),
  )
}

export const countRows = (rows: readonly InboxRow[], shown: Shown) =>
  rows.filter(({ channel }) => channel.status === shown).length

/** A search in messages needs two letters at least. */
export const wordsToFind = (search: string): string | null => (search.trim().length >= 2 ? search.trim() : null)
