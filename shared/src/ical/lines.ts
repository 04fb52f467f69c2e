/** A line of a calendar in its parts (RFC 5545 §3.1). */
export interface Line {
  /** In capitals. */
  name: string
  /** With their semicolon: ';TZID=Europe/Paris', or nothing. */
  parameters: string
  value: string
}

const HEAD = /^([A-Za-z0-9-]+)([;:])/

/** The parts of a line; undefined for what is no line of a calendar. */
export function readLine(text: string): Line | undefined {
  const head = HEAD.exec(text)
  if (!head) return undefined
  const name = (head[1] as string).toUpperCase()
  const from = head[0].length - 1
  const colon = head[2] === ':' ? from : findColon(text, from)
  if (colon < 0) return undefined
  return { name, parameters: text.slice(from, colon), value: text.slice(colon + 1) }
}

/** The colon before the value: the first outside of quotes, or the first of all where a quote never ends. */
function findColon(text: string, from: number): number {
  let quoted = false
  for (let at = from; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted
    else if (text[at] === ':' && !quoted) return at
  }
  return text.indexOf(':', from)
}

/** A line as a file writes it. */
export const writeLine = ({ name, parameters, value }: Line) => `${name}${parameters}:${value}`
