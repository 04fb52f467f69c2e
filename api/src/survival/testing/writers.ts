import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { accountsRoutes, calendarRoutes, signInRoutes } from '@ariane/shared/contracts'
import { ONCE_HEADER } from '@ariane/shared/contracts/once'
import { vi } from 'vitest'
import { inServer } from '../../testing/in-server.ts'

/** So many that nobody reaches the limit of calls a minute while a test lasts. */
const PEOPLE = 8
const PAUSE_MS = 40
const START = 1_795_000_000
const RESUMED = 30
const PATIENCE = { timeout: 120_000 }

/** An answer, or its absence (0), and how long it took. */
type Answer = { status: number; began: number; ms: number }

interface Person {
  uid: string
  token: string
}

async function send(address: string, path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function signUp(address: string, number: number): Promise<Person> {
  const identity = { email: `${randomUUID()}@ariane.example`, password: 'marron-vert', name: `Élève ${number}` }
  const registered = await send(address, signInRoutes.signUp.path, identity)
  const { token, user } = (await registered.json()) as { token: string; user: { id: string } }
  const authorization = `Bearer ${token}`
  const opened = await send(address, accountsRoutes.openAccount.path, { accountType: 'email' }, { authorization })
  if (opened.status !== 200) throw new Error(`HTTP ${opened.status}`)
  return { uid: user.id, token }
}

/** Pupils who enter events one after the other, each with a key of its own, and send what was not answered again. */
export async function startWriters(first: string) {
  let address = first
  let isWriting = true
  const people: Person[] = []
  for (let number = 0; number < PEOPLE; number += 1) people.push(await signUp(address, number))
  const answers: Answer[] = []
  const acknowledged = new Set<string>()

  async function write({ uid, token }: Person, key: string): Promise<boolean> {
    const began = performance.now()
    const event = { userId: uid, title: key, startTimestamp: START, endTimestamp: START + 3600 }
    const headers = { authorization: `Bearer ${token}`, [ONCE_HEADER]: key }
    const status = await send(address, calendarRoutes.createEvent.path, event, headers).then(
      answer => answer.text().then(() => answer.status),
      () => 0,
    )
    answers.push({ status, began, ms: performance.now() - began })
    if (status === 200) acknowledged.add(key)
    return status === 200
  }
  const writing = people.map(async person => {
    while (isWriting) {
      const key = randomUUID()
      while (!(await write(person, key))) await pause(PAUSE_MS)
      await pause(PAUSE_MS)
    }
  })

  return {
    acknowledged,
    answers,
    moveTo(other: string) {
      address = other
    },
    /** Waits until so many more were acknowledged. */
    async untilWritten(more = RESUMED) {
      const wanted = acknowledged.size + more
      await vi.waitUntil(() => acknowledged.size >= wanted, PATIENCE)
    },
    async stop() {
      isWriting = false
      await Promise.all(writing)
    },
    /** What was not answered with 200 since a moment: the statuses, how long it went on, and the longest wait for an answer. */
    outage(since: number) {
      const failed = answers.filter(({ status, began, ms }) => status !== 200 && began + ms >= since)
      const statuses = [...new Set(failed.map(({ status }) => (status === 0 ? 'no answer' : String(status))))]
      const ends = failed.map(({ began, ms }) => began + ms)
      return {
        statuses: statuses.toSorted(),
        lasted: failed.length === 0 ? 0 : Math.round(Math.max(...ends) - since),
        slowest: Math.round(Math.max(0, ...answers.filter(({ began, ms }) => began + ms >= since).map(({ ms }) => ms))),
      }
    },
    /** Events that were acknowledged and are not there, and keys that left more than one. */
    async compare(databaseUrl: string) {
      const { rows } = await inServer(databaseUrl, client =>
        client.query<{ title: string; count: string }>('select title, count(*) as count from events group by title'),
      )
      const counts = new Map(rows.map(({ title, count }) => [title, Number(count)]))
      return {
        lost: [...acknowledged].filter(key => !counts.has(key)).length,
        doubled: rows.filter(({ count }) => Number(count) > 1).length,
      }
    },
  }
}
