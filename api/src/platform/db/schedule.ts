import { statSync } from 'node:fs'
import { describeError, type Log } from '../log.ts'
import { newestBackup } from './backups.ts'

export interface BackupSchedule {
  now(): Promise<void>
  /** Writes a last dump when the newest is old, and ends the schedule. */
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  backupEveryMs: number
}

/**
 * Dumps the embedded database every few hours. A server that runs an hour a day gets its dumps as well: one soon after the
 * start and one at the end when the newest is older than the interval. A folder made by this start waits.
 */
export function scheduleBackups(
  write: (now: Date) => Promise<string>,
  { dataDir, backupEveryMs }: Options,
  fresh: boolean,
  log: Log,
): BackupSchedule {
  let writing: Promise<void> | undefined
  const dump = async () => {
    try {
      log.info({ file: await write(new Date()) }, 'backup written')
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
  const due = async () => {
    const newest = await newestBackup(dataDir)
    return newest === undefined || Date.now() - statSync(newest).mtimeMs > backupEveryMs
  }
  const timer = setInterval(() => void now(), backupEveryMs)
  timer.unref()
  if (!fresh) void due().then(late => (late ? now() : undefined))
  return {
    now,
    async stop() {
      clearInterval(timer)
      await writing
      if (await due()) await now()
    },
  }
}
