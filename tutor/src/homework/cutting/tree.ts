import { type Marker, readMarker } from './markers.ts'
import { asks } from './words.ts'

/** A marked piece of an exercise, with what it says itself and the pieces under it. */
export type Node = {
  label: string
  /** What was said between this piece and the one before, for this one and those that follow. */
  before: string[]
  lines: string[]
  children: Node[]
  doubtful: boolean
}
type Kind = Exclude<Marker['kind'], 'exercise'>
type Open = { kind: Kind; children: Node[] }

const node = (label: string, before: string[], line: string, doubtful = false): Node => ({
  label,
  before,
  lines: line === '' ? [] : [line],
  children: [],
  doubtful,
})

const opening = (marker: Marker | undefined): marker is Exclude<Marker, { kind: 'exercise' }> =>
  marker !== undefined && marker.kind !== 'exercise'

/** The marked pieces of an exercise; `lead` is what stands before the first. */
export const buildTree = (lines: readonly string[]): { lead: string[]; nodes: Node[] } => {
  const lead: string[] = []
  const nodes: Node[] = []
  let levels: Open[] = []
  let current: Node | undefined
  let pending: string[] = []
  let gap = false
  for (const line of lines) {
    const marker = readMarker(line)
    if (opening(marker)) {
      const at = levels.findIndex(({ kind }) => kind === marker.kind)
      const list = at >= 0 ? levels[at]?.children : current?.children
      const siblings = list ?? nodes
      levels = at >= 0 ? levels.slice(0, at + 1) : [...levels, { kind: marker.kind, children: siblings }]
      current =
        marker.kind === 'bullet'
          ? node('', pending, marker.rest, marker.doubtful)
          : node(marker.label, pending, marker.rest)
      siblings.push(current)
      pending = []
      // « 1) a) Calcule… » opens two levels on one line.
      const inner = marker.kind === 'number' ? readMarker(marker.rest) : undefined
      if (inner?.kind === 'letter') {
        const outer = current
        outer.lines = []
        current = node(inner.label, [], inner.rest)
        outer.children.push(current)
        levels = [...levels, { kind: 'letter', children: outer.children }]
      }
    } else if (line === '') gap = current !== undefined
    else if (!current) lead.push(line)
    else if (!gap) current.lines.push(line)
    else if (asks(line)) {
      current = node('', pending, line)
      nodes.push(current)
      levels = []
      pending = []
    } else pending.push(line)
    if (line !== '') gap = false
  }
  if (pending.length > 0) (current?.lines ?? lead).push(...pending)
  return { lead, nodes }
}
