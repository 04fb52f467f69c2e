import type { Line } from './lines.ts'

const QUOTED = /;(?:ENCODING=)?"?QUOTED-PRINTABLE"?(?=;|$)/i
const CHARSET = /;CHARSET="?([\w:.-]+)"?/i
/** What is left of the end of a line in the middle of a text. */
const SOFT_END = /=(?![0-9A-F]{2})/gi
const BYTES = /(?:=[0-9A-F]{2})+/gi

/** Whether a line of vCalendar 1.0 (RFC 2045 §6.7) goes on with the next one, whatever that begins with. */
export const goesOn = (line: Line | undefined): line is Line =>
  Boolean(line?.value.endsWith('=') && QUOTED.test(line.parameters))

/** A line without the encoding of vCalendar 1.0. */
export function readQuoted(line: Line): Line {
  if (!QUOTED.test(line.parameters)) return line
  const charset = CHARSET.exec(line.parameters)?.[1] ?? 'utf-8'
  const parameters = line.parameters.replace(QUOTED, '').replace(CHARSET, '')
  const text = line.value.replace(SOFT_END, '').replace(BYTES, run => decode(run, charset))
  return { ...line, parameters, value: text.replace(/\r?\n/g, '\\n') }
}

function decode(run: string, charset: string): string {
  const bytes = Uint8Array.from(run.split('=').slice(1), hex => Number.parseInt(hex, 16))
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
