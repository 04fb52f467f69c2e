import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Atlas, type AtlasZone, type Inset, makeProjection, type ProjectionData } from '@ariane/tutor'
import { mergeArcs } from 'topojson-client'
import { WIDTH } from './areas.ts'
import { readCountries } from './countries.ts'
import { makeOutline } from './make-outline.ts'
import { findMiddle, readRings, writeRings } from './path-data.ts'
import { type Frame, fitProjection, pathWriter } from './project-area.ts'
import { simplifyTopology } from './simplify-topology.ts'
import { listPolygons, type Shape, type Topology } from './topology.ts'

type Department = Shape<{ name: string; region: string }>
type France = Topology & { objects: { departments: { geometries: Department[] } } }

const FRANCE: France = JSON.parse(readFileSync(path.join(import.meta.dirname, 'france.json'), 'utf8'))
const REGION_NAMES: Record<string, string> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'region-names.json'), 'utf8'),
)
const METROPOLE: Frame = [-5.2, 41.3, 9.65, 51.1]
const HEIGHT = 400
const INSET = { top: HEIGHT + 8, height: 76, gap: 6, name: 18 }
/** What lies overseas, by the number of its region, with the field that its frame shows. */
const OVERSEAS: Record<string, Frame> = {
  '01': [-61.85, 15.8, -60.95, 16.55],
  '02': [-61.27, 14.36, -60.78, 14.91],
  '03': [-54.7, 2, -51.5, 5.9],
  '04': [55.18, -21.42, 55.87, -20.84],
  '06': [44.98, -13.03, 45.34, -12.61],
}
type Outline = { code: string; name: string; region: string; arcs: number[][][] }

const listDepartments = (): Outline[] =>
  FRANCE.objects.departments.geometries.map(shape => ({
    code: String(shape.id),
    ...shape.properties,
    arcs: listPolygons(shape),
  }))

const mergeOutlines = (outlines: readonly Outline[], code: string, name: string, region: string): Outline => ({
  code,
  name,
  region,
  arcs: mergeArcs(FRANCE, [{ type: 'MultiPolygon', arcs: outlines.flatMap(({ arcs }) => arcs) }]).arcs,
})

const listRegions = (): Outline[] =>
  Object.entries(REGION_NAMES).map(([region, name]) =>
    mergeOutlines(
      listDepartments().filter(one => one.region === region),
      region,
      name,
      region,
    ),
  )

const drawZones = (outlines: readonly Outline[], projection: ProjectionData, frame: Frame) => {
  const simple = simplifyTopology(FRANCE, makeProjection(projection))
  const write = pathWriter(makeProjection(projection), frame, 0)
  return Object.fromEntries(
    outlines.map(({ code, name, arcs }): [string, AtlasZone] => {
      const rings = readRings(write(makeOutline(simple, { type: 'MultiPolygon', arcs })))
      return [code, { name, d: writeRings(rings), at: findMiddle(rings) }]
    }),
  )
}

/** The countries around, in a projection. */
const drawNeighbours = (projection: ProjectionData, frame: Frame) => {
  const { world, shapes } = readCountries(false)
  const simple = simplifyTopology(world, makeProjection(projection))
  const write = pathWriter(makeProjection(projection), frame, 0)
  return shapes
    .filter(({ code }) => code !== 'FR')
    .map(({ shape }) => writeRings(readRings(write(makeOutline(simple, shape)))))
    .join('')
}

/** France by its regions or departments, those overseas in frames below; or as one, without them. */
export const makeFranceAtlas = (by: 'regions' | 'departments' | 'france'): Atlas => {
  const all = by === 'departments' ? listDepartments() : listRegions()
  const isOverseas = ({ region }: Outline) => Object.hasOwn(OVERSEAS, region)
  const near = all.filter(one => !isOverseas(one))
  const outlines = by === 'france' ? [mergeOutlines(near, 'FR', 'France', '')] : near
  const frame: Frame = [0, 0, WIDTH, HEIGHT]
  const projection = fitProjection(
    { name: 'conic', rotate: [-3, 0], parallels: [44, 49] },
    [8, 8, WIDTH - 8, HEIGHT - 8],
    METROPOLE,
  )
  const zones = drawZones(outlines, projection, frame)
  const insets: Inset[] = []
  let beyond = drawNeighbours(projection, frame)
  if (by !== 'france')
    Object.entries(OVERSEAS).forEach(([region, bounds], i) => {
      const w = (WIDTH - 4 * INSET.gap) / 5
      const box = { x: i * (w + INSET.gap), y: INSET.top, w, h: INSET.height }
      const inner: Frame = [box.x + 5, box.y + 5, box.x + w - 5, box.y + box.h - 5]
      const within: Frame = [box.x, box.y, box.x + w, box.y + box.h]
      const own = fitProjection({ name: 'mercator', rotate: [0, 0] }, inner, bounds)
      const here = all.filter(one => one.region === region)
      Object.assign(zones, drawZones(here, own, within))
      beyond += region === '03' ? drawNeighbours(own, within) : ''
      insets.push({ name: here[0]?.name ?? '', box, projection: own, bounds })
    })
  return {
    width: WIDTH,
    height: by === 'france' ? HEIGHT : INSET.top + INSET.height + INSET.name,
    projection,
    zones,
    beyond,
    insets,
    source: 'Fond : IGN, Admin Express 2018 (Licence Ouverte), et Natural Earth.',
  }
}
