import { setMaxListeners } from 'node:events'
import { Agent, request } from 'node:http'
import { listPaths, type Ready, readReady, readUsed, startCallsServer } from './calls-child.ts'
import { figure, type Part } from './report.ts'
import { percentile } from './stats.ts'

const CONNECTIONS = 10
const WARM_MS = 3000
const PEAK_MS = 5000
const OVERLOAD_MS = 10_000
const TIMES = 3
const STEP_MS = 10
const MAX_STEP_MS = 30
const HEALTH_EVERY_MS = 100
const LIMITS = { accepted: 500, refused: 50, share: 0.9, health: 100 }

/** What came of the calls of one phase: milliseconds by status. */
type Outcome = { seconds: number; accepted: number[]; refused: number[]; other: number }

/** Three times as many calls as are answered at most, whether earlier ones were answered or not. */
export async function overload(): Promise<Part> {
  const child = startCallsServer()
  const agent = new Agent({ keepAlive: true })
  setMaxListeners(0, agent)
  try {
    const ready = await readReady(child)
    await closed(agent, ready, WARM_MS)
    const before = await readUsed(child)
    const peak = await closed(agent, ready, PEAK_MS)
    const between = await readUsed(child)
    const health = watchHealth(ready.product)
    const under = await open(agent, ready, TIMES * (peak.accepted.length / peak.seconds))
    const times = await health()
    const after = await readUsed(child)
    return report(peak, under, times, { peak: between.cpuMs - before.cpuMs, under: after.cpuMs - between.cpuMs })
  } finally {
    agent.destroy()
    if (child.connected) child.disconnect()
  }
}

async function record(outcome: Outcome, sent: Promise<number>): Promise<void> {
  const began = performance.now()
  const status = await sent.catch(() => 0)
  const ms = performance.now() - began
  if (status === 200) outcome.accepted.push(ms)
  else if (status === 503) outcome.refused.push(ms)
  else outcome.other += 1
}

function startRound({ people }: Ready) {
  const began = performance.now()
  const outcome: Outcome = { seconds: 0, accepted: [], refused: [], other: 0 }
  let next = 0
  return {
    elapsed: () => performance.now() - began,
    person: () => people[next++ % people.length] as Ready['people'][number],
    outcome,
    finish: () => ({ ...outcome, seconds: (performance.now() - began) / 1000 }),
  }
}

/** A few connections, on each the next call after the last answer. */
async function closed(agent: Agent, ready: Ready, ms: number): Promise<Outcome> {
  const round = startRound(ready)
  const connection = async () => {
    while (round.elapsed() < ms) await record(round.outcome, listPaths(agent, ready.product, round.person()))
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return round.finish()
}

/**
 * So many calls a second, at even steps: when the load itself was held up, what it missed is not sent at once, which no crowd
 * of people does.
 */
async function open(agent: Agent, ready: Ready, perSecond: number): Promise<Outcome> {
  const round = startRound(ready)
  const sent: Promise<void>[] = []
  let [stepped, due] = [0, 0]
  await new Promise<void>(resolve => {
    const timer = setInterval(() => {
      const elapsed = Math.min(round.elapsed() - stepped, MAX_STEP_MS)
      stepped = round.elapsed()
      due += (elapsed / 1000) * perSecond
      for (; due >= 1; due -= 1) sent.push(record(round.outcome, listPaths(agent, ready.product, round.person())))
      if (round.elapsed() < OVERLOAD_MS) return
      clearInterval(timer)
      resolve()
    }, STEP_MS)
  })
  const during = round.finish()
  await Promise.all(sent)
  return { ...round.outcome, seconds: during.seconds }
}

/** Asks for /healthz now and then, on a connection of its own; gives what ends it. */
function watchHealth(address: string): () => Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const asked: Promise<void>[] = []
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const began = performance.now()
      const sent = request(`${address}/healthz`, { agent }, answer => {
        answer.resume().on('end', () => {
          times.push(performance.now() - began)
          resolve()
        })
      })
      sent.on('error', reject).end()
    })
  const timer = setInterval(() => void asked.push(ask()), HEALTH_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await Promise.all(asked)
    agent.destroy()
    return times
  }
}

function report(peak: Outcome, under: Outcome, health: number[], cpuMs: { peak: number; under: number }): Part {
  const peakRate = peak.accepted.length / peak.seconds
  const rate = under.accepted.length / under.seconds
  const p95 = (times: number[]) => (times.length > 0 ? percentile(times, 0.95) : 0)
  const longest = (times: number[]) => figure(times.length > 0 ? percentile(times, 1) : 0, 0)
  const row = (title: string, times: number[], seconds: number, cpu?: number) => [
    title,
    figure(times.length / seconds, 0),
    times.length > 0 ? figure(percentile(times, 0.5), 1) : '',
    figure(p95(times), 1),
    longest(times),
    cpu === undefined ? '' : figure(cpu / times.length, 2),
  ]
  return {
    title: `POST /api/paths, ${TIMES} fois plus d’appels que le serveur n’en traite, pendant ${OVERLOAD_MS / 1000} s`,
    head: ['appels', 'par seconde', 'médiane, ms', 'p95, ms', 'le plus long, ms', 'processeur, ms'],
    rows: [
      row(`pointe, ${CONNECTIONS} connexions`, peak.accepted, peak.seconds, cpuMs.peak),
      row('surcharge : acceptés (refus compris)', under.accepted, under.seconds, cpuMs.under),
      row('surcharge : refusés (503)', under.refused, under.seconds),
      row('surcharge : /healthz', health, under.seconds),
    ],
    targets: [
      { title: 'p95 des appels acceptés', value: p95(under.accepted), limit: LIMITS.accepted, unit: ' ms' },
      { title: 'p95 des refus', value: p95(under.refused), limit: LIMITS.refused, unit: ' ms' },
      {
        title: 'Débit par rapport à la pointe',
        value: rate / peakRate,
        limit: LIMITS.share,
        unit: '',
        atLeast: true,
      },
      { title: 'p95 de /healthz', value: p95(health), limit: LIMITS.health, unit: ' ms' },
      { title: 'Autres réponses que 200 et 503', value: under.other + peak.other, limit: 0, unit: '' },
    ],
  }
}
