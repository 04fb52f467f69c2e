import type { Chapter, Spoken } from './module.ts'
import { spokenLines, withoutTables } from './spoken.ts'

const french = (text: string): Spoken => ({ text, lang: 'fr' })

/** A page to read, with its voice. */
export const page = (title: string, body: string, uses: string[] = []): Chapter => {
  const spoken = spokenLines(body).map(({ said }) => said)
  return {
    title,
    data: { engine: 'page', body: withoutTables(body), spoken },
    key: { engine: 'page' },
    speech: spoken.map(french),
    uses,
  }
}

/** A page whose lines appear while they are read aloud. */
export const narrated = (title: string, body: string, uses: string[] = []): Chapter => {
  const lines = spokenLines(body)
  return {
    title,
    data: { engine: 'narrated', lines },
    key: { engine: 'narrated' },
    speech: lines.map(({ said }) => french(said)),
    uses,
  }
}
