import { fold } from '../words.ts'

const SIZE = 'p[ée]rim[èe]tre|circonf[ée]rence|aire|surface|volume|diam[èe]tre|rayon|longueur'
const OTHER = new RegExp(
  `^(?:et |alors |donc |ok |mais )*(?:pour )?(?:son |sa |le |la |l['’])?(${SIZE})[\\s?!.]*$`,
  'iu',
)
const SIZE_AT_HEAD = new RegExp(`(?<!\\p{L})(?:${SIZE})(?= d(?:e |['’]|u |es ))`, 'iu')

/** « et son périmètre ? » after « le diamètre d’un cercle de rayon 5 cm » : the same figure; undefined where it has no size. */
export const replaceWanted = (text: string, before: string): string | undefined => {
  const [, wanted] = text.trim().match(OTHER) ?? []
  if (wanted === undefined || !/\d/.test(before)) return undefined
  const asked = before.match(SIZE_AT_HEAD)
  return asked && fold(asked[0]) !== fold(wanted) ? before.replace(SIZE_AT_HEAD, wanted) : undefined
}
