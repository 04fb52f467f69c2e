const LONGEST = 80

/** The first line of a description, cut between two words: the title until one is written. */
export function firstLine(text: string): string {
  const line = (text.trim().split('\n')[0] ?? '').replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  const cut = line.slice(0, LONGEST - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > LONGEST / 2 ? cut.slice(0, end) : cut).toWellFormed().trimEnd()}…`
}
