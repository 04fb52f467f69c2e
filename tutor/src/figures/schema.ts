import { z } from 'zod'
import { AgesFigure } from './kinds/ages.ts'
import { AxesFigure } from './kinds/axes.ts'
import { BalanceFigure } from './kinds/balance.ts'
import { BarModelFigure } from './kinds/bar-model.ts'
import { BlocksFigure } from './kinds/blocks.ts'
import { ChartFigure } from './kinds/chart/schema.ts'
import { CircuitFigure } from './kinds/circuit/schema.ts'
import { ClassificationFigure } from './kinds/classification.ts'
import { ClimateFigure } from './kinds/climate.ts'
import { ClockFigure } from './kinds/clock.ts'
import { CroquisFigure } from './kinds/croquis.ts'
import { FlowFigure } from './kinds/flow/schema.ts'
import { ForcesFigure } from './kinds/forces.ts'
import { FractionFigure } from './kinds/fraction.ts'
import { GeometryFigure } from './kinds/geometry/schema.ts'
import { GridFigure } from './kinds/grid/schema.ts'
import { HistogramFigure } from './kinds/histogram.ts'
import { InstrumentFigure } from './kinds/instrument/instrument.ts'
import { MapFigure } from './kinds/map/schema.ts'
import { MoleculesFigure } from './kinds/matter/molecules.ts'
import { ParticlesFigure } from './kinds/matter/particles.ts'
import { MotionFigure } from './kinds/motion.ts'
import { NetFigure } from './kinds/net.ts'
import { NumberLineFigure } from './kinds/number-line.ts'
import { OpticsFigure } from './kinds/optics/schema.ts'
import { PedigreeFigure } from './kinds/pedigree.ts'
import { ProtractorFigure } from './kinds/protractor.ts'
import { SceneFigure } from './kinds/scene/schema.ts'
import { SentenceFigure } from './kinds/sentence.ts'
import { SolidFigure } from './kinds/solid/schema.ts'
import { TimelineFigure } from './kinds/timeline.ts'
import { TreeFigure } from './kinds/tree.ts'
import { WaveFigure } from './kinds/wave.ts'
import { WeighingFigure } from './kinds/weighing.ts'

/** A figure as data; what is drawn and what is said is made from it. */
export const Figure = z.discriminatedUnion('kind', [
  GeometryFigure,
  NumberLineFigure,
  FractionFigure,
  AxesFigure,
  GridFigure,
  SolidFigure,
  ChartFigure,
  CircuitFigure,
  OpticsFigure,
  ForcesFigure,
  ParticlesFigure,
  MoleculesFigure,
  TimelineFigure,
  MapFigure,
  SceneFigure,
  FlowFigure,
  ClimateFigure,
  AgesFigure,
  TreeFigure,
  SentenceFigure,
  CroquisFigure,
  BarModelFigure,
  ClockFigure,
  HistogramFigure,
  MotionFigure,
  WaveFigure,
  BlocksFigure,
  ClassificationFigure,
  PedigreeFigure,
  NetFigure,
  InstrumentFigure,
  ProtractorFigure,
  BalanceFigure,
  WeighingFigure,
])
export type Figure = z.output<typeof Figure>
export type FigureKind = Figure['kind']
export type FigureFor<K extends FigureKind> = Extract<Figure, { kind: K }>
