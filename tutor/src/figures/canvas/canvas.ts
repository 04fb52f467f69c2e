import { isRole, isSeries, paint, type Role, tint } from './colors.ts'
import { escapeText, type Font, plainMarkup, stackedMarkup } from './label-markup.ts'
import { isRun, measurePieces, readLabel } from './label-pieces.ts'
import { px } from './numbers.ts'
import type { Point } from './points.ts'
import { WIDE_FACE } from './text-width.ts'

export type Color = Role | 'none' | `url(${string})` | `#${string}`
export type Pen = {
  stroke?: Role | 'none' | `#${string}`
  width?: number
  /** Dashed, or the lengths of dashes and gaps. */
  dash?: boolean | string
  fill?: Color
  /** An arrow head at the end. */
  arrow?: boolean
  opacity?: number
  round?: boolean
}
export type Rect = { x: number; y: number; w: number; h: number }
/** A label that was set: where it stands, and the box that it may not leave. */
export type SetLabel = Rect & {
  text: string
  /** How much of what a wide face needs more goes to the right: all of it, half, nothing. */
  rightward: number
  halo: boolean
  silent: boolean
  within?: Rect
}
/** A stroke that labels may not cross. */
export type DrawnStroke = readonly Point[]
export type LabelOptions = Partial<Font> & {
  anchor?: 'start' | 'middle' | 'end'
  /** `y` is the middle of the letters, not their baseline. */
  middle?: boolean
  /** Degrees around the anchor: 90 or −90. */
  turn?: number
  within?: Rect
  /** Part of a symbol (the letter of an atom): it may touch what is drawn. */
  symbol?: boolean
  /** An abbreviation that the text says otherwise. */
  silent?: boolean
}

const START: Font = { size: 15, role: 'ink', bold: false, italic: false, halo: false }
/** Faint strokes lie behind labels. */
const FAINT = new Set<string>(['grid', 'line', 'paper', 'none'])
const MARGIN = 4

/** What a figure is drawn on: the only place that writes markup, with presentation attributes and escaped text only. */
export class Canvas {
  readonly labels: SetLabel[] = []
  readonly strokes: DrawnStroke[] = []
  readonly width: number
  readonly height: number
  readonly #name: string
  readonly #parts: string[] = []
  readonly #patterns = new Map<string, string>()
  readonly #arrows = new Set<Role>()

  /** `name` begins every id of the figure, so that figures stand on one page. */
  constructor(width: number, height: number, name: string) {
    this.width = width
    this.height = height
    this.#name = name
  }

  #pen({ stroke = 'ink', width = 1.8, dash, fill = 'none', arrow, opacity, round }: Pen) {
    const head = arrow && isRole(stroke) ? stroke : undefined
    if (head) this.#arrows.add(head)
    return [
      ` fill="${paint(fill)}"`,
      stroke === 'none' ? '' : ` stroke="${paint(stroke)}" stroke-width="${width}"`,
      dash ? ` stroke-dasharray="${dash === true ? '5 4' : dash}"` : '',
      head ? ` marker-end="url(#${this.#name}-${head})"` : '',
      round ? ' stroke-linecap="round"' : '',
      opacity === undefined ? '' : ` opacity="${opacity}"`,
    ].join('')
  }

  #remember(stroke: DrawnStroke, pen: Pen) {
    if (!FAINT.has(pen.stroke ?? 'ink')) this.strokes.push(stroke)
  }

  /** A path; `trace` are points along it, where labels have to keep off. */
  path(d: string, pen: Pen = {}, trace: DrawnStroke = []) {
    this.#remember(trace, pen)
    this.#parts.push(`<path d="${d}"${this.#pen(pen)} stroke-linejoin="round"/>`)
  }

  line(a: Point, b: Point, pen: Pen = {}) {
    this.path(`M${px(a[0])} ${px(a[1])}L${px(b[0])} ${px(b[1])}`, pen, [a, b])
  }

  /** Straight strokes from point to point. */
  polyline(points: readonly Point[], pen: Pen = {}) {
    this.path(`M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}`, pen, points)
  }

  polygon(points: readonly Point[], pen: Pen = {}) {
    this.path(`M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`, pen, [...points, ...points.slice(0, 1)])
  }

  rect({ x, y, w, h }: Rect, pen: Pen & { corner?: number } = {}) {
    const corners: Point[] = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
      [x, y],
    ]
    this.#remember(corners, pen)
    const corner = pen.corner ? ` rx="${pen.corner}"` : ''
    this.#parts.push(`<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}"${corner}${this.#pen(pen)}/>`)
  }

  ellipse([x, y]: Point, rx: number, ry: number, pen: Pen = {}) {
    const around = Array.from({ length: 25 }, (_, i): Point => {
      const turn = (i * Math.PI) / 12
      return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)]
    })
    this.#remember(around, pen)
    const size = rx === ry ? `circle cx="${px(x)}" cy="${px(y)}" r="${px(rx)}"` : ''
    const shape = size || `ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}"`
    this.#parts.push(`<${shape}${this.#pen(pen)}/>`)
  }

  circle(centre: Point, radius: number, pen: Pen = {}) {
    this.ellipse(centre, radius, radius, pen)
  }

  /** A filled point. */
  dot(at: Point, radius = 3.4, fill: Role = 'ink') {
    this.circle(at, radius, { fill, stroke: 'none' })
  }

  /** The mark of a point: a small cross. */
  cross([x, y]: Point, role: Role = 'b', size = 5) {
    const [left, right, top, bottom] = [x - size, x + size, y - size, y + size].map(px)
    this.path(`M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`, { stroke: role, width: 2.4 })
  }

  /** Parallel lines in a role's colour, as a `fill`: what is told apart by colour is told apart without it, too. */
  hatch(role: Role, angle = 45, gap = 7): `url(${string})` {
    const id = `${this.#name}-${role}${angle}`
    const ground = isSeries(role) ? tint(role) : 'paper'
    this.#patterns.set(
      id,
      `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect width="${gap}" height="${gap}" fill="${paint(ground)}"/><path d="M0 0V${gap}" stroke="${paint(role)}" stroke-width="2"/></pattern>`,
    )
    return `url(#${id})`
  }

  /** What `draw` adds is cut off outside of a rectangle. */
  clip({ x, y, w, h }: Rect, draw: () => void) {
    const id = `${this.#name}-clip${this.#patterns.size}`
    this.#patterns.set(
      id,
      `<clipPath id="${id}"><rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}"/></clipPath>`,
    )
    this.#parts.push(`<g clip-path="url(#${id})">`)
    draw()
    this.#parts.push('</g>')
  }

  /** What `draw` adds is turned around a point, by degrees clockwise. */
  turned(degrees: number, [x, y]: Point, draw: () => void) {
    this.#parts.push(`<g transform="rotate(${px(degrees)} ${px(x)} ${px(y)})">`)
    draw()
    this.#parts.push('</g>')
  }

  /** Sets a label and gives its box. */
  label([x, y]: Point, text: string, options: LabelOptions = {}): Rect {
    const { anchor = 'middle', middle, turn, within, symbol, silent = false, ...given } = options
    const font = { ...START, ...given }
    const pieces = readLabel(text, font.size)
    const w = measurePieces(pieces) * (font.bold ? 1.06 : 1)
    const baseline = middle ? y + font.size * 0.35 : y
    const left = anchor === 'middle' ? x - w / 2 : anchor === 'end' ? x - w : x
    const rotate = turn ? ` transform="rotate(${turn} ${px(x)} ${px(baseline)})"` : ''
    if (pieces.every(isRun)) this.#parts.push(plainMarkup([x, baseline], pieces, font, anchor, rotate))
    else this.#parts.push(`<g${rotate}>${stackedMarkup([left, baseline], pieces, font)}</g>`)
    const isTall = pieces.some(piece => 'fraction' in piece)
    const [up, h] = isTall ? [1.3, 1.95] : [0.78, 1]
    const flat = { x: left, y: baseline - font.size * up, w, h: font.size * h }
    const box = turn ? { x: x - font.size * 0.8, y: baseline - w / 2, w: font.size, h: w } : flat
    const rightward = anchor === 'middle' ? 0.5 : anchor === 'end' ? 0 : 1
    if (!symbol) this.labels.push({ ...box, text, rightward, halo: font.halo, silent, ...(within && { within }) })
    return box
  }

  /** Lines one below the other around the middle `y`. */
  lines([x, y]: Point, texts: readonly string[], options: LabelOptions = {}) {
    const height = (options.size ?? START.size) * 1.2
    texts.forEach((text, i) => {
      this.label([x, y + (i - (texts.length - 1) / 2) * height], text, { ...options, middle: true })
    })
  }

  /** The frame grows around labels: a generator does not know how long its numbers become. */
  frame(): Rect {
    const margin = ({ x, w, rightward }: SetLabel) => {
      const more = w * (WIDE_FACE - 1)
      return MARGIN + (x < more * (1 - rightward) || x + w + more * rightward > this.width ? more : 0)
    }
    const x = Math.min(0, ...this.labels.map(label => label.x - margin(label)))
    const y = Math.min(0, ...this.labels.map(label => label.y - MARGIN))
    return {
      x,
      y,
      w: Math.max(this.width, ...this.labels.map(label => label.x + label.w + margin(label))) - x,
      h: Math.max(this.height, ...this.labels.map(label => label.y + label.h + MARGIN)) - y,
    }
  }

  svg(title: string, description: string): string {
    const { x, y, w, h } = this.frame()
    const name = this.#name
    const markers = [...this.#arrows].map(
      role =>
        `<marker id="${name}-${role}" viewBox="0 0 10 10" refX="8.5" refY="5" markerWidth="6.5" markerHeight="6.5" orient="auto-start-reverse"><path d="M0 .5L10 5L0 9.5L2.5 5Z" fill="${paint(role)}"/></marker>`,
    )
    const definitions = [...markers, ...this.#patterns.values()].join('')
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" class="fig" viewBox="${px(x)} ${px(y)} ${px(w)} ${px(h)}" width="${px(w)}" height="${px(h)}" role="img" aria-labelledby="${name}-title" aria-describedby="${name}-text" font-family="inherit">`,
      `<title id="${name}-title">${escapeText(title)}</title><desc id="${name}-text">${escapeText(description)}</desc>`,
      definitions && `<defs>${definitions}</defs>`,
      ...this.#parts,
      '</svg>',
    ].join('')
  }
}
