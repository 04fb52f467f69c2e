import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CHAT_STREAM, calendarRoutes } from '../../../shared/src/contracts/index.ts'
import { ONCE_HEADER } from '../../../shared/src/contracts/once.ts'
import { comeBackDelay } from '../../../shared/src/http/come-back.ts'
import { openAccount } from '../person.ts'

const PEOPLE = 20
/** What a person does in a minute is far less; with less nothing would be under way when a node goes. */
const BETWEEN_MS = 600
const AGAIN_MS = 500
const TRIES = 60
const CALL_MS = 60_000
const PERIOD = { start: '2026-01-01T00:00:00Z', end: '2026-02-01T00:00:00Z' }
const DAY_S = 1_767_607_200

interface Person {
  uid: string
  cookie: string
}

/** What people saw between two moments. */
export interface Seen {
  calls: number
  /** Times that a node said that it is too busy, and when to come back. */
  busy: number
  failed: { what: 'read' | 'write'; status: number; began: number }[]
  ms: number[]
  /** Longest time that somebody was without the live line, in milliseconds. */
  gap: number
}

/** Registers the people through one node, before a proxy stands in front. */
export async function registerPeople(address: string, name: string): Promise<Person[]> {
  const people: Person[] = []
  for (let n = 0; n < PEOPLE; n += 1) {
    const { uid, cookies } = await openAccount(address, `${name}-${n}`)
    people.push({ uid, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') })
  }
  return people
}

/** People who read and write through the proxy, each with the live line open, until `finish`. */
export function letThemWork(address: string, people: Person[]) {
  const seen: Seen = { calls: 0, busy: 0, failed: [], ms: [], gap: 0 }
  const abort = new AbortController()
  let working = true
  const written = new Map<string, number>()
  const sendOnce = async ({ cookie }: Person, path: string, body: object, headers: object) => {
    const began = performance.now()
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, cookie, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_MS),
    }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    seen.calls += 1
    seen.ms.push(performance.now() - began)
    return { answer, status: answer?.status ?? 0, began }
  }
  /** Comes back to a node that is too busy, as a screen does for what may be sent again; on a busy machine that is no fault of the restart. */
  const send = async (person: Person, path: string, body: object, headers: object = {}) => {
    for (let times = 0; ; times += 1) {
      const { answer, status, began } = await sendOnce(person, path, body, headers)
      const delay = answer && comeBackDelay(answer, times)
      if (delay === undefined) return { status, began }
      seen.busy += 1
      await pause(delay)
    }
  }
  /** With a key, so that it counts once however often it is sent; sent again until it is answered. */
  const write = async (person: Person) => {
    const body = { userId: person.uid, title: 'Révision', startTimestamp: DAY_S, endTimestamp: DAY_S + 3600 }
    const headers = { [ONCE_HEADER]: randomUUID() }
    for (let tries = 1; ; tries += 1) {
      const { status, began } = await send(person, calendarRoutes.createEvent.path, body, headers)
      if (status === 200) break
      if (tries === TRIES) throw new Error(`a write is refused again and again: ${status}`)
      seen.failed.push({ what: 'write', status, began })
      await pause(AGAIN_MS)
    }
    written.set(person.uid, (written.get(person.uid) ?? 0) + 1)
  }
  const work = async (person: Person) => {
    await pause(Math.random() * BETWEEN_MS)
    for (let turn = 0; working; turn += 1) {
      if (turn % 2 === 0) await write(person)
      else {
        const { status, began } = await send(person, calendarRoutes.listEvents.path, { userId: person.uid, ...PERIOD })
        if (status !== 200) seen.failed.push({ what: 'read', status, began })
      }
      await pause(BETWEEN_MS)
    }
  }
  /** Opened again as soon as it ends, as the screen does. */
  const listen = async ({ cookie }: Person) => {
    let lost = performance.now()
    while (working) {
      const answer = await fetch(address + CHAT_STREAM, {
        headers: { cookie, accept: 'text/event-stream' },
        signal: abort.signal,
      }).catch(() => undefined)
      try {
        for await (const _ of answer?.body ?? []) {
          if (lost) seen.gap = Math.max(seen.gap, performance.now() - lost)
          lost = 0
        }
      } catch {
        // It ended: the next turn opens it again.
      }
      lost ||= performance.now()
      await pause(100)
    }
  }
  const calls = people.map(work)
  const lines = people.map(listen)
  return {
    seen,
    async finish(): Promise<{ seen: Seen; lost: number; twice: number }> {
      working = false
      await Promise.all(calls)
      abort.abort()
      await Promise.all(lines)
      let [lost, twice] = [0, 0]
      for (const { uid, cookie } of people) {
        const answer = await fetch(address + calendarRoutes.listEvents.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: address, cookie },
          body: JSON.stringify({ userId: uid, ...PERIOD }),
        })
        const stored = calendarRoutes.listEvents.answer.parse(await answer.json()).data.length
        const wanted = written.get(uid) ?? 0
        lost += Math.max(0, wanted - stored)
        twice += Math.max(0, stored - wanted)
      }
      return { seen, lost, twice }
    },
  }
}
