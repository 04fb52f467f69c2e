import { describe, expect, it } from 'vitest'
import { countLines, lineReader } from './lines.ts'

async function* inPieces(text: string, length: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function collect(pieces: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all).toString()
}

const LONG = 'é'.repeat(10_000)

describe('lines that come in pieces', () => {
  it.each([1, 2, 3, 7, 1000, 1_000_000])('of %i bytes are the lines that were sent', async length => {
    const text = `tête\n${LONG}\n\\.\\\nx\\.\n\\.\n\\.\nfin\n`
    const reader = lineReader(inPieces(text, length))
    expect(await reader.line()).toBe('tête')
    expect(await collect(reader.until('\\.'))).toBe(`${LONG}\n\\.\\\nx\\.\n`)
    expect(await collect(reader.until('\\.'))).toBe('')
    expect(await reader.ended()).toBe(false)
    expect(await reader.line()).toBe('fin')
    expect(await reader.ended()).toBe(true)
  })

  it.each(['', 'a', 'a\nb', 'a\nb\n', 'a\nb\n\\.'])('say that %j ends too early', async text => {
    const reader = lineReader(inPieces(text, 2))
    await expect(reader.line().then(() => collect(reader.until('\\.')))).rejects.toThrow(RangeError)
  })

  it('are counted by their ends', () => {
    expect(['', 'a', 'a\n', '\n\n', 'a\nb\nc'].map(text => countLines(Buffer.from(text)))).toEqual([0, 0, 1, 2, 2])
  })
})
