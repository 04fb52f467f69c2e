import type { mergeArcs } from 'topojson-client'

/** TopoJSON: outlines by shared arcs. */
export type Topology = Parameters<typeof mergeArcs>[0]
export type MultiPolygon = ReturnType<typeof mergeArcs>
/** A country or department with what its source says of it. */
export type Shape<Properties> = { id?: string | number; properties: Properties } & (
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
)

export const listPolygons = (shape: Shape<unknown>): number[][][] =>
  shape.type === 'Polygon' ? [shape.arcs] : shape.arcs
