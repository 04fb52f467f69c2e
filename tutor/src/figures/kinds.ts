import { drawAges } from './kinds/ages.ts'
import { drawAxes } from './kinds/axes.ts'
import { drawBalance } from './kinds/balance.ts'
import { drawBarModel } from './kinds/bar-model.ts'
import { drawBlocks } from './kinds/blocks.ts'
import { drawChart } from './kinds/chart/draw.ts'
import { drawCircuit } from './kinds/circuit/draw.ts'
import { drawClassification } from './kinds/classification.ts'
import { drawClimate } from './kinds/climate.ts'
import { drawClock } from './kinds/clock.ts'
import { drawCroquis } from './kinds/croquis.ts'
import { drawFlow } from './kinds/flow/draw.ts'
import { drawForces } from './kinds/forces.ts'
import { drawFraction } from './kinds/fraction.ts'
import { drawGeometry } from './kinds/geometry/draw.ts'
import { drawGrid } from './kinds/grid/draw.ts'
import { drawHistogram } from './kinds/histogram.ts'
import { drawInstrument } from './kinds/instrument/instrument.ts'
import { drawMap } from './kinds/map/draw.ts'
import { drawMolecules } from './kinds/matter/molecules.ts'
import { drawParticles } from './kinds/matter/particles.ts'
import { drawMotion } from './kinds/motion.ts'
import { drawNet } from './kinds/net.ts'
import { drawNumberLine } from './kinds/number-line.ts'
import { drawOptics } from './kinds/optics/draw.ts'
import { drawPedigree } from './kinds/pedigree.ts'
import { drawProtractor } from './kinds/protractor.ts'
import { drawScene } from './kinds/scene/draw.ts'
import { drawSentence } from './kinds/sentence.ts'
import { drawSolid } from './kinds/solid/draw.ts'
import { drawTimeline } from './kinds/timeline.ts'
import { drawTree } from './kinds/tree.ts'
import { drawWave } from './kinds/wave.ts'
import { drawWeighing } from './kinds/weighing.ts'
import type { Drawing } from './parts.ts'
import type { FigureFor, FigureKind } from './schema.ts'

/** How each kind is drawn; ids of the markup begin with `name`. */
export const kinds: { [K in FigureKind]: (figure: FigureFor<K>, name: string) => Drawing } = {
  geometry: drawGeometry,
  'number-line': drawNumberLine,
  fraction: drawFraction,
  axes: drawAxes,
  grid: drawGrid,
  solid: drawSolid,
  chart: drawChart,
  circuit: drawCircuit,
  optics: drawOptics,
  forces: drawForces,
  particles: drawParticles,
  molecules: drawMolecules,
  timeline: drawTimeline,
  map: drawMap,
  scene: drawScene,
  flow: drawFlow,
  climate: drawClimate,
  ages: drawAges,
  tree: drawTree,
  sentence: drawSentence,
  croquis: drawCroquis,
  'bar-model': drawBarModel,
  clock: drawClock,
  histogram: drawHistogram,
  motion: drawMotion,
  wave: drawWave,
  blocks: drawBlocks,
  classification: drawClassification,
  pedigree: drawPedigree,
  net: drawNet,
  instrument: drawInstrument,
  protractor: drawProtractor,
  balance: drawBalance,
  weighing: drawWeighing,
}
