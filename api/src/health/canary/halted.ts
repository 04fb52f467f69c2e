type HaltedStep = { remote: string; version: string; since: Date }
type Canary = { version: string; since?: string | undefined }

/** How long a page may still get a canary that was found to be worse. */
const MAX_AGE_MS = 2000

/**
 * What was found to be worse, for each page: answered at once from what was read last, so that no page waits for the
 * database.
 */
export function watchHalted(read: () => Promise<HaltedStep[]>, now: () => Date) {
  let halted: HaltedStep[] = []
  let readAt = Number.NEGATIVE_INFINITY

  function refresh(): void {
    if (now().getTime() - readAt < MAX_AGE_MS) return
    readAt = now().getTime()
    read()
      .then(found => {
        halted = found
      })
      // The database is away: what was halted stays so.
      .catch(() => undefined)
  }

  return (remote: string, { version, since }: Canary): boolean => {
    if (!since) return false
    refresh()
    return halted.some(
      one => one.remote === remote && one.version === version && one.since.getTime() === Date.parse(since),
    )
  }
}
