import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { tint } from '../canvas/colors.ts'
import { wrapText } from '../canvas/label-markup.ts'
import { steps } from '../canvas/numbers.ts'
import { measureText, WIDE_FACE } from '../canvas/text-width.ts'
import { type Drawing, figureKind, Label, SeriesName } from '../parts.ts'

export const TimelineFigure = figureKind('timeline', {
  /** Years; before our era they are negative. */
  from: z.int(),
  to: z.int(),
  step: z.int().positive(),
  /** A second row shows what goes on at the same time. */
  periods: z
    .array(
      z.strictObject({
        from: z.int(),
        to: z.int(),
        label: Label,
        role: SeriesName,
        row: z.int().min(0).max(2).default(0),
      }),
    )
    .max(8)
    .default([]),
  events: z
    .array(z.strictObject({ at: z.int(), label: z.string().min(1).max(80), date: Label.optional() }))
    .max(10)
    .default([]),
})
type TimelineFigure = z.output<typeof TimelineFigure>

const WIDTH = 400
const [LEFT, RIGHT] = [24, WIDTH - 34]
const BAND = 40
const LETTERS = 13
const MARK = 10
const LINE = 16

/** There is no year zero. */
const year = (value: number) => (value < 0 ? `−${-value}` : String(value || 1))
/** « 1789 » or « 52 av. J.-C. ». */
const sayYear = (value: number) => (value < 0 ? `${-value} av. J.-C.` : year(value))

/** Where the numbered marks of events stand: above each other where their years are near. */
const stackMarks = (xs: readonly number[]) => {
  const rows: number[] = []
  return xs.map(x => {
    const free = rows.findIndex(last => x - last >= 2 * MARK + 3)
    const row = free < 0 ? rows.length : free
    rows[row] = x
    return row
  })
}

/** A time line from left to right; events have numbers on it and their words below, so that it can be read on a phone. */
export const drawTimeline = (figure: TimelineFigure, name: string): Drawing => {
  const { from, to, step, periods } = figure
  const events = figure.events.toSorted((a, b) => a.at - b.at)
  const x = (value: number) => LEFT + ((value - from) / (to - from)) * (RIGHT - LEFT)
  const rows = stackMarks(events.map(({ at }) => x(at)))
  const marks = rows.length > 0 ? (Math.max(...rows) + 1) * (2 * MARK + 3) + 8 : 4
  const bands = Math.max(0, ...periods.map(({ row }) => row + 1))
  const axis = marks + bands * BAND + 6
  const dates = events.map(({ date, at }) => date ?? year(at))
  const left = 38 + Math.max(0, ...dates.map(date => measureText(date, LETTERS))) * 1.06 * WIDE_FACE + 16
  const lists = events.map(({ label }) => wrapText(label, LETTERS, (WIDTH - 6 - left) / WIDE_FACE))
  // A name that does not fit into its period stands in the legend, with the colour.
  const narrow = periods.filter(({ from: a, to: b, label }) => !fits(label, x(Math.min(b, to)) - x(Math.max(a, from))))
  const legend = narrow.length * 24
  const height = axis + 34 + lists.reduce((sum, { length }) => sum + length * LINE + 6, 0) + legend
  const canvas = new Canvas(WIDTH, height, name)
  const markAt = (i: number) => marks - 8 - MARK - (rows[i] ?? 0) * (2 * MARK + 3)
  // Periods lie over the stems, which reach the line where there is none.
  events.forEach(({ at }, i) => {
    canvas.line([x(at), markAt(i) + MARK], [x(at), axis], { stroke: 'b', width: 1.6 })
  })
  canvas.strokes.length = 0
  periods.forEach(({ from: a, to: b, label, role, row }) => {
    const [start, end] = [x(Math.max(a, from)), x(Math.min(b, to))]
    const box = { x: start, y: axis - (row + 1) * BAND, w: end - start, h: BAND - 4 }
    canvas.rect(box, {
      fill: narrow.some(one => one.label === label) ? canvas.hatch(role) : tint(role),
      stroke: role,
      width: 1.6,
    })
    if (!narrow.some(one => one.label === label))
      canvas.lines([start + box.w / 2, box.y + box.h / 2], wrapText(label, LETTERS, (box.w - 6) / WIDE_FACE), {
        bold: true,
        size: LETTERS,
        within: { ...box, h: 2 * BAND },
      })
  })
  canvas.line([8, axis], [WIDTH - 8, axis], { width: 2.6, arrow: true })
  for (const value of steps({ min: from, max: to, step })) {
    canvas.line([x(value), axis - 5], [x(value), axis + 6])
    canvas.label([x(value), axis + 22], year(value), { size: LETTERS })
  }
  events.forEach(({ at }, i) => {
    const y = markAt(i)
    canvas.circle([x(at), axis], 4, { fill: 'b', stroke: 'paper', width: 1.2 })
    canvas.circle([x(at), y], MARK, { fill: 'b', stroke: 'paper', width: 1.2 })
    canvas.label([x(at), y], String(i + 1), { middle: true, bold: true, size: 12, role: 'paper', symbol: true })
  })
  let y = axis + 44
  for (const { label, role } of narrow) {
    canvas.rect({ x: 8, y: y - 10, w: 24, h: 16 }, { fill: canvas.hatch(role), stroke: role, width: 1.4 })
    canvas.label([40, y - 2], label, { anchor: 'start', middle: true, size: LETTERS })
    y += 24
  }
  lists.forEach((lines, i) => {
    canvas.circle([20, y - 2], MARK, { fill: 'b', stroke: 'none' })
    canvas.label([20, y - 2], String(i + 1), { middle: true, bold: true, size: 12, role: 'paper', symbol: true })
    canvas.label([38, y + 2], dates[i] ?? '', { anchor: 'start', bold: true, role: 'b', size: LETTERS, silent: true })
    lines.forEach((line, n) => {
      canvas.label([left, y + 2 + n * LINE], line, { anchor: 'start', size: LETTERS })
    })
    y += lines.length * LINE + 6
  })
  return { canvas, text: describe(figure, events), flaws: findFlaws(figure) }
}

const fits = (label: string, width: number) => {
  const lines = wrapText(label, LETTERS, (width - 6) / WIDE_FACE)
  return lines.length <= 2 && lines.every(line => measureText(line, LETTERS) * 1.06 * WIDE_FACE <= width - 2)
}

const describe = ({ from, to, periods }: TimelineFigure, events: TimelineFigure['events']) =>
  [
    `Frise chronologique de ${sayYear(from)} à ${sayYear(to)}, graduée.`,
    ...periods.map(period => `${period.label} : de ${sayYear(period.from)} à ${sayYear(period.to)}.`),
    ...events.map(({ at, label, date }) => `${date ?? sayYear(at)} : ${label}.`),
  ].join(' ')

const findFlaws = ({ from, to, step, periods, events }: TimelineFigure): string[] => [
  ...(to <= from || (to - from) / step > 12
    ? ['the line runs from an earlier to a later year in 12 steps at most']
    : []),
  ...events.filter(({ at }) => at < from || at > to).map(({ label }) => `« ${label} » is outside of the line`),
  ...periods
    .filter(one => one.to <= one.from || one.to <= from || one.from >= to)
    .map(({ label }) => `« ${label} » is no period of the line`),
  ...periods.flatMap((one, i) =>
    periods
      .slice(i + 1)
      .filter(other => other.row === one.row && other.from < one.to && one.from < other.to)
      .map(other => `« ${one.label} » and « ${other.label} » go on at the same time: give one another row`),
  ),
]
