import { isWhole } from '@ariane/activities/plain-text'

const LONGEST = 180

/** A question in a few words, in one line: cut between words, never inside what is drawn. */
export function shortened(markdown: string): string {
  const line = markdown.replace(/\s+/gu, ' ').trim()
  if (line.length <= LONGEST) return line
  let kept = line.slice(0, LONGEST + 1)
  do kept = kept.slice(0, Math.max(0, kept.lastIndexOf(' ')))
  while (!isWhole(kept))
  return `${kept.trim()}…`
}
