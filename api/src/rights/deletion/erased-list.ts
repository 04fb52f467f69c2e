import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pLimit from 'p-limit'
import { backupsFolder, erasedList } from '../../platform/db/backups.ts'
import { appendDurably, writeDurably } from '../../platform/files/durable.ts'

/**
 * Who is gone, beside the database: one that is restored does not know it. A line is a digest, a time and a state:
 * `pending` before the commit, then `erased`, or `undone` when it did not come to that; none once its rows have left the
 * files of the database as well.
 */
type ErasedState = 'pending' | 'undone' | 'erased' | 'settled'

interface ErasedEntry {
  at: string
  state: ErasedState
}

type ErasedEntries = Map<string, ErasedEntry>

const LINE = /^([\w-]{43}) (\d{4}-\d\d-\d\dT[\d:.]+Z)(?: (pending|undone|erased))?$/

/** Whether an entry stands for somebody who is gone for certain. */
export const isGone = ({ state }: ErasedEntry) => state === 'erased' || state === 'settled'

/** Reading and adding to the list take turns in a process. */
const turn = pLimit(1)

/** Beside the database, and beside its dumps: whoever copies those away copies the list with them. */
const listFiles = (dataDir: string) => [join(resolve(dataDir), erasedList), join(backupsFolder(dataDir), erasedList)]

const formatLine = (digest: string, { at, state }: ErasedEntry) =>
  `${digest} ${at}${state === 'settled' ? '' : ` ${state}`}\n`

/** Adds a state of one digest; resolves once it is on the disk in each place. */
export function noteErased(dataDir: string, digest: string, entry: ErasedEntry): Promise<void> {
  return turn(async () => {
    for (const file of listFiles(dataDir)) await appendDurably(file, formatLine(digest, entry))
  })
}

/** The list of a data folder, with those in further folders. */
export async function readErased(dataDir: string, folders: readonly string[] = []): Promise<ErasedEntries> {
  const found: ErasedEntries = new Map()
  for (const file of [...listFiles(dataDir), ...folders.map(folder => join(folder, erasedList))])
    for (const line of (await readFile(file, 'utf8').catch(() => '')).split('\n')) {
      const [, digest, at, state = 'settled'] = LINE.exec(line) ?? []
      if (digest && at) add(found, digest, { at, state: state as ErasedState })
    }
  return found
}

const STRENGTH: ErasedState[] = ['pending', 'undone', 'erased', 'settled']

/** Whoever is gone stays so; of tries that did not come to an end, the last one counts. */
function add(found: ErasedEntries, digest: string, entry: ErasedEntry): void {
  const known = found.get(digest)
  const stronger = (one: ErasedEntry) => STRENGTH.indexOf(one.state)
  const later = known && !isGone(known) && !isGone(entry) && known.at !== entry.at
  if (!known || (later ? entry.at > known.at : stronger(entry) > stronger(known))) found.set(digest, entry)
}

/** Decides on the whole list in one step; nothing is added meanwhile, so a transaction may be waiting for it. */
export function changeErased(
  dataDir: string,
  decide: (entries: ErasedEntries) => ErasedEntries,
  folders: readonly string[] = [],
): Promise<void> {
  return turn(async () => {
    const decided = decide(await readErased(dataDir, folders))
    const whole = [...decided].map(([digest, entry]) => formatLine(digest, entry)).join('')
    for (const file of listFiles(dataDir))
      if ((await readFile(file, 'utf8').catch(() => '')) !== whole) await writeDurably(file, whole)
  })
}
