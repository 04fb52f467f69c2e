import { clear, createStore, del, entries, get, set } from 'idb-keyval'

/** An answer as it came, and when. */
export type KeptAnswer = { at: number; answer: unknown }

const OLDEST_MS = 30 * 86_400_000
const open = () => createStore('ariane-kept', 'reads')
let opened: ReturnType<typeof open> | undefined
let swept = false

function store() {
  opened ??= open()
  return opened
}

const isOld = (kept: KeptAnswer, now: number) => now - kept.at > OLDEST_MS

/** What was kept under a key in the last 30 days. */
export async function readAnswer(key: string, now: number): Promise<KeptAnswer | undefined> {
  const kept = await get<KeptAnswer>(key, store())
  return kept && !isOld(kept, now) ? kept : undefined
}

/** Keeps an answer; the first time in a page, what is too old goes. */
export async function keepAnswer(key: string, kept: KeptAnswer): Promise<void> {
  await set(key, kept, store())
  if (swept) return
  swept = true
  for (const [other, one] of await entries<string, KeptAnswer>(store()))
    if (isOld(one, kept.at)) await del(other, store())
}

export const dropAnswer = (key: string): Promise<void> => del(key, store())

export const dropAnswers = (): Promise<void> => clear(store())
