import { distance } from 'fastest-levenshtein'
import { afterAll, describe, expect, it } from 'vitest'
import { markDoubts } from './program/doubts.ts'
import { preparePage } from './program/photo/page.ts'
import { createPrintReader } from './program/photo/print-reader.ts'
import { readPage } from './program/photo/read-page.ts'
import { toWords } from './program/photo/to-words.ts'
import { photograph } from './testing/photograph.ts'
import { statements } from './testing/statements.ts'

const MOST_ERRORS = 0.03

/** Letters that differ, as a share; how lines are broken does not count, nor which apostrophe it is. */
function errorRate(expected: string, found: string): number {
  const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[’‘]/g, "'").trim()
  return distance(plain(expected), plain(found)) / plain(expected).length
}

const reader = createPrintReader()
const table: string[] = []
afterAll(() => {
  process.stdout.write(`\nErreurs de lecture, sur la prose :\n${table.join('\n')}\n\n`)
})

describe('ten statements, printed and photographed', () => {
  it.each(statements)(
    '@H07 are read with at most 3 % wrong letters: $name',
    async ({ name, text, taken }) => {
      const photo = await photograph(text, taken)
      const began = performance.now()
      const { lines, notices } = toWords(await readPage(await preparePage(photo), await reader))
      const found = markDoubts(lines, notices)
      const rate = errorRate(text, found.text)
      const ms = Math.round(performance.now() - began)
      table.push(
        `${name.padEnd(30)} ${(100 * rate).toFixed(2).padStart(6)} %  ${String(ms).padStart(5)} ms  ${found.uncertain.length} douteux`,
      )
      if (rate > MOST_ERRORS) table.push(found.text)
      expect(rate).toBeLessThanOrEqual(MOST_ERRORS)
    },
    60_000,
  )
})
