import type { Target } from '../../parts.ts'
import { type Atlas, makeProject } from './atlas.ts'
import { listLayerTargets } from './layer-targets.ts'
import { sayPlace } from './number-zones.ts'
import type { MapFigure } from './schema.ts'

/** The zones of a map by their code, then what stands on it. */
export const listMapTargets = (figure: MapFigure, atlas: Atlas): Target[] => [
  ...Object.entries(atlas.zones).map(([code, { name, d, at }]) => ({
    code,
    label: name,
    at,
    path: d,
    where: sayPlace(at, atlas),
  })),
  ...listLayerTargets(figure, makeProject(atlas), at => sayPlace(at, atlas)),
]
