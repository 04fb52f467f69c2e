import { Drawing } from '../figure/drawing.tsx'
import { frameBox } from '../figure/frame.ts'
import type { FigureView } from '../shape.ts'
import { screen } from './messages.ts'

/** How large the lit part is, as a share of the drawing. */
const LIGHT = 0.14

/** A figure on a card: one part of it is lit, the others are dimmed. */
export function LitFigure({ figure, target: id }: { figure: FigureView; target: string }) {
  const target = figure.targets?.find(one => one.id === id)
  if (!target) return null
  const { x = 0, y = 0, w, h } = figure
  const [cx, cy] = target.to ?? target.at
  const r = LIGHT * Math.min(w, 1.3 * h)
  const all = `M${x} ${y}h${w}v${h}h${-w}Z`
  const hole = `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  return (
    <div className="lit-figure">
      <span aria-hidden="true">
        <Drawing figure={figure} />
        <svg className="figure-overlay" viewBox={frameBox(figure)} aria-hidden="true">
          <path className="shade" d={`${all}${hole}`} fillRule="evenodd" />
          <circle className="light" cx={cx} cy={cy} r={r} strokeWidth={r / 6} />
        </svg>
      </span>
      <span className="hidden">{target.where ? screen.lit(target.where) : screen.drawing}</span>
    </div>
  )
}
