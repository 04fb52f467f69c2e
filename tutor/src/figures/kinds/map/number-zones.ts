import { createHash } from 'node:crypto'
import { lookup } from '@ariane/shared/catalogue'
import type { Point } from '../../canvas/points.ts'
import type { Atlas } from './atlas.ts'
import type { MapFigure } from './schema.ts'

/** A zone that is asked: a number that tells nothing, and where it lies on the sheet. */
export type NumberedZone = { number: number; code: string; at: [number, number]; where: string }

const shuffleKey = (id: string, code: string) => createHash('sha256').update(`${id} ${code}`).digest('hex')

type Sheet = Pick<Atlas, 'width' | 'height' | 'insets'>

/** Where a place lies on the sheet, in words. */
export const sayPlace = ([x, y]: Point, { width, height, insets }: Sheet) => {
  if (insets.some(({ box }) => y > box.y)) return 'dans un cadre'
  const across = x < width / 3 ? 'ouest' : x > (2 * width) / 3 ? 'est' : ''
  const bottom = insets[0]?.box.y ?? height
  const down = y < bottom / 3 ? 'nord' : y > (2 * bottom) / 3 ? 'sud' : ''
  const corner = [down, across].filter(Boolean).join('-')
  if (corner === '') return 'au centre de la carte'
  return corner.startsWith('ouest') || corner.startsWith('est') ? `à l’${corner}` : `au ${corner}`
}

type Numbered = Pick<MapFigure, 'id' | 'numbered' | 'inOrder'>

/** The asked zones in an order that depends on the figure, not on how an author wrote them; or in an order that was drawn. */
export const numberZones = ({ id, numbered, inOrder }: Numbered, atlas: Atlas): NumberedZone[] =>
  (inOrder ? numbered : numbered.toSorted((a, b) => shuffleKey(id, a).localeCompare(shuffleKey(id, b)))).flatMap(
    (code, i) => {
      const zone = lookup(atlas.zones, code)
      return zone ? [{ number: i + 1, code, at: zone.at, where: sayPlace(zone.at, atlas) }] : []
    },
  )
