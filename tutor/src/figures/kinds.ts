import { drawAxes } from './kinds/axes.ts'
import { drawChart } from './kinds/chart/draw.ts'
import { drawFlow } from './kinds/flow/draw.ts'
import { drawGeometry } from './kinds/geometry/draw.ts'
import { drawNumberLine } from './kinds/number-line.ts'
import type { Drawing } from './parts.ts'
import type { FigureFor, FigureKind } from './schema.ts'

/** How each kind is drawn; ids of the markup begin with `name`. */
export const kinds: { [K in FigureKind]: (figure: FigureFor<K>, name: string) => Drawing } = {
  geometry: drawGeometry,
  'number-line': drawNumberLine,
  axes: drawAxes,
  chart: drawChart,
  flow: drawFlow,
}
