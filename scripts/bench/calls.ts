import type { ChildProcess } from 'node:child_process'
import { Agent } from 'node:http'
import { listPaths, type Ready, readReady, readUsed, startCallsServer, type Used } from './calls-child.ts'
import { figure, type Part, spread } from './report.ts'
import { percentile, ratio, summarize } from './stats.ts'

const ROUNDS = 5
const ROUND_MS = 2000
const CONNECTIONS = 10
const P95_MS = 40
const SHARE_OF_BARE = 0.55
const CPU_OF_BARE = 1.8
const STATEMENTS = 2

type Round = { perSecond: number; latencies: number[]; cpuMs: number; statements: number }

/** `POST /api/paths` of a pupil with twenty paths: the product beside a bare server with the same SQL. */
export async function calls(): Promise<Part> {
  const child = startCallsServer()
  try {
    const ready = await readReady(child)
    const load = (address: string) => measured(child, () => callFor(address, ready.people))
    await load(ready.product)
    await load(ready.bare)
    const [product, bare]: [Round[], Round[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      product.push(await load(ready.product))
      bare.push(await load(ready.bare))
    }
    return report(product, bare)
  } finally {
    if (child.connected) child.disconnect()
  }
}

/** With what each call of the round cost the servers' process, and how many statements it sent. */
async function measured(child: ChildProcess, round: () => Promise<Pick<Round, 'perSecond' | 'latencies'>>) {
  const before = await readUsed(child)
  const { perSecond, latencies } = await round()
  const after = await readUsed(child)
  const perCall = (key: keyof Used) => (after[key] - before[key]) / latencies.length
  return { perSecond, latencies, cpuMs: perCall('cpuMs'), statements: perCall('statements') }
}

/** Calls on a few kept connections, one after the other on each, until the round is over. */
async function callFor(address: string, people: Ready['people']) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const latencies: number[] = []
  const start = performance.now()
  let next = 0
  const connection = async () => {
    while (performance.now() - start < ROUND_MS) {
      const person = people[next++ % people.length]
      if (!person) throw new Error('nobody may call')
      const began = performance.now()
      const status = await listPaths(agent, address, person)
      if (status !== 200) throw new Error(`HTTP ${status}`)
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  const perSecond = (latencies.length / (performance.now() - start)) * 1000
  agent.destroy()
  return { perSecond, latencies }
}

function report(product: Round[], bare: Round[]): Part {
  const read = (key: 'perSecond' | 'cpuMs' | 'statements', rounds: Round[]) => rounds.map(round => round[key])
  const compared = (key: 'perSecond' | 'cpuMs') => ratio(read(key, product), read(key, bare))
  const p95 = (rounds: Round[]) => rounds.map(round => percentile(round.latencies, 0.95))
  const statements = summarize(read('statements', product)).median
  const row = (title: string, rounds: Round[]) => [
    title,
    spread(summarize(read('perSecond', rounds))),
    rounds === bare ? '' : spread(compared('perSecond'), 2),
    figure(summarize(rounds.flatMap(round => round.latencies)).median, 1),
    spread(summarize(p95(rounds)), 1),
    spread(summarize(read('cpuMs', rounds)), 2),
    rounds === bare ? '' : spread(compared('cpuMs'), 2),
    figure(summarize(read('statements', rounds)).median, 2),
  ]
  return {
    title: `POST /api/paths, 20 parcours (${CONNECTIONS} connexions, ${ROUNDS} tours de ${ROUND_MS / 1000} s de chaque en alternance)`,
    head: [
      'serveur',
      'appels par seconde',
      'rapport',
      'médiane, ms',
      'p95, ms',
      'processeur, ms',
      'rapport',
      'instructions SQL',
    ],
    rows: [row('Fastify nu, même SQL', bare), row('Ariane', product)],
    targets: [
      {
        title: 'Débit par rapport à Fastify nu',
        value: compared('perSecond').median,
        limit: SHARE_OF_BARE,
        unit: '',
        atLeast: true,
      },
      { title: 'Processeur par rapport à Fastify nu', value: compared('cpuMs').median, limit: CPU_OF_BARE, unit: '' },
      // Once a minute per person the last connection is written besides.
      { title: 'Instructions SQL par appel', value: Math.floor(statements * 10) / 10, limit: STATEMENTS, unit: '' },
      { title: 'p95 d’un appel', value: summarize(p95(product)).median, limit: P95_MS, unit: ' ms' },
    ],
  }
}
