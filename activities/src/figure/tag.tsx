import type { ReactNode } from 'react'
import { type Place, sharePlace } from './frame.ts'
import type { FigureView } from './shape.ts'

type Props = { figure: FigureView; at: Place; className?: string; children: ReactNode }

/** Words beside a place of a drawing, on the side where there is room. What they say is said elsewhere, too. */
export function Tag({ figure, at, className = '', children }: Props) {
  const { x = 0, w } = figure
  const side = at[0] - x > w / 2 ? 'before' : 'after'
  return (
    <span className={`figure-tag ${side} ${className}`} style={sharePlace(at, figure)} aria-hidden="true">
      {children}
    </span>
  )
}
