import { statSync } from 'node:fs'
import { describeError, type Log } from '../log.ts'
import { isOldBackup, newestBackup } from './backups.ts'

/** Dumps that are written by themselves. */
export interface BackupSchedule {
  /** Writes a last dump when the newest is old, and ends the schedule. */
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  backupEveryMs: number
}

const dayOf = (ms: number) => new Date(ms).toDateString()

/**
 * Dumps the database every few hours. A server that runs an hour a day gets its dumps as well: one at the first start of a
 * day or when the newest is older than the interval, and one at the end when it is.
 * @param write gives the file, undefined when there is nothing to keep
 */
export function scheduleBackups(
  write: (now: Date) => Promise<string | undefined>,
  { dataDir, backupEveryMs }: Options,
  log: Log,
): BackupSchedule {
  let writing: Promise<void> | undefined
  const dump = async () => {
    try {
      const file = await write(new Date())
      if (file) log.info({ file }, 'backup written')
    } catch (error) {
      log.error({ err: describeError(error) }, 'backup failed')
    }
  }
  const now = () => {
    writing ??= dump().finally(() => {
      writing = undefined
    })
    return writing
  }
  const newestAt = async () => {
    const newest = await newestBackup(dataDir)
    return newest && !isOldBackup(newest) ? statSync(newest).mtimeMs : 0
  }
  const isLate = (at: number) => Date.now() - at > backupEveryMs
  const timer = setInterval(() => void now(), backupEveryMs)
  timer.unref()
  const begun = newestAt().then(at => (isLate(at) || dayOf(at) !== dayOf(Date.now()) ? now() : undefined))
  return {
    async stop() {
      clearInterval(timer)
      await begun
      await writing
      if (isLate(await newestAt())) await now()
    },
  }
}
