import { makeProjection, type ProjectionData } from '@ariane/tutor'
import { type GeoProjection, geoPath } from 'd3-geo'

export type Frame = [left: number, top: number, right: number, bottom: number]
type Position = [number, number]

const EDGE_STEPS = 16

/** Points along the edges of a field of longitudes and latitudes, which are curves on the map. */
const traceBounds = ([west, south, east, north]: Frame): Position[] =>
  Array.from({ length: EDGE_STEPS + 1 }, (_, i) => i / EDGE_STEPS).flatMap((part): Position[] => [
    [west + (east - west) * part, south],
    [west + (east - west) * part, north],
    [west, south + (north - south) * part],
    [east, south + (north - south) * part],
  ])

type Wanted = Omit<ProjectionData, 'scale' | 'translate'>

const round = (value: number) => Math.round(value * 100) / 100

/** The projection that fits a field into a frame; without a field, the globe. */
export const fitProjection = (wanted: Wanted, [left, top, right, bottom]: Frame, bounds?: Frame): ProjectionData => {
  const projection = makeProjection({ ...wanted, scale: 100, translate: [0, 0] })
  projection.fitExtent(
    [
      [left, top],
      [right, bottom],
    ],
    bounds ? { type: 'MultiPoint', coordinates: traceBounds(bounds) } : { type: 'Sphere' },
  )
  const [x, y] = projection.translate()
  return { ...wanted, scale: round(projection.scale()), translate: [round(x), round(y)] }
}

/** Writes paths of a projection, cut off `beyond` the edge of a frame, so that the edge is no coast. */
export const pathWriter = (projection: GeoProjection, [left, top, right, bottom]: Frame, beyond: number) =>
  geoPath(
    projection.precision(0.5).clipExtent([
      [left - beyond, top - beyond],
      [right + beyond, bottom + beyond],
    ]),
  )
