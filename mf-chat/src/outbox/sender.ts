import { logOnly } from '@ariane/shared/http'
import { type ChatCode, ChatFailure, newId } from '@ariane/shared/ports'
import { $session, atom, inOrder, localStore, timeAfter, waitAfter } from '@ariane/shared/session'
import { chat } from '../me.ts'
import { nextToSend, type Outgoing, sendingAgain, tryAgain, type Why, withOne } from './queue.ts'

/** Messages of the signed-in user that the conversation does not contain yet, oldest first. */
export const $outgoing = atom<readonly Outgoing[]>([])
/** Ids of messages that the device could not store: they exist on this page only. */
export const $unkept = atom<readonly string[]>([])

const LOCK = 'ariane-chat-outbox'
let owner: string | undefined
let running = false
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Another tab may hold the same message: one that is discarded here is not sent from there. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(LOCK) : undefined

const kept = (uid: string) => localStore<Outgoing>(uid, 'chat-outbox')

/** Accepts a message: stores it on the device, then sends it. */
export async function send(message: Omit<Outgoing, 'id' | 'at' | 'state'>): Promise<void> {
  if (!owner) return
  const one: Outgoing = { ...message, id: newId(), at: timeAfter($outgoing.get(), Date.now()), state: 'sending' }
  $outgoing.set(withOne($outgoing.get(), one))
  if (!(await kept(owner).put(one))) $unkept.set([...$unkept.get(), one.id])
  void pump()
}

/** Sends a failed message again, under the same id. */
export function resend(id: string): void {
  const one = $outgoing.get().find(each => each.id === id)
  if (!one) return
  change(sendingAgain(one))
  retryAll()
}

/** Discards a message that was not sent. */
export function discard(id: string): void {
  forget(id)
  tabs?.postMessage(id)
  if (owner) void kept(owner).drop(id)
}

const forget = (id: unknown) => $outgoing.set($outgoing.get().filter(each => each.id !== id))

/** The conversation contains these messages now. */
export function arrived(ids: ReadonlySet<string>): void {
  const left = $outgoing.get().filter(({ id }) => !ids.has(id))
  if (left.length === $outgoing.get().length) return
  for (const { id } of $outgoing.get()) if (ids.has(id) && owner) void kept(owner).drop(id)
  $outgoing.set(left)
}

function change(one: Outgoing): void {
  $outgoing.set(withOne($outgoing.get(), one))
  if (!owner || $unkept.get().includes(one.id)) return
  void (one.state === 'sent' ? kept(owner).drop(one.id) : kept(owner).put(one))
}

/** Retries at once everything that could not reach the server. */
function retryAll(): void {
  clearTimeout(timer)
  $outgoing.set(tryAgain($outgoing.get()))
  void pump()
}

/** One message at a time, in one tab at a time where the browser has locks; the id makes a second sending harmless. */
async function pump(): Promise<void> {
  if (running || !nextToSend($outgoing.get())) return
  running = true
  try {
    if (navigator.locks) await navigator.locks.request(LOCK, drain)
    else await drain()
  } catch (error) {
    logOnly('outbox', error)
  } finally {
    running = false
  }
  if (nextToSend($outgoing.get())) void pump()
}

async function drain(): Promise<void> {
  for (let one = nextToSend($outgoing.get()); one; one = nextToSend($outgoing.get())) {
    const sender = owner
    const { id, pupil, type, content, fileUrl } = one
    const failure = await post(pupil, { id, type, content, ...(fileUrl && { fileUrl }) })
    // Another user signed in, or the message was discarded or arrived meanwhile.
    if (owner !== sender) return
    const now = $outgoing.get().find(each => each.id === id)
    if (!now) continue
    if (!failure) {
      tries = 0
      change({ ...sendingAgain(now), state: 'sent' })
    } else {
      change({ ...now, state: 'failed', why: failure })
      if (failure === 'later') retryLater()
    }
  }
}

type Sent = Pick<Outgoing, 'id' | 'type' | 'content' | 'fileUrl'>
async function post(pupil: string, message: Sent): Promise<Why | null> {
  try {
    await (await chat()).send(pupil, message)
    return null
  } catch (error) {
    logOnly('chat send', error)
    return error instanceof ChatFailure ? findReason(error.code) : 'later'
  }
}

function findReason(code: ChatCode): Why {
  if (code === 'closed' || code === 'consent' || code === 'too_large' || code === 'full') return code
  // A lost session looks like a refusal: the message waits for the next sign-in.
  if (code === 'forbidden' && $session.get().status !== 'signedIn') return 'later'
  return code === 'forbidden' || code === 'not_found' || code === 'invalid' ? 'refused' : 'later'
}

function retryLater(): void {
  tries += 1
  clearTimeout(timer)
  timer = setTimeout(retryAll, waitAfter(tries))
}

/** Reads what another tab added and what was pending when the page was closed, and retries it. */
export async function readStored(): Promise<void> {
  const whose = owner
  if (!whose) return
  const stored = await kept(whose).all()
  if (owner !== whose) return
  const known = new Set($outgoing.get().map(({ id }) => id))
  const fresh = stored.filter(({ id }) => !known.has(id)).map(one => tryAgain([one])[0] ?? one)
  if (fresh.length > 0) $outgoing.set(inOrder([...$outgoing.get(), ...fresh]))
  retryAll()
}

/**
 * Runs as long as the page does: pending messages are sent after a sign-in, when the device is back online and when the
 * page becomes visible.
 */
export function startSending(): void {
  if (started) return
  started = true
  $session.subscribe(session => {
    const next = session.status === 'signedIn' ? session.user.uid : undefined
    if (next === owner) return
    owner = next
    clearTimeout(timer)
    tries = 0
    $outgoing.set([])
    $unkept.set([])
    void readStored()
  })
  if (tabs) tabs.onmessage = ({ data }) => forget(data)
  addEventListener('online', () => void readStored())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void readStored())
}
let started = false
