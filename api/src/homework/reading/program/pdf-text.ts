import type { Lines, Word } from './words.ts'

type Item = { str: string; height: number; hasEOL: boolean; transform: number[] }
type Content = { items: readonly (Item | object)[] }

/** What is smaller than its line and lifted or lowered is an exponent, an index or part of a fraction. */
const SMALL = 0.85
const MOVED = 0.15
const SURE = 100
const DOUBTED = 0

/** The lines of a page of a PDF. What stands higher or lower than its line is doubted: only the picture tells what it means. */
export function toLines({ items }: Content): Lines {
  const lines: Lines = []
  let line: Item[] = []
  const end = () => {
    lines.push(toWords(line))
    line = []
  }
  for (const item of items) {
    if (!('str' in item)) continue
    const text = item as Item
    const last = line.at(-1)
    if (last && isFarBelow(last, text)) lines.push(toWords(line.splice(0)), [])
    line.push(text)
    if (text.hasEOL) end()
  }
  if (line.length > 0) end()
  return lines
}

const baseline = ({ transform }: Item) => transform[5] ?? 0
const isFarBelow = (before: Item, after: Item) =>
  baseline(before) - baseline(after) > 2.2 * Math.max(before.height, after.height, 1)

function toWords(items: readonly Item[]): Word[] {
  const printed = items.filter(({ str }) => str.trim() !== '')
  const height = Math.max(0, ...printed.map(item => item.height))
  const base = baseline(
    printed.find(item => item.height === height) ?? printed[0] ?? { transform: [], str: '', height: 0, hasEOL: false },
  )
  const isMoved = (item: Item) => item.height < SMALL * height && Math.abs(baseline(item) - base) > MOVED * height
  const words: Word[] = []
  let glued = false
  for (const item of items) {
    const confidence = printed.includes(item) && isMoved(item) ? DOUBTED : SURE
    for (const [i, part] of item.str.split(/\s+/).entries()) {
      const before = words.at(-1)
      if (part !== '' && i === 0 && glued && before) {
        words[words.length - 1] = { text: before.text + part, confidence: Math.min(before.confidence, confidence) }
      } else if (part !== '') words.push({ text: part, confidence })
    }
    glued = item.str !== '' && !/\s$/.test(item.str)
  }
  return words
}
