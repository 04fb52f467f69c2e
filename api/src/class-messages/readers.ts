import type { FamilyLink } from './ports.ts'

/** How many of these people said that they have read a message. */
export const countReaders = (recipients: ReadonlySet<string>, readers: ReadonlySet<string>) => ({
  readers: [...recipients].filter(uid => readers.has(uid)).length,
  recipients: recipients.size,
})

/** The parents of these pupils, each once. */
export const parentsAmong = (pupils: ReadonlySet<string>, links: readonly FamilyLink[]): Set<string> =>
  new Set(links.filter(({ pupil }) => pupils.has(pupil)).map(({ parent }) => parent))
