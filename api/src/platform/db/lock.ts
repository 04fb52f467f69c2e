import { chmodSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartProblem } from '../start-problem.ts'

/** Who holds a folder. */
interface Owner {
  pid: number
  host: string
  /** Where the number of the process means something: a container counts its own. */
  processes: string
}

/** `SQLITE_BUSY`: https://www.sqlite.org/rescode.html */
const BUSY = 5

/** Whoever forgets how to let go still holds: what nothing refers to is closed by the garbage collector. */
const held = new Set<DatabaseSync>()

const noteFile = (folder: string) => join(folder, 'owner.json')

function self(): Owner {
  let processes = ''
  try {
    processes = readlinkSync('/proc/self/ns/pid')
  } catch {
    // Not Linux: there is one list of processes.
  }
  return { pid: process.pid, host: hostname(), processes }
}

/** A note without its lock means nothing: only to be asked when somebody holds the folder. */
function readOwner(folder: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(noteFile(folder), 'utf8')) as Owner
  } catch {
    return undefined
  }
}

function lockedBy(folder: string, cause: unknown): StartProblem {
  const owner = readOwner(folder)
  const here = self()
  const isNear = owner?.host === here.host && owner.processes === here.processes
  const elsewhere = owner && !isNear ? owner.host : undefined
  return new StartProblem({ kind: 'folder_locked', folder, pid: owner?.pid, elsewhere }, { cause })
}

/** By its name: whoever opens the file and closes it lets go of the lock. */
function keepToOwner(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch {
    // A disk without permissions: whoever makes data there says so.
  }
}

/**
 * Makes this process the only one in the folder (created 0700), between containers as well: a lock of the kernel on a file,
 * taken by SQLite, which asks each system in its own way. It is gone with the process, so it never has to be judged stale.
 * Gives the function that lets go. Throws StartProblem `folder_locked` with the owner's process id, `folder_not_lockable`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(join(folder, 'owner.lock'), { timeout: 0 })
    keepToOwner(join(folder, 'owner.lock'))
    file.exec('begin exclusive')
  } catch (error) {
    file?.close()
    if ((error as { errcode?: number }).errcode === BUSY) throw lockedBy(folder, error)
    throw new StartProblem({ kind: 'folder_not_lockable', folder, detail: (error as Error).message }, { cause: error })
  }
  writeFileSync(noteFile(folder), JSON.stringify(self()), { mode: 0o600 })
  const locked = file
  held.add(locked)
  return async () => {
    if (held.delete(locked)) locked.close()
  }
}
