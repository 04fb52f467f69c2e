import type { InboxRow } from '@ariane/shared/contracts/chat'
import { slug } from '@ariane/shared/ports'

export type Shown = 'open' | 'closed'

/** Rows of one state whose pupil, subject or description contains every word of the search, in the same order. */
export function shownRows(rows: readonly InboxRow[], shown: Shown, search: string): InboxRow[] {
  const words = search.split(/\s+/).map(slug).filter(Boolean)
  return rows.filter(({ channel }) => {
    const text = slug(`${channel.studentName} ${channel.subject} ${channel.description}`)
    return channel.status === shown && words.every(word => text.includes(word))
  })
}

export const countRows = (rows: readonly InboxRow[], shown: Shown) =>
  rows.filter(({ channel }) => channel.status === shown).length

/** A search in messages needs two letters at least. */
export const wordsToFind = (search: string): string | null => (search.trim().length >= 2 ? search.trim() : null)
