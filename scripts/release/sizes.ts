import type { Published } from '../../shared/src/contracts/registry.ts'
import { inParallel } from '../site/files.ts'
import { messages } from './messages.ts'
import type { Storage } from './storage/storage.ts'

const AT_ONCE = 8
/** How much more than the active version a new one may weigh before its team has to say so. */
const MOST_GROWTH = 1.2

/** As npm leaves it, and without dashes where it takes them for its own. */
const SAID = /^(?:--)?larger$/

export interface Sizes {
  files: number
  bytes: number
}

/** Number of files of a version, and what they weigh as a browser gets them. */
export async function measureSizes(
  storage: Pick<Storage, 'bytes'>,
  name: string,
  { version, files }: Pick<Published, 'version' | 'files'>,
): Promise<Sizes> {
  const sizes = await inParallel(Object.keys(files), AT_ONCE, async file => {
    const key = `remotes/${name}/${version}/${file}`
    const bytes = (await storage.bytes(`${key}.br`)) ?? (await storage.bytes(key))
    // A version that lacks a file is no measure for another.
    return bytes?.byteLength ?? Number.POSITIVE_INFINITY
  })
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/**
 * Refuses a version that weighs much more than the active one, unless the team says so.
 * @param active null where nobody has one yet
 * @param words of the command
 * @returns what the journal keeps of it
 */
export function refuseGrowth(
  name: string,
  { bytes }: Sizes,
  active: Pick<Sizes, 'bytes'> | null,
  words: readonly string[],
): string {
  if (!active || bytes <= active.bytes * MOST_GROWTH) return ''
  if (!words.some(word => SAID.test(word))) throw new Error(messages.larger(name, bytes, active.bytes))
  return messages.largerNoted(bytes, active.bytes)
}
