import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { measureText, WIDE_FACE } from '../canvas/text-width.ts'
import { type Drawing, figureKind, Label, SeriesName } from '../parts.ts'

export const SentenceFigure = figureKind('sentence', {
  words: z.array(Label).min(2).max(30),
  /** Brackets below words, by their numbers from 0; a higher level stands lower. */
  groups: z
    .array(
      z.strictObject({
        from: z.int().nonnegative(),
        to: z.int().nonnegative(),
        label: Label,
        level: z.int().min(1).max(3).default(1),
        role: SeriesName,
      }),
    )
    .min(1)
    .max(10),
})
type SentenceFigure = z.output<typeof SentenceFigure>
type Group = SentenceFigure['groups'][number]

const WIDTH = 400
const MARGIN = 10
const LETTERS = 17
const SMALL = 13
const SPACE = 9
const LEVEL = 36

type Word = { text: string; x: number; w: number; line: number }

/** How wide each word is set: below a short one the name of its group needs more. */
const measureWords = (words: readonly string[], groups: readonly Group[]) => {
  const wide = words.map(text => measureText(text, LETTERS) * WIDE_FACE)
  for (const { from, to, label } of groups.toSorted((a, b) => a.level - b.level)) {
    const own = wide.slice(from, to + 1)
    const room = own.reduce((sum, w) => sum + w, 0) + SPACE * (own.length - 1)
    const more = Math.max(0, measureText(label, SMALL) * 1.06 * WIDE_FACE - room) / own.length
    for (let i = from; i <= to; i++) wide[i] = (wide[i] ?? 0) + more
  }
  return wide
}

/** A group that is cut is worse than any line that is short. */
const CUT = WIDTH ** 2 * 10

type Lines = { starts: readonly number[]; cost: number }

/** Where lines as wide as a phone begin: as few as will do, groups whole where they can be, no word alone where it need not be. */
const breakLines = (widths: readonly number[], groups: readonly Group[]): readonly number[] => {
  const best: Lines[] = [{ starts: [], cost: 0 }]
  for (let end = 1; end <= widths.length; end++) {
    const cuts = end < widths.length ? groups.filter(({ from, to }) => from < end && end <= to).length : 0
    const ways: Lines[] = []
    let left = WIDTH - 2 * MARGIN + SPACE
    for (let start = end - 1; start >= 0; start--) {
      left -= (widths[start] ?? 0) + SPACE
      if (left < 0 && start < end - 1) break
      const before = best[start]
      if (before) ways.push({ starts: [...before.starts, start], cost: before.cost + left ** 2 + cuts * CUT })
    }
    const few = Math.min(...ways.map(({ starts }) => starts.length))
    const chosen = ways.filter(({ starts }) => starts.length === few).toSorted((a, b) => a.cost - b.cost)[0]
    if (chosen) best[end] = chosen
  }
  return best[widths.length]?.starts ?? []
}

/** Words one after the other. */
const setWords = (words: readonly string[], widths: readonly number[], groups: readonly Group[]): Word[] => {
  const starts = breakLines(widths, groups)
  let x = MARGIN
  let line = -1
  return words.map((text, i) => {
    const w = widths[i] ?? 0
    if (starts.includes(i)) {
      x = MARGIN
      line++
    }
    const word = { text, x, w, line }
    x += w + SPACE
    return word
  })
}

/** A sentence with its groups: functions, natures or constructions. */
export const drawSentence = ({ words, groups }: SentenceFigure, name: string): Drawing => {
  const set = setWords(words, measureWords(words, groups), groups)
  const lines = (set.at(-1)?.line ?? 0) + 1
  // The words of a group that stand in one line.
  const pieces = groups.flatMap(group =>
    Array.from({ length: lines }, (_, line) => ({
      group,
      line,
      words: set.filter((word, i) => word.line === line && i >= group.from && i <= group.to),
    })).filter(piece => piece.words.length > 0),
  )
  const depth = (line: number) =>
    Math.max(0, ...pieces.filter(piece => piece.line === line).map(({ group }) => group.level))
  const tops: number[] = []
  for (let line = 0, y = 6; line < lines; line++) {
    tops.push(y)
    y += 34 + depth(line) * LEVEL + 12
  }
  const bottom = (tops.at(-1) ?? 0) + 34 + depth(lines - 1) * LEVEL
  const canvas = new Canvas(
    lines === 1 ? Math.max(240, (set.at(-1)?.x ?? 0) + (set.at(-1)?.w ?? 0) + MARGIN) : WIDTH,
    bottom,
    name,
  )
  for (const { text, x, w, line } of set) canvas.label([x + w / 2, (tops[line] ?? 0) + 24], text, { size: LETTERS })
  const labelled = new Map<Group, (typeof pieces)[number]>()
  for (const piece of pieces) {
    const known = labelled.get(piece.group)
    if (!known || piece.words.length > known.words.length) labelled.set(piece.group, piece)
  }
  for (const piece of pieces) {
    const { group, line, words: own } = piece
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) continue
    const [left, right] = [first.x - 2, last.x + last.w + 2]
    const y = (tops[line] ?? 0) + 33 + (group.level - 1) * LEVEL
    const isStart = first === set[group.from]
    const isEnd = last === set[group.to]
    canvas.path(
      `M${left.toFixed(1)} ${isStart ? y : y + 7}${isStart ? 'v7' : ''}H${right.toFixed(1)}${isEnd ? 'v-7' : ''}`,
      { stroke: group.role, width: 2.4 },
    )
    if (labelled.get(group) === piece)
      canvas.label([(left + right) / 2, y + 22], group.label, { size: SMALL, bold: true, role: group.role })
  }
  const said = groups.map(
    ({ from, to, label }) =>
      `${label} : « ${words
        .slice(from, to + 1)
        .join(' ')
        .replace(/[.,;!?]$/, '')} ».`,
  )
  const flaws = groups
    .filter(({ from, to }) => from > to || to >= words.length)
    .map(({ label }) => `« ${label} » is below words that are not there`)
  const parts = said.join(' ')
  return {
    canvas,
    text: `Phrase : « ${words.join(' ')} » ${parts.charAt(0).toUpperCase()}${parts.slice(1)}`,
    flaws,
  }
}
