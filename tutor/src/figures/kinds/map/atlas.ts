import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GeoProjection, geoAzimuthalEqualArea, geoConicConformal, geoMercator, geoNaturalEarth1 } from 'd3-geo'
import type { Rect } from '../../canvas/canvas.ts'
import type { Point } from '../../canvas/points.ts'

export const AREAS = [
  'world',
  'europe',
  'mediterranean',
  'greece',
  'middle-east',
  'africa',
  'north-america',
  'south-america',
  'asia',
  'atlantic',
  'france',
  'regions',
  'departments',
] as const
export type AreaName = (typeof AREAS)[number]

export type ProjectionName = 'naturalEarth' | 'conic' | 'mercator' | 'equalArea'
/** A projection as the atlas keeps it. */
export type ProjectionData = {
  name: ProjectionName
  rotate: [number, number]
  parallels?: [number, number]
  scale: number
  translate: [number, number]
}
/** A country, region or department: its outline, and a place well within it. */
export type AtlasZone = { name: string; d: string; at: [number, number] }
/** A part of a country that is far away, in a frame and at a scale of its own. */
export type Inset = { name: string; box: Rect; projection: ProjectionData; bounds: [number, number, number, number] }
/** Outlines of an area, projected when the atlas is made (`npm run atlas`). */
export type Atlas = {
  width: number
  height: number
  projection: ProjectionData
  /** By two letters of ISO 3166 or by the number of a region or department. */
  zones: Record<string, AtlasZone>
  /** Land that is no zone. */
  beyond: string
  /** The globe's outline, where it is round. */
  globe?: string
  insets: Inset[]
  /** Boundaries of plates, on the map of the world. */
  plates?: string
  source: string
}

const MAKERS: Record<ProjectionName, () => GeoProjection> = {
  naturalEarth: geoNaturalEarth1,
  mercator: geoMercator,
  equalArea: geoAzimuthalEqualArea,
  conic: geoConicConformal,
}

/** A projection that the atlas was made with. */
export const makeProjection = ({ name, rotate, parallels, scale, translate }: ProjectionData): GeoProjection => {
  const projection = name === 'conic' ? geoConicConformal().parallels(parallels ?? [44, 49]) : MAKERS[name]()
  return projection.rotate(rotate).scale(scale).translate(translate)
}

const read = new Map<AreaName, Atlas>()

export const readAtlas = (area: AreaName): Atlas => {
  const known = read.get(area)
  if (known) return known
  const atlas: Atlas = JSON.parse(readFileSync(join(import.meta.dirname, 'atlas', `${area}.json`), 'utf8'))
  read.set(area, atlas)
  return atlas
}

/** Where a place stands on the map; in an inset if it lies in one. */
export const makeProject = ({ projection, insets }: Atlas) => {
  const main = makeProjection(projection)
  const others = insets.map(inset => ({ bounds: inset.bounds, project: makeProjection(inset.projection) }))
  return ([longitude, latitude]: Point): Point => {
    const within = others.find(
      ({ bounds: [west, south, east, north] }) =>
        longitude >= west && longitude <= east && latitude >= south && latitude <= north,
    )
    return (within?.project ?? main)([longitude, latitude]) ?? [0, 0]
  }
}
