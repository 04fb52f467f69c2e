import type { BackupConfig } from '../config-backups.ts'
import { putAside, putBack } from './aside.ts'
import { type Cluster, startCluster } from './cluster/cluster.ts'
import { ClusterProblem } from './cluster/cluster-problem.ts'
import { checkDump, checkReplaceable, type Restored, type Restoring, restoreDump } from './dump/restore.ts'
import { reserveFolder } from './open-folder.ts'
import { openServer } from './postgres.ts'
import { writeBackup } from './write-backup.ts'

interface Installation {
  databaseUrl: string | undefined
  dataDir: string
  postgresBin: string | undefined
  backups: BackupConfig
}

/** What became of the data that were replaced. */
export interface Replaced {
  /** A dump of them; undefined where there was nobody. */
  dump: string | undefined
  /** Folders that were put aside because no server could be started on them. */
  asides: string[]
}

/** A server whose data are replaced. */
interface Target extends Replaced {
  url: string
  /** Ends what was begun here. */
  stop(): Promise<void>
  /** The same when nothing was restored: what was put aside comes back. */
  giveUp(): Promise<void>
}

/**
 * Puts a dump in place of the data of an installation, on a server of its own or another one. What it replaces is kept: as
 * a dump, or as it lies where it cannot be read.
 * Throws UnreadableBackup, SealedBackup, OtherBackupKey, NewerBackup, DatabaseInUse, ForeignDatabase, RestoreFailed, StartProblem.
 */
export async function restoreBackup(
  installation: Installation,
  restoring: Restoring,
  now: Date,
): Promise<Restored & Replaced> {
  await checkDump(restoring)
  const target = installation.databaseUrl
    ? await reach(installation, installation.databaseUrl, now)
    : await openData(installation, now)
  const { url, dump, asides } = target
  try {
    const restored = await restoreDump({ connectionString: url }, restoring)
    await target.stop()
    return { ...restored, dump, asides }
  } catch (error) {
    await target.giveUp()
    throw error
  }
}

const place = ({ dataDir, backups }: Installation, url: string) => ({ url, dataDir, backups })

async function reach(installation: Installation, url: string, now: Date): Promise<Target> {
  // Says why it cannot be reached.
  await (await openServer(url, () => {})).end()
  await checkReplaceable({ connectionString: url })
  const dump = await writeBackup(place(installation, url), now, 'before-restore')
  const nothing = async () => {}
  return { url, dump, asides: [], stop: nothing, giveUp: nothing }
}

/** The folder is reserved throughout; where no server can be started on the data, or no dump made, they are put aside. */
async function openData(installation: Installation, now: Date): Promise<Target> {
  const { dataDir, postgresBin } = installation
  const unlock = await reserveFolder(dataDir)
  const start = () => startCluster(dataDir, { bin: postgresBin })
  const target = (cluster: Cluster, dump: string | undefined, asides: string[]): Target => ({
    url: cluster.url,
    dump,
    asides,
    stop: () => cluster.stop().then(unlock),
    async giveUp() {
      await cluster.stop()
      if (cluster.fresh) await putBack(dataDir, asides)
      await unlock()
    },
  })
  try {
    const present = await start().catch(error => {
      if (error instanceof ClusterProblem && isOfTheData(error)) return undefined
      throw error
    })
    if (present) {
      try {
        const dump = await writeBackup(place(installation, present.url), now, 'before-restore')
        return target(present, dump, [])
      } catch {
        await present.stop()
      }
    }
    const asides = await putAside(dataDir, now)
    try {
      return target(await start(), undefined, asides)
    } catch (error) {
      await putBack(dataDir, asides)
      throw error
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

const isOfTheData = ({ reason }: ClusterProblem) => ['damaged', 'other_major', 'old_folder'].includes(reason.kind)
