import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { HOSTILE_STATEMENTS } from '@ariane/tutor/testing'
import { bombs } from '../../../api/src/homework/reading/testing/bombs.ts'
import { startServer } from '../../../e2e/support/server.ts'
import { homeworkRoutes, learningRoutes, readingRoutes } from '../../../shared/src/contracts/index.ts'
import { freePort } from '../../free-port.ts'
import { type Account, openAccount } from '../person.ts'
import { figure, type Part } from '../report.ts'
import { percentile } from '../stats.ts'
import { composeTimes } from './compose-times.ts'
import { watchMemory } from './memory.ts'

const POSTS = 12
const LOOPS = 16
const SIGN_IN_MS = 10_000
const NOTHING_MS = 5000
const ASK_EVERY_MS = 120
/** Twelve that wait stay below what one may ask a minute. */
const POLL_MS = 1500
const LONGEST_MS = 240_000
const LIMITS = { p95: 150, refused: 0, memory: 700, composed: 50 }

type Seen = { times: number[]; refused: number }

/** What one pupil costs another one: statements, wrong passwords and files that were made to keep the server busy. */
export async function hostile(): Promise<Part> {
  const [composed] = composeTimes().toSorted((a, b) => b.ms - a.ms)
  if (!composed) throw new Error('there is no hostile statement')
  const server = await startServer(await freePort())
  try {
    const [bad, other] = [await openAccount(server.address, 'hostile'), await openAccount(server.address, 'other')]
    // The first homework of a server loads what the next ones use.
    await compose(bad, 'Calcule 2 + 3.')
    const statements = Object.values(HOSTILE_STATEMENTS).slice(0, POSTS)
    const phases = [
      { title: 'rien', work: () => pause(NOTHING_MS) },
      {
        title: `${POSTS} énoncés hostiles à la fois`,
        work: () => Promise.all(statements.map(text => compose(bad, text))),
      },
      { title: `${LOOPS} boucles de connexions fausses`, work: () => guessPasswords(server.address) },
      ...Object.entries(await bombs()).map(([title, bytes]) => ({ title, work: () => read(bad, title, bytes) })),
    ]
    const measured = []
    for (const { title, work } of phases) {
      const memory = watchMemory(server.pid() ?? 0)
      const asked = watch(other)
      const began = performance.now()
      const ended = await work()
      const seconds = (performance.now() - began) / 1000
      measured.push({
        title,
        ended: ended === undefined ? '' : String(ended),
        seconds,
        ...(await asked()),
        ...(await memory()),
      })
    }
    const p95 = measured.map(({ times }) => percentile(times, 0.95))
    return {
      title: 'GET /api/account/me d’un autre élève, et la mémoire du serveur et de ses processus',
      head: [
        'pendant',
        'fin',
        'durée, s',
        'appels',
        'p95, ms',
        'le plus long, ms',
        'refusés',
        'mémoire au plus, Mo',
        'moyenne, Mo',
      ],
      rows: measured.map(({ title, ended, seconds, times, refused, most, mean }, i) => [
        title,
        ended,
        figure(seconds, 1),
        String(times.length),
        figure(p95[i] ?? 0, 0),
        figure(percentile(times, 1), 0),
        String(refused),
        figure(most, 0),
        figure(mean, 0),
      ]),
      targets: [
        { title: 'p95 le plus long', value: Math.max(...p95), limit: LIMITS.p95, unit: ' ms' },
        {
          title: 'Appels refusés',
          value: measured.reduce((sum, { refused }) => sum + refused, 0),
          limit: LIMITS.refused,
          unit: '',
        },
        { title: 'Mémoire', value: Math.max(...measured.map(({ most }) => most)), limit: LIMITS.memory, unit: ' Mo' },
        {
          title: `Énoncé le plus lent à composer (${composed.name})`,
          value: composed.ms,
          limit: LIMITS.composed,
          unit: ' ms',
        },
      ],
    }
  } finally {
    await server.remove()
  }
}

/** Asks who one is, again and again, until the returned function is called. */
function watch({ address, cookies }: Account): () => Promise<Seen> {
  const agent = new Agent({ keepAlive: true })
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const seen: Seen = { times: [], refused: 0 }
  const asked: Promise<void>[] = []
  const ask = () =>
    new Promise<void>(resolve => {
      const began = performance.now()
      const end = (status = 0) => {
        seen.times.push(performance.now() - began)
        if (status !== 200) seen.refused += 1
        resolve()
      }
      request(`${address}/api/account/me`, { agent, headers: { cookie } }, answer =>
        answer.resume().on('end', () => end(answer.statusCode)),
      )
        .on('error', () => end())
        .end()
    })
  asked.push(ask())
  const timer = setInterval(() => asked.push(ask()), ASK_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await Promise.all(asked)
    agent.destroy()
    return seen
  }
}

/** Has a homework composed and waits for it; gives its status. */
async function compose({ uid, post }: Account, text: string): Promise<string> {
  const place = { subject: 'Mathématiques', chapterId: 'math-4-nombres' } as const
  const homework = { pathType: 'homework', desc: 'x', text, userId: uid, ...place }
  const asked = await until(() => post('/api/path/generate', homework))
  const { id } = learningRoutes.generatePath.answer.parse(asked).data
  return until(async () => {
    const path = homeworkRoutes.readHomework.path.replace('{id}', String(id))
    const { data } = homeworkRoutes.readHomework.answer.parse(await post(path, { userId: uid }))
    return data.status === 'generating' ? undefined : data.status
  })
}

/** Has a file read and waits for it; gives how it ended. */
async function read({ uid, post }: Account, name: string, bytes: Buffer): Promise<string> {
  const sent = { userId: uid, name, data: bytes.toString('base64') }
  const begun = await until(() => post('/api/homework/read', sent))
  const { data } = readingRoutes.readStatement.answer.parse(begun)
  const path = readingRoutes.pollReading.path.replace('{id}', data.id)
  return until(async () => {
    const { data: now } = readingRoutes.pollReading.answer.parse(await post(path, { userId: uid }))
    return now.state === 'failed' ? (now.failure ?? 'failed') : now.state === 'read' ? 'read' : undefined
  })
}

/** A server that refuses its victim refuses this call too, which is the hostile one's own: the figures tell. */
const attempt = <T>(call: () => Promise<T>): Promise<T | undefined> => call().catch(() => undefined)

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  const began = performance.now()
  while (performance.now() - began < LONGEST_MS) {
    const found = await attempt(look)
    if (found !== undefined) return found
    await pause(POLL_MS)
  }
  throw new Error('it did not end')
}

/** Signs in with wrong passwords, on many connections; gives the statuses that were seen. */
async function guessPasswords(address: string): Promise<string> {
  const began = performance.now()
  const statuses = new Map<number, number>()
  let n = 0
  const loop = async () => {
    while (performance.now() - began < SIGN_IN_MS) {
      n += 1
      const { status } = await fetch(`${address}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address },
        body: JSON.stringify({ email: `x${n}@nowhere.example`, password: 'xxxxxxx1' }),
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: LOOPS }, loop))
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
}
