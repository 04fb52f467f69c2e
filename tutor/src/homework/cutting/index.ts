import { type Ask, asksIn } from './asks.ts'
import type { Block } from './block.ts'
import { cut } from './cut.ts'
import { readExercise } from './headings.ts'
import { plainSigns, readable, readableParagraphs } from './plain.ts'

export type { Ask } from './asks.ts'
export { cut } from './cut.ts'

/** An exercise of a statement: its own title when it has one, what all its questions share, and the questions. */
export type Segment = {
  label: string
  title: string
  context: string
  asks: Ask[]
  /** The exercise as it stands on the sheet. */
  text: string
}

/** « Partie A » and « I. Grammaire » are parts of what was told before them. */
const PART = /^[\s#*_]*(?:partie|part|teil|[IVX]{1,4}\s?[.)–—/-]|[A-D]\s?[.)–—/-])/iu
const NUMBERED = /^[\s#*_]*(?:ex|n\s?[°º]|numéro)/iu

const readHeading = (heading: string): { label: string; title: string } => {
  const clean = heading.replace(/[*_#]+/g, '').trim()
  const found = NUMBERED.test(clean) ? readExercise(plainSigns(clean)) : undefined
  const title = clean
    .slice(found?.length ?? 0)
    .replace(/\s*[:–—-]$/u, '')
    .trim()
  return { label: found?.label ?? '', title }
}

const groupByExercise = (blocks: readonly Block[]): number[][] => {
  const groups: number[][] = []
  for (const [i, { exercise, kind }] of blocks.entries()) {
    if (kind === 'unread') continue
    groups[exercise] ??= []
    groups[exercise]?.push(i)
  }
  return groups.filter(group => group !== undefined)
}

/** The exercises of a statement and their questions. Any text gives at least one question unless it is empty. */
export const segment = (text: string, blocks: readonly Block[] = cut(text)): Segment[] => {
  const segments: Segment[] = []
  let shared: string[] = []
  let before = 0
  for (const places of groupByExercise(blocks)) {
    const [first, last] = [blocks[places[0] ?? 0], blocks[places.at(-1) ?? 0]]
    if (!first || !last) continue
    const heading = first.kind === 'heading' ? text.slice(first.from, first.to) : ''
    if (heading !== '' && !PART.test(heading) && segments.length > 0) shared = []
    const { given, asks } = asksIn(text, blocks, places)
    if (asks.length === 0) {
      shared = [...shared, ...given]
      continue
    }
    const around = [...shared, ...given]
    segments.push({
      ...readHeading(readable(heading)),
      context: around.join('\n'),
      asks: asks.map(ask => ({ ...ask, above: [...shared, ...ask.above] })),
      text: readableParagraphs(text.slice(before, last.to)),
    })
    before = last.to
    // What stands over a first part holds for the parts that follow.
    if (!PART.test(heading)) shared = heading === '' ? [] : given
  }
  const rest = readableParagraphs(text.slice(before, blocks.find(({ kind }) => kind === 'unread')?.from))
  const last = segments.at(-1)
  if (last && rest !== '') last.text = `${last.text}\n\n${rest}`
  return segments
}

/** What of a statement is too long to be cut; '' when all was read. */
export const findUnread = (text: string, blocks: readonly Block[]): string => {
  const last = blocks.at(-1)
  return last?.kind === 'unread' ? readableParagraphs(text.slice(last.from, last.to)) : ''
}
