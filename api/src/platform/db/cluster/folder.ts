import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartProblem } from '../../start-problem.ts'
import { ClusterProblem } from './cluster-problem.ts'

/** Where the server of a data folder lies. */
const clusterFolder = (dataDir: string) => join(resolve(dataDir), 'postgres')

/** Where its data lie. */
export const databaseFolder = (dataDir: string, major: number) => join(clusterFolder(dataDir), String(major))

/** Whether a folder of ours takes a mode: a disk without permissions refuses it, or forgets it. */
function keepsMode(folder: string, mode: number): boolean {
  try {
    chmodSync(folder, mode)
  } catch (error) {
    if (statSync(folder).uid !== process.getuid?.()) throw error
    return false
  }
  return (statSync(folder).mode & 0o777) === mode
}

/** The folder `dataDir/postgres`, which only its owner reads. Throws StartProblem and ClusterProblem. */
export function prepareFolder(dataDir: string): string {
  const folder = clusterFolder(dataDir)
  let isPrivate: boolean
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(resolve(dataDir), constants.W_OK | constants.X_OK)
    // A mount may show every file as private, so another mode has to be kept as well.
    isPrivate = keepsMode(folder, 0o711) && keepsMode(folder, 0o700)
  } catch (cause) {
    throw new StartProblem({ kind: 'folder_not_writable', folder: resolve(dataDir) }, { cause })
  }
  if (!isPrivate) throw new ClusterProblem({ kind: 'no_permissions', folder: resolve(dataDir) })
  return folder
}

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

/**
 * Whether there are data of this version. Throws ClusterProblem where there are others, which are never written over.
 */
export function findData(dataDir: string, major: number): boolean {
  const data = databaseFolder(dataDir, major)
  if (existsSync(join(data, 'PG_VERSION'))) return true
  if (isFilled(data)) throw new ClusterProblem({ kind: 'damaged', folder: data })
  const other = readdirSync(clusterFolder(dataDir)).find(name => /^\d+$/.test(name) && name !== String(major))
  if (other) {
    const folder = join(clusterFolder(dataDir), other)
    throw new ClusterProblem({ kind: 'other_major', folder, found: other, wanted: major })
  }
  const old = join(resolve(dataDir), 'db')
  if (isFilled(old)) throw new ClusterProblem({ kind: 'old_folder', folder: old })
  return false
}
