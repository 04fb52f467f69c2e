import { type UnzipFileInfo, unzipSync } from 'fflate'
import { Refused } from './refuse.ts'

const MOST_ENTRIES = 5000
/** What one wanted part, and all of them, may unfold into. */
const MOST_PART = 4 * 2 ** 20
const MOST_ALL = 8 * 2 ** 20

/**
 * The wanted parts of an archive. Sizes are checked before anything unfolds, and what unfolds into more than it announced
 * fails: the place for it is no larger. Throws `too_large`; an archive that is none throws too.
 */
export function unzipParts(bytes: Uint8Array, wanted: (name: string) => boolean): Record<string, Uint8Array> {
  let entries = 0
  let all = 0
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    entries += 1
    if (entries > MOST_ENTRIES) throw new Refused('too_large')
    if (!wanted(name)) return false
    all += originalSize
    if (originalSize > MOST_PART || all > MOST_ALL) throw new Refused('too_large')
    return true
  }
  return unzipSync(bytes, { filter })
}

export const decodeText = (part: Uint8Array | undefined) => new TextDecoder().decode(part ?? new Uint8Array())
