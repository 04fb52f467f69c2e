import type { Block } from './block.ts'
import { Outliner } from './outliner.ts'
import { splitPieces } from './pieces.ts'

/** A longer statement is cut up to here; what is left is shown unread. */
const MAX_READ_CHARS = 20_000
const MAX_READ_LINES = 2000
const MAX_QUESTIONS = 60

/** « Ex. 3 p. 52 » with nothing below is to be done in the book. */
const IN_BOOK = /\bp(?:ages?|g|\.)?\s*\d/iu

/** Instructions that nothing stands under ask by themselves, and a statement without any question is one. */
const settle = (text: string, blocks: Block[]) => {
  for (const [i, block] of blocks.entries()) {
    const isAlone = block.kind === 'heading' && blocks[i + 1]?.exercise !== block.exercise
    if (isAlone && IN_BOOK.test(text.slice(block.from, block.to))) block.kind = 'question'
  }
  const led = new Set(blocks.map(({ parent }) => parent))
  for (const [i, block] of blocks.entries()) if (block.kind === 'instruction' && !led.has(i)) block.kind = 'question'
  if (blocks.some(({ kind }) => kind === 'question')) return
  const last = blocks.findLast(({ kind }) => kind === 'preamble') ?? blocks.at(-1)
  if (last) last.kind = 'question'
}

/** The place behind so many lines, or the end. */
const endOfLines = (text: string): number => {
  let at = 0
  for (let n = 0; n < MAX_READ_LINES; n++) {
    at = text.indexOf('\n', at) + 1
    if (at === 0) return text.length
  }
  return at
}

/** Where reading stops: behind the last whole line that fits, never inside a sign. */
const readUpTo = (text: string): number => {
  const lines = endOfLines(text)
  if (lines <= MAX_READ_CHARS) return lines
  const line = text.lastIndexOf('\n', MAX_READ_CHARS - 1) + 1
  const place = line > MAX_READ_CHARS / 2 ? line : MAX_READ_CHARS
  return /[\ud800-\udbff]/.test(text[place - 1] ?? '') ? place - 1 : place
}

/** The index of the first question that is one too many. */
const findBeyond = (blocks: readonly Block[]): number => {
  let count = 0
  return blocks.findIndex(({ kind }) => kind === 'question' && ++count > MAX_QUESTIONS)
}

/**
 * Cuts a statement into blocks. It is sliced, never rewritten: the slices of all blocks, in order, are the text. Any text
 * has a question unless it is blank.
 */
export const cut = (text: string): Block[] => {
  if (text === '') return []
  const end = readUpTo(text)
  const pieces = splitPieces(text.slice(0, end))
  if (pieces.length === 0) return [{ kind: 'preamble', from: 0, to: text.length, label: '', exercise: 0 }]
  const blocks = new Outliner(pieces).run()
  settle(text, blocks)
  const beyond = findBeyond(blocks)
  const read = beyond < 0 ? blocks : blocks.slice(0, beyond)
  const { to: from, exercise } = read.at(-1) ?? { to: 0, exercise: 0 }
  return from < text.length ? [...read, { kind: 'unread', from, to: text.length, label: '', exercise }] : read
}
