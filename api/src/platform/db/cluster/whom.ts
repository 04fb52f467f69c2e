import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ClusterProblem } from './cluster-problem.ts'

const NOBODY = 65_534

/** As whom the programs of a server run. */
export interface Whom {
  /** Programs that start them. */
  before: readonly string[]
  /** Somebody else than ourselves. */
  owner?: { uid: number; gid: number }
}

/** As ourselves, under another number: files stay ours, and root is not root. */
export const NAMESPACE: Whom = {
  before: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
}

/** The environment of the programs: nothing of ours, whose PG… variables would speak to them. */
export const clean = (libraries: Record<string, string>) => ({
  LC_ALL: 'C',
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  ...libraries,
})

/** Runs a program to its end. */
export function runAs(
  { before, owner }: Whom,
  libraries: Record<string, string>,
  program: string,
  ...args: string[]
): SpawnSyncReturns<string> {
  const [first = program, ...rest] = [...before, program, ...args]
  return spawnSync(first, rest, { ...owner, cwd: '/', encoding: 'utf8', env: clean(libraries) })
}

/**
 * PostgreSQL refuses to be root. A user namespace shows it another number while the files stay ours; where that is not
 * allowed (most containers), whoever owns `folder`, or else 'nobody', runs it.
 * Throws ClusterProblem `unreachable`, `no_programs`; the folder stays whose it was.
 */
export function asWhom(folder: string, bin: string, libraries: Record<string, string>): Whom {
  if (process.getuid?.() !== 0) return { before: [] }
  const { uid, gid } = statSync(folder)
  const version = (whom: Whom) => runAs(whom, libraries, join(bin, 'postgres'), '--version')
  const works = (whom: Whom) => version(whom).status === 0
  if (uid === 0 && works(NAMESPACE)) return NAMESPACE
  refuseBroken(version({ before: [] }))
  const other: Whom = { before: [], owner: uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid, gid } }
  try {
    // It passes through our folder and reads nothing there but its own.
    chmodSync(dirname(folder), 0o711)
    own(folder, other)
  } catch (cause) {
    throw new ClusterProblem({ kind: 'unreachable', folder }, { cause })
  }
  const reaches = runAs(other, {}, '/bin/sh', '-c', 'cd "$1"', 'sh', folder).status === 0
  if (reaches && works(other)) return other
  chownSync(folder, uid, gid)
  throw new ClusterProblem({ kind: 'unreachable', folder })
}

/** Programs that do not even say their version run as nobody at all. Throws ClusterProblem `no_programs`. */
function refuseBroken({ status, stderr, error }: SpawnSyncReturns<string>): void {
  if (status === 0) return
  const [said = ''] = stderr?.trim().split('\n') ?? []
  throw new ClusterProblem({ kind: 'no_programs', detail: said || String(error ?? status) }, { cause: error })
}

/** Gives a folder to whoever runs the server. */
export function own(folder: string, { owner }: Whom): void {
  if (owner && statSync(folder).uid !== owner.uid) chownSync(folder, owner.uid, owner.gid)
}

/** Gives data to whoever runs the server now: somebody else did where they were made. */
export function ownData(data: string, whom: Whom): void {
  const { owner } = whom
  if (!owner || statSync(data).uid === owner.uid) return
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(data, name), owner.uid, owner.gid)
  // Last, so that what is interrupted is done again.
  own(data, whom)
}
