import { join, resolve } from 'node:path'
import { findBinaries } from './binaries.ts'
import { ClusterProblem } from './cluster-problem.ts'
import { createData } from './create.ts'
import { databaseFolder, findData, prepareFolder } from './folder.ts'
import { linkLibraries } from './links.ts'
import { endOrphan, namedProcess } from './orphan.ts'
import { beginWithRoom, isLow, watchRoom } from './room.ts'
import { address } from './settings.ts'
import { socketFolder } from './socket.ts'
import { supervise } from './supervise.ts'
import { asWhom, ownData } from './whom.ts'

/** A PostgreSQL server of our own. */
export interface Cluster {
  /** As DATABASE_URL. */
  url: string
  /** True when its data were made by this start. */
  fresh: boolean
  /** Folder of the server's programs. */
  bin: string
  /** The first process of the server, undefined while it is started again. */
  pid(): number | undefined
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** Folder of the programs of an installed PostgreSQL, in place of those that come with us. */
  bin?: string | undefined
  /** Settings of the server beside ours. */
  settings?: Record<string, string>
  /** Told when the server ended unasked, or could not be started again. It goes on trying. */
  onLost?: (error?: unknown) => void
  /** Told when the disk is nearly full, and writing refused, and when it is not any more. */
  onRoom?: (isFull: boolean) => void
  /** Called before data are made, with their folder. What it throws ends the start. */
  beforeCreation?: (data: string) => Promise<void>
}

/**
 * Starts the PostgreSQL server of `dataDir`: made on the first start, reachable on a socket that only its owner can open,
 * started again when it crashes, and ended with this process, however that ends. The caller holds the lock of the folder.
 * Throws ClusterProblem, or StartProblem `folder_not_writable`.
 */
export async function startCluster(dataDir: string, options: ClusterOptions = {}): Promise<Cluster> {
  const binaries = findBinaries(options.bin)
  const folder = prepareFolder(dataDir)
  const fresh = !findData(dataDir, binaries.major)
  const libraries = linkLibraries(binaries, join(folder, 'lib'))
  const whom = asWhom(folder, binaries.bin, libraries)
  const data = databaseFolder(resolve(dataDir), binaries.major)
  if (fresh) await options.beforeCreation?.(data)
  if (fresh) await createData(binaries, libraries, data, whom)
  else ownData(data, whom)
  const sockets = socketFolder(folder, whom)
  await endOrphan(data, sockets)
  if (await isLow(data)) throw new ClusterProblem({ kind: 'disk_full', folder: data })
  await beginWithRoom(data)
  const { settings = {}, onLost = () => {}, onRoom = () => {} } = options
  const place = { binaries, libraries, whom, data, socketFolder: sockets, log: join(folder, 'log'), settings }
  const server = await supervise(place, onLost)
  const room = watchRoom(data, onRoom)
  const stop = async () => {
    room.stop()
    await server.stop()
  }
  return { url: address(sockets), fresh, bin: binaries.bin, pid: () => namedProcess(data), stop }
}
