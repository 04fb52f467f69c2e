import { mean, type Point } from '../../canvas/points.ts'
import type { Target } from '../../parts.ts'
import { outlineExtent } from './draw-layers.ts'
import type { Layers } from './schema.ts'

type Project = (place: Point) => Point

/** What stands on a map or a sketch, by its kind and place in the data: `town-1`, `name-2`, `extent-1`. */
export const listLayerTargets = (
  { towns, names, extents }: Pick<Layers, 'towns' | 'names' | 'extents'>,
  project: Project,
  sayPlace: (at: Point) => string,
): Target[] => {
  const place = (at: Point) => ({ at, where: sayPlace(at) })
  return [
    ...towns.map(({ text, at }, i) => ({ code: `town-${i + 1}`, label: text, ...place(project(at)) })),
    ...names.map(({ text, at }, i) => ({ code: `name-${i + 1}`, label: text, ...place(project(at)) })),
    ...extents.map((extent, i) => ({
      code: `extent-${i + 1}`,
      label: extent.label,
      ...place(mean(extent.points.map(project))),
      path: outlineExtent(extent, project),
    })),
  ]
}
