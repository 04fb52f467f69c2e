import { access, constants, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { StartProblem } from '../start-problem.ts'
import { newestBackup } from './backups.ts'
import { type Cluster, type ClusterOptions, startCluster } from './cluster/cluster.ts'
import { ClusterProblem } from './cluster/cluster-problem.ts'
import { lockFolder } from './lock.ts'

/** Makes this process the only one of a data folder. Throws StartProblem `folder_not_writable`, `folder_locked`. */
export async function reserveFolder(dataDir: string): Promise<() => Promise<void>> {
  const folder = resolve(dataDir)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new StartProblem({ kind: 'folder_not_writable', folder }, { cause })
  }
  return lockFolder(folder)
}

/**
 * Starts the server of a data folder as the only process that may. Stopping it frees the folder.
 * Throws StartProblem: `folder_not_writable`, `folder_locked`, `folder_damaged`, `data_missing`, `database_start`.
 */
export async function openFolder(dataDir: string, options: ClusterOptions = {}): Promise<Cluster> {
  const unlock = await reserveFolder(dataDir)
  try {
    const cluster = await startCluster(dataDir, { beforeCreation: data => refuseEmptied(dataDir, data), ...options })
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= cluster.stop().then(unlock)
      return stopped
    }
    return { ...cluster, stop }
  } catch (error) {
    await unlock()
    throw error instanceof ClusterProblem ? await startProblem(error, dataDir) : error
  }
}

/**
 * Where dumps lie there were data: whoever lost them has to know it before the dumps are forgotten one by one.
 * Throws StartProblem `data_missing`.
 */
export async function refuseEmptied(dataDir: string, folder: string): Promise<void> {
  const newest = await newestBackup(dataDir)
  if (newest) throw new StartProblem({ kind: 'data_missing', folder, newestBackup: newest })
}

async function startProblem(cause: ClusterProblem, dataDir: string): Promise<StartProblem> {
  const { reason } = cause
  if (reason.kind !== 'damaged') return new StartProblem({ kind: 'database_start', problem: reason }, { cause })
  const backup = await newestBackup(dataDir)
  return new StartProblem({ kind: 'folder_damaged', folder: reason.folder, newestBackup: backup }, { cause })
}
