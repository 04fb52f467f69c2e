import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { figure, type Part, spread } from './report.ts'
import { percentile, ratio, summarize } from './stats.ts'

/** What the child process tells once it answers. */
export type Ready = { product: string; bare: string; people: { uid: string; token: string }[] }

const ROUNDS = 5
const ROUND_MS = 2000
const CONNECTIONS = 10
const P95_MS = 150
const SHARE_OF_BARE = 0.25

type Round = { perSecond: number; latencies: number[] }

/** `POST /api/paths` of a pupil with twenty paths: the product beside a bare server with the same SQL. */
export async function calls(): Promise<Part> {
  const child = fork(path.join(import.meta.dirname, 'calls-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    const ready = await readyMessage(child)
    await load(ready.product, ready.people)
    await load(ready.bare, ready.people)
    const [product, bare]: [Round[], Round[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      product.push(await load(ready.product, ready.people))
      bare.push(await load(ready.bare, ready.people))
    }
    return report(product, bare)
  } finally {
    if (child.connected) child.disconnect()
  }
}

async function readyMessage(child: ChildProcess): Promise<Ready> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the measured server ended with ${code}`)
  })
  const [ready] = (await Promise.race([once(child, 'message'), ended])) as [Ready]
  ended.catch(() => undefined)
  return ready
}

/** Calls on a few kept connections, one after the other on each, until the round is over. */
async function load(address: string, people: Ready['people']): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const latencies: number[] = []
  const start = performance.now()
  let next = 0
  const connection = async () => {
    while (performance.now() - start < ROUND_MS) {
      const person = people[next++ % people.length]
      if (!person) throw new Error('nobody may call')
      const began = performance.now()
      await call(agent, address, person)
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  const perSecond = (latencies.length / (performance.now() - start)) * 1000
  agent.destroy()
  return { perSecond, latencies }
}

function call(agent: Agent, address: string, { uid, token }: Ready['people'][number]): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    const sent = request(`${address}/api/paths`, { method: 'POST', agent, headers }, answer => {
      answer.resume()
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`HTTP ${answer.statusCode}`))))
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ userId: uid }))
  })
}

function report(product: Round[], bare: Round[]): Part {
  const speeds = (rounds: Round[]) => rounds.map(round => round.perSecond)
  const p95 = (rounds: Round[]) => rounds.map(round => percentile(round.latencies, 0.95))
  const row = (title: string, rounds: Round[]) => [
    title,
    spread(summarize(speeds(rounds))),
    rounds === bare ? '' : spread(ratio(speeds(rounds), speeds(bare)), 2),
    figure(summarize(rounds.flatMap(round => round.latencies)).median, 1),
    spread(summarize(p95(rounds)), 1),
  ]
  return {
    title: `POST /api/paths, 20 parcours (${CONNECTIONS} connexions, ${ROUNDS} tours de ${ROUND_MS / 1000} s de chaque en alternance)`,
    head: ['serveur', 'appels par seconde', 'rapport', 'médiane, ms', 'p95, ms'],
    rows: [row('Fastify nu, même SQL', bare), row('Ariane', product)],
    targets: [
      {
        title: 'Débit par rapport à Fastify nu',
        value: ratio(speeds(product), speeds(bare)).median,
        limit: SHARE_OF_BARE,
        unit: '',
        atLeast: true,
      },
      { title: 'p95 d’un appel', value: summarize(p95(product)).median, limit: P95_MS, unit: ' ms' },
    ],
  }
}
