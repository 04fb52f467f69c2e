import './colors.css'
import './style.css'
import { useId } from 'react'
import { ownIds } from './own-ids.ts'
import type { FigureView } from './shape.ts'

/** The drawing of a figure alone; it has been sanitised. */
export function Drawing({ figure: { svg } }: { figure: FigureView }) {
  const id = useId()
  return <div className="figure-drawing" dangerouslySetInnerHTML={{ __html: ownIds(svg, id) }} />
}
