import type { AnswerOf, AnyRoute, Arguments } from '../../contracts/route.ts'
import { $seenAt, type CallOptions, call, fill, logOnly } from '../../http/index.ts'
import { newId } from '../../http/new-id.ts'
import { localStore } from '../local-store.ts'
import { inOrder, timeAfter, waitAfter } from './order.ts'
import { $waiting, type About, delivered, KeptForLater, keptOwner, waitingId } from './state.ts'
import { isAway, isBehind, isTooOld, nextToSend, toFate, type Waiting } from './waiting.ts'

const SENDING = 'ariane-outbox'
const WRITING = 'ariane-outbox-write'
/** An answer is the business of who asked; what waited is handed on as it came. */
const AS_IT_CAME = { parse: (answer: unknown) => answer }

const stored = (owner: string) => localStore<Waiting>(owner, 'outbox')
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(SENDING) : undefined
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | undefined
let begun = false

/** One tab at a time, where the browser has locks. */
const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(name, work) as Promise<T>) : work()

async function readAll(owner: string): Promise<Waiting[]> {
  const list = inOrder(await stored(owner).all())
  if (keptOwner() === owner) $waiting.set(list.filter(({ isQuiet }) => !isQuiet))
  return list
}

/** Sends a change behind those of the same thing that wait; keeps it where it does not arrive. */
export async function sendOrKeep<R extends AnyRoute>(
  { owner, pupil }: { owner: string; pupil: string },
  route: R,
  args: Arguments<R>,
  about: About,
  options: Omit<CallOptions, 'key'>,
): Promise<AnswerOf<R>> {
  const { lane, title, text = '', isQuiet } = about
  const id = waitingId(pupil, about)
  const ofPupil = `${pupil} ${lane}`
  if (isBehind(await readAll(owner), ofPupil)) await pump()
  const before = await readAll(owner)
  const key = newId()
  const { path, body } = fill(route.path, args as Record<string, unknown>)
  const keep = async (cause?: unknown): Promise<never> => {
    const one = {
      id,
      lane: ofPupil,
      call: { method: route.method, path, body, key },
      title,
      text,
      state: 'waiting' as const,
      ...(isQuiet && { isQuiet }),
    }
    if (!(await put(owner, one, about))) throw cause ?? new KeptForLater()
    retryLater()
    throw new KeptForLater(cause)
  }
  if (isBehind(before, ofPupil)) return keep()
  try {
    return await call(route, args, { ...options, key })
  } catch (error) {
    if (isAway(error)) return keep(error)
    throw error
  }
}

/** The first one counts, in whichever tab it was given; of what only the latest counts, the last, joined to the earlier. */
const put = (owner: string, one: Omit<Waiting, 'at'>, { isLatest, join }: About): Promise<boolean> =>
  alone(WRITING, async () => {
    const list = await stored(owner).all()
    const before = list.find(({ id, state }) => id === one.id && state === 'waiting')
    const call = before && join ? { ...one.call, body: join(before.call.body, one.call.body) } : one.call
    const isDone = (before && !isLatest) || (await stored(owner).put({ ...one, call, at: timeAfter(list, Date.now()) }))
    await readAll(owner)
    tabs?.postMessage({ owner })
    return isDone
  })

/** Takes one off the device. */
export async function drop(owner: string, id: string): Promise<void> {
  await stored(owner).drop(id)
  await readAll(owner)
  tabs?.postMessage({ owner })
}

/** What is sent is taken off, unless a later one took its place on the way. */
const dropSent = (owner: string, { id, call }: Waiting): Promise<void> =>
  alone(WRITING, async () => {
    const now = (await stored(owner).all()).find(one => one.id === id)
    if (now?.call.key === call.key) await drop(owner, id)
  })

/** What will not be sent any more stays with its text, for who wrote it. */
const setAside = async (owner: string, one: Waiting): Promise<void> => {
  if (one.isQuiet) await drop(owner, one.id)
  else await stored(owner).put({ ...one, state: 'stale' })
}

/** Sends what waits, one at a time, in one tab at a time; the key makes a second sending harmless. */
function pump(): Promise<void> {
  running ??= alone(SENDING, drain)
    .catch((error: unknown) => logOnly('outbox', error))
    .finally(() => {
      running = undefined
    })
  return running
}

async function drain(): Promise<void> {
  const owner = keptOwner()
  if (!owner) return
  for (let one = nextToSend(await readAll(owner)); one; one = nextToSend(await readAll(owner))) {
    if (isTooOld(one, Date.now())) {
      await setAside(owner, one)
      continue
    }
    const outcome = await post(one)
    // Somebody else is here by now: what waits is still there for when he is back.
    if (keptOwner() !== owner) return
    if ('answer' in outcome) {
      tries = 0
      await dropSent(owner, one)
      delivered(one.id, outcome.answer)
      tabs?.postMessage({ owner, id: one.id, answer: outcome.answer })
    } else if (outcome.fate === 'stale') await setAside(owner, one)
    else {
      if (outcome.fate === 'later') retryLater()
      return
    }
  }
}

async function post({ call: { method, path, body, key } }: Waiting) {
  const route = { method, path, once: true, answer: AS_IT_CAME } as unknown as AnyRoute
  try {
    return { answer: (await call(route, body as never, { key })) as unknown }
  } catch (error) {
    logOnly('outbox', error)
    return { fate: toFate(error) }
  }
}

function retryLater(): void {
  tries += 1
  clearTimeout(timer)
  timer = setTimeout(() => void pump(), waitAfter(tries))
}

function sendNow(): void {
  tries = 0
  clearTimeout(timer)
  void pump()
}

/** Sends what waited when the page was closed, and from now on whenever there may be a way again. */
export function begin(): void {
  sendNow()
  if (begun) return
  begun = true
  addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendNow())
  $seenAt.listen(at => at === null && sendNow())
  if (tabs)
    tabs.onmessage = ({ data }: MessageEvent<{ owner: string; id?: string; answer?: unknown }>) => {
      if (data.owner !== keptOwner()) return
      void readAll(data.owner)
      if (data.id) delivered(data.id, data.answer)
    }
}
