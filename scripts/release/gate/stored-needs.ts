import { type StoredVersion, VERSION_FILE } from '../../../api/src/site/bucket/documents.ts'
import type { RemoteEntry } from '../../../shared/src/contracts/registry.ts'
import { messages } from '../messages.ts'
import { readRegistry } from '../registry.ts'
import type { Storage } from '../storage/storage.ts'
import { findBreaks } from './breaks.ts'
import type { Surface } from './surface.ts'

/**
 * What is stored beside the files of a version. What it needs is not part of what is signed: servers from before would not
 * know the signed text.
 */
type WithNeeds = StoredVersion & { needs?: Surface | undefined }

/** The text of a version's own file. */
export const describeVersion = (version: WithNeeds): string => JSON.stringify(version)

/** Who has a version. */
export type Given = 'active' | 'canary' | 'lastGood'

/** The versions of a remote that pages may run, and who has them. */
function listGiven({ active, canary, lastGood }: RemoteEntry): Map<string, Given> {
  const given: [string | null | undefined, Given][] = [
    [lastGood, 'lastGood'],
    [active, 'active'],
    // Last: a first version may be there for a share alone.
    [canary?.version, 'canary'],
  ]
  return new Map(given.flatMap(([version, who]) => (version ? [[version, who] as const] : [])))
}

async function readNeeds(storage: Storage, name: string, version: string): Promise<Surface | undefined> {
  const stored = await storage.read(`remotes/${name}/${version}/${VERSION_FILE}`)
  return stored ? (JSON.parse(stored.text) as WithNeeds).needs : undefined
}

/**
 * Holds what a shell and its API give against what pages may run of every remote.
 * @param isHeld leaves versions out
 * @returns what each version would miss, and the versions of which nobody kept what they need
 */
export async function findShellBreaks(
  storage: Storage,
  gives: Surface,
  isHeld: (name: string, given: Given) => boolean = () => true,
): Promise<{ breaks: string[]; unknown: string[] }> {
  const breaks: string[] = []
  const unknown: string[] = []
  for (const entry of (await readRegistry(storage))?.remotes ?? [])
    for (const [version, given] of listGiven(entry)) {
      if (!isHeld(entry.name, given)) continue
      const needs = await readNeeds(storage, entry.name, version)
      if (!needs) unknown.push(`${entry.name} ${version}`)
      else
        breaks.push(
          ...findBreaks(needs, gives).map(line =>
            messages.versionMisses(entry.name, version, messages.given[given], line),
          ),
        )
    }
  return { breaks, unknown }
}
