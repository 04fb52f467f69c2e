import { type Frozen, isFrozen, isPassedOver, parseFrozen, parseMark, withFrozen } from './frozen-rules.ts'

/**
 * A page that hangs cannot say so. Before a version runs, its name is written on the device; it is taken away once its
 * screen was drawn, or when the page is left, which a page that hangs never notices.
 */
const MARK_PREFIX = 'ariane_starting:'
const FROZEN_KEY = 'ariane_frozen'
const TAB_KEY = 'ariane_tab'
const BEAT_MS = 1000
/** A version that runs so long without being drawn, as a preloaded one may, hangs nothing. */
const LONGEST_MS = 30_000
/** What runs just after the first drawing, such as effects and what comes with the first answers. */
const SETTLE_MS = 3000

type Pending = { version: string; until: number }
const pending = new Map<string, Pending>()
let timer: ReturnType<typeof setInterval> | undefined
let tab = ''

/** The device may refuse to store anything; nothing is remembered then. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

function write(): void {
  const now = Date.now()
  for (const [remote, { until }] of pending) if (until < now) pending.delete(remote)
  if (pending.size === 0) {
    clearInterval(timer)
    timer = undefined
  }
  // A tab in the background may be ended by the system at any time.
  if (pending.size === 0 || document.visibilityState !== 'visible') {
    erase()
    return
  }
  const versions = Object.fromEntries([...pending].map(([remote, { version }]) => [remote, version]))
  quietly(() => localStorage.setItem(MARK_PREFIX + tab, JSON.stringify({ beat: now, versions })))
}

function erase(): void {
  quietly(() => localStorage.removeItem(MARK_PREFIX + tab))
}

/** Reads which versions are passed over by what earlier pages left, and begins to follow this page. */
export function readFrozen(): Frozen {
  tab = quietly(() => sessionStorage.getItem(TAB_KEY)) ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  quietly(() => sessionStorage.setItem(TAB_KEY, tab))
  addEventListener('pagehide', erase)
  document.addEventListener('visibilitychange', write)
  return (quietly(collect) ?? []).filter(one => isPassedOver(one, Date.now()))
}

function collect(): Frozen {
  const now = Date.now()
  let frozen = parseFrozen(localStorage.getItem(FROZEN_KEY), now)
  for (const key of Object.keys(localStorage).filter(one => one.startsWith(MARK_PREFIX))) {
    const mark = parseMark(localStorage.getItem(key))
    if (mark && !isFrozen(mark, key === MARK_PREFIX + tab, now)) continue
    if (mark) frozen = withFrozen(frozen, mark, now)
    localStorage.removeItem(key)
  }
  save(frozen)
  return frozen
}

function save(frozen: Frozen): void {
  if (frozen.length > 0) localStorage.setItem(FROZEN_KEY, JSON.stringify(frozen))
  else localStorage.removeItem(FROZEN_KEY)
}

/**
 * Remembers a version that made its page useless.
 * @returns whether the device stored it
 */
export function markFrozen(remote: string, version: string): boolean {
  const now = Date.now()
  const stored = quietly(() => {
    save(withFrozen(parseFrozen(localStorage.getItem(FROZEN_KEY), now), { versions: { [remote]: version } }, now))
    return parseFrozen(localStorage.getItem(FROZEN_KEY), now)
  })
  return stored?.some(one => one.remote === remote && one.version === version) ?? false
}

/** Forgets what a remote did: a person asked for it again. */
export function forgetFrozen(name: string): void {
  quietly(() => save(parseFrozen(localStorage.getItem(FROZEN_KEY), Date.now()).filter(({ remote }) => remote !== name)))
}

/** A version is about to run. */
export function markStarting(remote: string, version: string): void {
  pending.set(remote, { version, until: Date.now() + LONGEST_MS })
  write()
  timer ??= setInterval(write, BEAT_MS)
}

/** A screen of the remote was drawn. */
export function markSettling(remote: string): void {
  const one = pending.get(remote)
  if (one) one.until = Math.min(one.until, Date.now() + SETTLE_MS)
}

/** The version does not run after all. */
export function unmark(remote: string): void {
  if (pending.delete(remote)) write()
}
