import { mkdtempSync, readdirSync } from 'node:fs'
import { appendFile, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { ClusterProblem } from './cluster-problem.ts'
import { INCLUDED } from './room.ts'
import { creationArguments } from './settings.ts'
import { NAMESPACE, own, runAs, type Whom } from './whom.ts'

const FULL = /No space left on device/
const DRAFT = '.new-'
/** `initdb` of a start that was killed writes on, until it has something to say to nobody. */
const LEFT_BEHIND = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }

/** Removes what first starts left that did not come to their end. */
async function removeDrafts(data: string): Promise<void> {
  const drafts = readdirSync(dirname(data)).filter(name => name.startsWith(`${basename(data)}.new`))
  for (const draft of drafts) await rm(join(dirname(data), draft), LEFT_BEHIND)
}

/**
 * Makes an empty database beside its place and renames it: a first start that is interrupted leaves no half of one. Each has
 * a name of its own, since what is left of the one before may empty its folder at its end.
 * Throws ClusterProblem.
 */
export async function createData(
  { bin, major }: Binaries,
  libraries: Record<string, string>,
  data: string,
  whom: Whom,
): Promise<void> {
  // An empty folder in its place is no data.
  await rm(data, { recursive: true, force: true })
  await removeDrafts(data)
  const draft = mkdtempSync(`${data}${DRAFT}`)
  own(draft, whom)
  const initdb = (as: Whom) => runAs(as, libraries, join(bin, 'initdb'), '-D', draft, ...creationArguments(major))
  let made = initdb(whom)
  // It asks for the name of the user, and in a container there may be none: once more as somebody who has one.
  const isNameless = /user does not exist/.test(made.stderr ?? '')
  if (isNameless) made = initdb(NAMESPACE)
  if (made.status !== 0) {
    await rm(draft, { recursive: true, force: true })
    if (isNameless) throw new ClusterProblem({ kind: 'no_user', uid: process.getuid?.() ?? 0 })
    const said = made.stderr || String(made.error)
    if (FULL.test(said)) throw new ClusterProblem({ kind: 'disk_full', folder: data })
    const log = join(dirname(data), 'log')
    await appendFile(log, said, { mode: 0o600 })
    throw new ClusterProblem({ kind: 'refused', detail: said.trim().split('\n')[0] ?? '', log })
  }
  await writeFile(join(draft, 'pg_hba.conf'), 'local all all trust\n')
  await appendFile(join(draft, 'postgresql.conf'), INCLUDED)
  await rename(draft, data)
  await settle(dirname(data))
}

/** What was renamed in a folder is so after a power cut as well. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
