import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { lookup } from '@ariane/shared/catalogue'
import { mergeArcs } from 'topojson-client'
import { listPolygons, type MultiPolygon, type Shape, type Topology } from './topology.ts'

const require = createRequire(import.meta.url)
const CODES: Record<string, string> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'country-codes.json'), 'utf8'),
)
/** Shapes that Natural Earth gives no number, by its name: docs/decisions/028-borders-of-maps.md. */
const UNNUMBERED: Record<string, string> = { Kosovo: 'XK', Somaliland: 'SO', 'N. Cyprus': 'CY' }
/** A place of the Crimea, which Natural Earth draws with who holds it. */
const CRIMEA = { west: 32, east: 37, south: 44, north: 46.5 }

/** Whether all of a polygon lies in the Crimea. */
const isCrimea = (world: Topology, polygon: number[][]) => {
  const { scale, translate } = world.transform ?? { scale: [1, 1], translate: [0, 0] }
  return (polygon[0] ?? []).every(index => {
    let [x, y] = [0, 0]
    return (world.arcs[index < 0 ? ~index : index] ?? []).every(([dx = 0, dy = 0]) => {
      x += dx
      y += dy
      const [longitude, latitude] = [x * scale[0] + translate[0], y * scale[1] + translate[1]]
      return longitude > CRIMEA.west && longitude < CRIMEA.east && latitude > CRIMEA.south && latitude < CRIMEA.north
    })
  })
}

type World = Topology & { objects: { countries: { geometries: Shape<{ name: string }>[] } } }
export type Countries = { world: Topology; shapes: { code: string; shape: MultiPolygon }[] }

/** The countries of the world by their two letters; land without an own code has none. */
export const readCountries = (coarse: boolean): Countries => {
  const file = require.resolve(coarse ? 'world-atlas/countries-110m.json' : 'world-atlas/countries-50m.json')
  const world: World = JSON.parse(readFileSync(file, 'utf8'))
  const shapes = new Map<string, number[][][]>()
  for (const shape of world.objects.countries.geometries) {
    const code = lookup(CODES, String(shape.id)) ?? lookup(UNNUMBERED, shape.properties.name) ?? ''
    for (const polygon of listPolygons(shape)) {
      const owner = code === 'RU' && isCrimea(world, polygon) ? 'UA' : code
      shapes.set(owner, [...(shapes.get(owner) ?? []), polygon])
    }
  }
  return {
    world,
    shapes: [...shapes].map(([code, arcs]) => ({ code, shape: mergeArcs(world, [{ type: 'MultiPolygon', arcs }]) })),
  }
}

const NAMES = new Intl.DisplayNames(['fr'], { type: 'region' })
/** Names that are usual in French schoolbooks, where the system's are others. */
const SCHOOL_NAMES: Record<string, string> = {
  CD: 'République démocratique du Congo',
  CG: 'Congo',
  PS: 'Palestine',
  HK: 'Hong Kong',
  MO: 'Macao',
  MM: 'Birmanie',
}
export const countryName = (code: string) => lookup(SCHOOL_NAMES, code) ?? NAMES.of(code) ?? code
