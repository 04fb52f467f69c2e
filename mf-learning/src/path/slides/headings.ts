const HEADING = /^(#{1,6})(?= )/gm

/** A lesson whose highest heading is a third level or deeper begins at the second: no level is left out on a slide. */
export function raised(markdown: string): string {
  const levels = [...markdown.matchAll(HEADING)].map(([hashes]) => hashes.length)
  const steps = Math.min(...levels) - 2
  return levels.length > 0 && steps > 0 ? markdown.replace(HEADING, hashes => hashes.slice(steps)) : markdown
}
