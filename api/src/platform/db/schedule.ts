import { describeError, type Log } from '../log.ts'

/** Dumps that are written by themselves. */
export interface BackupSchedule {
  /** Writes a last dump when the newest is old, and ends the schedule. */
  stop(): Promise<void>
}

/** Looks between two dumps: what failed is tried again at the next one. */
const LOOKS = 4
/** A dump is made at a look, not between two of them. */
const EARLY = 0.9

/** Writes a dump if the newest one of all nodes, made then (0: never), is due. Gives its path, undefined if it wrote none. */
export type WriteDue = (now: Date, isDue: (newestAt: number) => boolean) => Promise<string | undefined>

interface ScheduledWork {
  write: WriteDue
  /** Restores the newest for a try, when that is due. */
  drill?: (now: Date) => Promise<object | undefined>
}

const dayOf = (ms: number) => new Date(ms).toDateString()

/**
 * Dumps the database every few hours. A server that runs an hour a day gets its dumps as well: one at the first start of a
 * day or when the newest is older than the interval, and one at the end when it is.
 */
export function scheduleBackups(
  { write, drill = async () => undefined }: ScheduledWork,
  { everyMs }: { everyMs: number },
  log: Log,
): BackupSchedule {
  let writing: Promise<void> | undefined
  const dump = async (isDue: (newestAt: number) => boolean) => {
    try {
      const file = await write(new Date(), isDue)
      if (file) log.info({ file }, 'backup written')
    } catch (error) {
      log.error({ err: describeError(error) }, 'backup failed')
    }
  }
  const isLate = (at: number) => Date.now() - at > everyMs * EARLY
  const look = (isDue = isLate) => {
    writing ??= dump(isDue).finally(() => {
      writing = undefined
    })
    return writing
  }
  const tryOne = async () => {
    try {
      const shown = await drill(new Date())
      if (shown) log.info(shown, 'backup restored for a try')
    } catch (error) {
      log.error({ err: describeError(error) }, 'backup could not be restored for a try')
    }
  }
  // Nobody waits for its end: what it leaves is removed by the next one.
  const timer = setInterval(() => void look().then(tryOne), everyMs / LOOKS)
  timer.unref()
  const begun = look(at => isLate(at) || dayOf(at) !== dayOf(Date.now()))
  return {
    async stop() {
      clearInterval(timer)
      await begun
      await writing
      await look()
    },
  }
}
