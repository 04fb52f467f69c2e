import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pieces } from '../../activities/src/ui/rich.ts'

const packs = path.join(import.meta.dirname, '..', '..', 'tutor', 'content', 'packs')
/** Two asterisks, one at a word, a dollar, a command of a formula: what is no sign of a text. */
const STRAY = /\*\*|(?<![\s\d])\*(?!\s)|(?<!\s)\*(?![\s\d])|\$|\\[a-z]+/

/** What a person reads of a line: its plain words, those in bold and italics included. */
function listWords(line: string): string[] {
  return pieces(line).flatMap(({ kind, text }) => {
    if (kind === 'bold' || kind === 'italic') return listWords(text)
    return kind === 'text' ? [text] : []
  })
}

function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* value.split('\n')
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) yield* listTexts(one)
}

it('@M02 no sign of the writing is left in a text of a pack', () => {
  const files = globSync('**/*.json', { cwd: packs })
  expect(files.length).toBeGreaterThan(400)
  const stray = files.flatMap(file => {
    const lines = [...listTexts(JSON.parse(readFileSync(path.join(packs, file), 'utf8')))]
    return lines.filter(line => listWords(line).some(words => STRAY.test(words))).map(line => `${file}: ${line}`)
  })
  expect(stray).toEqual([])
})
