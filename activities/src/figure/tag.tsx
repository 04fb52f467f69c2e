import type { ReactNode } from 'react'
import { sharePlace } from './frame.ts'
import type { FigureTarget, FigureView } from './shape.ts'

type Props = {
  figure: FigureView
  target: FigureTarget
  /** On the side away from the drawing, where there is room around it; else on the side where the drawing is. */
  outward?: boolean
  className?: string
  children: ReactNode
}

/** The side of a target where words stand. */
const chooseSide = ({ at, to }: FigureTarget, { x = 0, w }: FigureView, outward: boolean) => {
  if (!outward || !to) return at[0] - x > w / 2 ? 'before' : 'after'
  const [dx, dy] = [at[0] - to[0], at[1] - to[1]]
  if (Math.abs(dy) > Math.abs(dx)) return dy > 0 ? 'below' : 'above'
  return dx < 0 ? 'before' : 'after'
}

/** Words beside a target of a drawing. What they say is said elsewhere, too. */
export const Tag = ({ figure, target, outward = false, className = '', children }: Props) => (
  <span
    className={`figure-tag ${chooseSide(target, figure, outward)} ${className}`}
    style={sharePlace(target.at, figure)}
    aria-hidden="true"
  >
    {children}
  </span>
)
