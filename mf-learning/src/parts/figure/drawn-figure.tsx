import { Figure } from '@ariane/activities/figure'
import type { FigureView } from '@ariane/shared/contracts/figures'
import { useMemo } from 'react'
import { cleanFigure } from './clean-figure.ts'

/** A figure of a lesson, sanitised. */
export default function DrawnFigure({ figure, onPaper }: { figure: FigureView; onPaper?: boolean }) {
  const clean = useMemo(() => cleanFigure(figure), [figure])
  return <Figure figure={clean} {...(onPaper && { onPaper })} />
}
