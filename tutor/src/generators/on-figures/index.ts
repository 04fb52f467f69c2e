import { readBars, readClimate, readHistogram } from './charts.ts'
import type { FigureEngine, FigureGenerator } from './figure-exercise.ts'
import { imageByAxis, imageByCentre, imageByRotation, imageByTranslation } from './grids.ts'
import { readInstrument, readProtractor } from './instruments.ts'
import { placeOnLine, placeOpposites, readOnLine } from './lines.ts'
import {
  placeCoordinates,
  placeOnGraph,
  placeProportional,
  readCoordinates,
  readGraph,
  readProportional,
} from './planes.ts'
import { placeOhm, readHeating, readMotion, readOhm, readWave } from './sciences.ts'

export type { ExerciseFor, FigureEngine } from './figure-exercise.ts'

/** Every generator of something to do on a figure, by the engine that it is done in and the name that packs use. */
export const figureGenerators: { [E in FigureEngine]: Record<string, FigureGenerator<E>> } = {
  'draw-image': {
    'image-by-axis': imageByAxis,
    'image-by-centre': imageByCentre,
    'image-by-rotation': imageByRotation,
    'image-by-translation': imageByTranslation,
  },
  'place-point': {
    'place-coordinates': placeCoordinates,
    'place-ohm': placeOhm,
    'place-on-graph': placeOnGraph,
    'place-on-line': placeOnLine,
    'place-opposites': placeOpposites,
    'place-proportional': placeProportional,
  },
  'read-value': {
    'read-bars': readBars,
    'read-climate': readClimate,
    'read-coordinates': readCoordinates,
    'read-graph': readGraph,
    'read-heating': readHeating,
    'read-histogram': readHistogram,
    'read-instrument': readInstrument,
    'read-motion': readMotion,
    'read-ohm': readOhm,
    'read-on-line': readOnLine,
    'read-proportional': readProportional,
    'read-protractor': readProtractor,
    'read-wave': readWave,
  },
}

/** Whether packs may name a generator of something to do on a figure so; none is called like one of exercises. */
export const isFigureGenerator = (name: string): boolean =>
  Object.values(figureGenerators).some(known => Object.hasOwn(known, name))
