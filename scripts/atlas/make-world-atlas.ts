import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Atlas, type AtlasZone, makeProjection } from '@ariane/tutor'
import { type Area, WIDTH } from './areas.ts'
import { countryName, readCountries } from './countries.ts'
import { makeOutline } from './make-outline.ts'
import { findMiddle, readRings, ringArea, writeRings } from './path-data.ts'
import { type Frame, fitProjection, pathWriter } from './project-area.ts'
import { simplifyTopology } from './simplify-topology.ts'

const PLATES: [number, number][][] = JSON.parse(readFileSync(path.join(import.meta.dirname, 'plates.json'), 'utf8'))
const MARGIN = 3
/** A country smaller than this is drawn as a small disc. */
const MIN_AREA_PX = 6

const disc = ([x, y]: readonly number[]): string => `M${(x ?? 0) - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z`

/** The countries that are seen in an area. */
export const makeWorldAtlas = ({ projection: name, rotate, parallels, bounds, height, coarse }: Area): Atlas => {
  const frame: Frame = bounds ? [0, 0, WIDTH, height] : [MARGIN, MARGIN, WIDTH - MARGIN, height - MARGIN]
  const projection = fitProjection({ name, rotate, ...(parallels && { parallels }) }, frame, bounds)
  const { world, shapes } = readCountries(coarse ?? false)
  const simple = simplifyTopology(world, makeProjection(projection))
  const write = pathWriter(makeProjection(projection), frame, 6)
  const isSeen = ([x = 0, y = 0]: readonly number[]) => x > 3 && y > 3 && x < WIDTH - 3 && y < height - 3
  const zones: Record<string, AtlasZone> = {}
  let beyond = ''
  for (const { code, shape } of shapes) {
    const outline = makeOutline(simple, shape)
    const rings = readRings(write(outline))
    const centre = write.centroid(outline)
    const isTiny = rings.reduce((sum, ring) => sum + ringArea(ring), 0) < MIN_AREA_PX
    const d = isTiny && isSeen(centre) ? disc(centre.map(Math.round)) : writeRings(rings)
    if (!d) continue
    if (code === '') beyond += d
    else zones[code] = { name: countryName(code), d, at: isTiny ? [centre[0], centre[1]] : findMiddle(rings) }
  }
  const lines = PLATES.map(points => write({ type: 'LineString', coordinates: points }) ?? '').join('')
  const source = 'Fond : Natural Earth. Frontières simplifiées, certaines sont contestées.'
  return {
    width: WIDTH,
    height,
    projection,
    zones,
    beyond,
    insets: [],
    ...(!bounds && { globe: writeRings(readRings(write({ type: 'Sphere' }))), plates: writeRings(readRings(lines)) }),
    source,
  }
}
