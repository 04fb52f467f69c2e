const LONGEST = 180

/** A question in a few words, in one line: cut between words, never inside a formula. */
export function shortened(markdown: string): string {
  const line = markdown.replace(/\s+/gu, ' ').trim()
  if (line.length <= LONGEST) return line
  const cut = line.slice(0, LONGEST)
  const isInside = (cut.split('$').length - 1) % 2 === 1
  const kept = cut.slice(0, isInside ? cut.lastIndexOf('$') : cut.lastIndexOf(' '))
  return `${kept.trim()}…`
}
