import { setTimeout as pause } from 'node:timers/promises'
import { photograph } from '../../api/src/homework/reading/testing/photograph.ts'
import { statements } from '../../api/src/homework/reading/testing/statements.ts'
import { startServer } from '../../e2e/support/server.ts'
import { freePort } from '../free-port.ts'
import { type Account, openAccount } from './person.ts'
import { figure, type Part } from './report.ts'
import { percentile } from './stats.ts'

const PHOTOS = 20
const PER_SECOND = 20
const IDLE_MS = 8000
/** How much longer other calls may take; what a pupil does not feel is no matter. */
const MAX_SLOWER = 1.5
const LEAST_MS = 20
/** The others are watched for so long after the last photo was sent, or until all are read. */
const WATCHED_MS = 40_000

type Answer = { data: { id: string; state: string; failure: string | null } }

/** Twenty photos are read at once while others work: what that costs them. */
export async function reading(): Promise<Part> {
  const server = await startServer(await freePort(), {})
  try {
    // One person may not call so often.
    const names = ['eleve-a', 'eleve-b', 'eleve-c', 'eleve-d']
    const pupils = await Promise.all(names.map(name => openAccount(server.address, name)))
    const pupil = await openAccount(server.address)
    const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, i) => photo(i)))
    await calls(pupils, pause(2000))
    const idle = await calls(pupils, pause(IDLE_MS))
    const began = performance.now()
    let [sent, read] = [0, 0]
    const done = Promise.all(photos.map(one => send(pupil, one))).then(async ids => {
      sent = performance.now() - began
      read = await readWithin(pupil, ids)
    })
    const loaded = await calls(pupils, done)
    const total = performance.now() - began
    const row = (title: string, times: number[]) => [
      title,
      ...[0.5, 0.95, 1].map(share => figure(percentile(times, share), 1)),
    ]
    const p95 = (times: number[]) => percentile(times, 0.95)
    return {
      title: `Lecture de ${PHOTOS} photos d’énoncés à la fois, ${PER_SECOND} autres appels par seconde (envoyées en ${figure(sent / 1000, 1)} s, ${read} lues en ${figure(total / 1000, 1)} s)`,
      head: ['POST /api/paths', 'médiane, ms', 'p95, ms', 'plus long, ms'],
      rows: [row('au repos', idle), row('pendant la lecture', loaded)],
      targets: [
        {
          title: 'p95 pendant la lecture',
          value: p95(loaded),
          limit: Math.max(MAX_SLOWER * p95(idle), LEAST_MS),
          unit: ' ms',
        },
        { title: 'Photos lues pendant ce temps', value: read, limit: 1, unit: '', atLeast: true },
      ],
    }
  } finally {
    await server.remove()
  }
}

/** A photo as large as phones send them, once it is cropped. */
async function photo(i: number): Promise<string> {
  const { text, taken } = statements[i % statements.length] ?? {}
  if (!text || !taken) throw new Error('there is no statement')
  const jpeg = await photograph(text, { ...taken, size: taken.size * 2, width: taken.width * 2, quality: 90 })
  return jpeg.toString('base64')
}

async function send(pupil: Account, data: string): Promise<string> {
  const body = { userId: pupil.uid, name: 'photo.jpg', data }
  return ((await pupil.post('/api/homework/read', body)) as Answer).data.id
}

/** How many of them are read while the others are watched. */
async function readWithin(pupil: Account, ids: string[]): Promise<number> {
  const end = performance.now() + WATCHED_MS
  let read = 0
  while (read < ids.length && performance.now() < end) {
    const { data } = (await pupil.post(`/api/homework/read/${ids[read]}`, { userId: pupil.uid })) as Answer
    if (data.state === 'failed') throw new Error(`a photo was not read: ${data.failure}`)
    if (data.state === 'read') read += 1
    else await pause(500)
  }
  return read
}

/** Calls at a steady pace, whether the last one was answered or not, until `end`; how long each took. */
async function calls(pupils: Account[], end: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const under: Promise<void>[] = []
  let over = false
  const ended = end.finally(() => {
    over = true
  })
  while (!over) {
    const began = performance.now()
    const pupil = pupils[under.length % pupils.length]
    if (!pupil) throw new Error('nobody may call')
    const one = pupil.post('/api/paths', { userId: pupil.uid }).then(() => void times.push(performance.now() - began))
    under.push(one)
    await pause(1000 / PER_SECOND)
  }
  await Promise.all([ended, ...under])
  return times
}
