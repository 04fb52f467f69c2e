import { geoArea } from 'd3-geo'
import { feature } from 'topojson-client'
import type { MultiPolygon, Topology } from './topology.ts'

/** Half of the globe: no country is so large. */
const HALF_GLOBE = 2 * Math.PI

/** An outline without the rings that simplification made flat: they would be taken for all of the globe. */
export const makeOutline = (
  topology: Topology,
  shape: MultiPolygon,
): { type: 'MultiPolygon'; coordinates: number[][][][] } => {
  const { geometry } = feature(topology, shape)
  const coordinates = geometry.coordinates
    .map(rings => rings.filter(ring => new Set(ring.map(String)).size > 2))
    .filter(rings => rings.length > 0 && geoArea({ type: 'Polygon', coordinates: rings }) < HALF_GLOBE)
  return { type: 'MultiPolygon', coordinates }
}
