import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startCluster } from '../../api/src/platform/db/cluster/cluster.ts'
import { ledger, post } from './chat-load.ts'
import { type ChatPeople, type NodeMessage, PUPILS, SAID, TEACHERS } from './chat-people.ts'
import { figure, type Part, spread } from './report.ts'
import { median, percentile, summarize } from './stats.ts'

const MINUTE = 60_000
/** A pupil writes this often, and his teacher to him as well. */
const EVERY_MS = 10_000
const SEARCHES = 100
const LIMITS = { delivery: 300, search: 100, growth: 1.15 }
/** Before that, code is compiled and caches fill. */
const SOAK_MINUTES = 5
const MEGABYTE = 2 ** 20

interface Node {
  child: ChildProcess
  address: string
  rss: number[]
  people: ChatPeople | undefined
}

/** Five hundred pupils and their teachers write to each other for some minutes through two nodes on one database. */
export async function chat(minutes: number): Promise<Part> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-bench-'))
  const nodes: Node[] = []
  const database = await startCluster(folder)
  try {
    const first = await node(folder, database.url, true)
    nodes.push(first, await node(folder, database.url, false))
    const { people } = first
    if (!people) throw new Error('nobody came')
    const search = await searches(nodes, people)
    return report(await talk(nodes, people, minutes * MINUTE), search, nodes, minutes)
  } finally {
    for (const { child } of nodes) child.kill('SIGKILL')
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function node(folder: string, databaseUrl: string, fill: boolean): Promise<Node> {
  const child = fork(path.join(import.meta.dirname, 'chat-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, TMPDIR: folder, DATABASE_URL: databaseUrl, FILL: fill ? '1' : '' },
  })
  const rss: number[] = []
  const ready = Promise.withResolvers<Extract<NodeMessage, { kind: 'ready' }>>()
  child.on('message', (message: NodeMessage) => {
    if (message.kind === 'ready') ready.resolve(message)
    else rss.push(message.rss / MEGABYTE)
  })
  child.once('exit', code => ready.reject(new Error(`a node ended with ${code}`)))
  const { address, people } = await ready.promise
  return { child, address, rss, people }
}

/** Calls go to both nodes in turn, whatever node one listens to. */
async function talk(nodes: Node[], { pupils, teachers }: ChatPeople, length: number) {
  const book = ledger()
  const findAddress = (number: number) => nodes[number % nodes.length]?.address ?? ''
  const lines = await Promise.all([...pupils, ...teachers].map((who, i) => book.listen(findAddress(i), who)))
  const answers: number[] = []
  const failures: string[] = []
  const until = performance.now() + length
  const writer = async (who: { uid: string; token: string }, room: string, number: number) => {
    await pause(Math.random() * EVERY_MS)
    for (let turn = number; performance.now() < until; turn++) {
      const began = performance.now()
      await book.say(findAddress(turn), who, room).then(
        ms => answers.push(ms),
        error => failures.push(String(error)),
      )
      await pause(Math.max(0, EVERY_MS - (performance.now() - began)))
    }
  }
  await Promise.all(
    pupils.flatMap((pupil, i) => {
      const teacher = teachers[pupil.teacher]
      return teacher ? [writer(pupil, pupil.uid, i), writer(teacher, pupil.uid, i + 1)] : []
    }),
  )
  const missing = await notHeard(book, pupils, teachers)
  for (const close of lines) close()
  return { answers, failures, latencies: book.latencies, wrong: book.wrong, missing, said: book.sent.size }
}

/** What should have been heard by pupil and teacher, a moment after the last word. */
async function notHeard(
  book: ReturnType<typeof ledger>,
  pupils: ChatPeople['pupils'],
  teachers: ChatPeople['teachers'],
) {
  const teachersByPupil = new Map(pupils.map(({ uid, teacher }) => [uid, teachers[teacher]?.uid ?? '']))
  const missing = () =>
    [...book.sent].filter(
      ([id, { by, room }]) => !book.hasHeard(teachersByPupil.get(room) ?? by, id) || !book.hasHeard(room, id),
    ).length
  for (let tries = 0; tries < 50 && missing() > 0; tries++) await pause(100)
  return missing()
}

async function searches(nodes: Node[], { teachers }: ChatPeople): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < SEARCHES; i++) {
    const teacher = teachers[i % TEACHERS]
    if (!teacher) continue
    const began = performance.now()
    await post(nodes[i % nodes.length]?.address ?? '', teacher, '/api/chat/search', {
      words: ['equation', 'fraction page 12', `mot${i * 600}`, 'révolution numéro'][i % 4],
    })
    times.push(performance.now() - began)
  }
  return times
}

type Talk = Awaited<ReturnType<typeof talk>>

function report(talk: Talk, search: number[], nodes: Node[], minutes: number): Part {
  const quarter = (rss: number[]) => Math.max(1, Math.floor(rss.length / 4))
  const growth = nodes.map(
    ({ rss }) => median(rss.slice(-quarter(rss))) / median(rss.slice(quarter(rss), 2 * quarter(rss) + 1)),
  )
  const { latencies, answers, wrong, failures, missing, said } = talk
  for (const sentence of [...failures, ...wrong].slice(0, 10)) console.error(sentence)
  return {
    title: `Chat : ${PUPILS} élèves et ${TEACHERS} professeurs, deux nœuds, PostgreSQL, ${figure(minutes, 1)} min`,
    head: ['mesure', 'nombre', 'médiane, ms', 'p95, ms', 'p99, ms'],
    rows: [
      row('livraison à l’autre', latencies),
      row('réponse à l’envoi', answers),
      row(`recherche parmi ${figure(PUPILS * SAID, 0)} messages`, search),
      ...nodes.map(({ rss }, i) => [
        `mémoire du nœud ${i + 1}, Mo`,
        String(rss.length),
        spread(summarize(rss)),
        '',
        '',
      ]),
    ],
    targets: [
      { title: 'Messages refusés', value: failures.length, limit: 0, unit: '' },
      { title: `Messages manquants parmi ${said}`, value: missing, limit: 0, unit: '' },
      { title: 'Messages doubles, en désordre, lignes coupées', value: wrong.length, limit: 0, unit: '' },
      { title: 'p95 de la livraison', value: percentile(latencies, 0.95), limit: LIMITS.delivery, unit: ' ms' },
      { title: 'p95 d’une recherche', value: percentile(search, 0.95), limit: LIMITS.search, unit: ' ms' },
      ...(minutes < SOAK_MINUTES
        ? []
        : [
            {
              title: 'Mémoire, dernier quart sur deuxième',
              value: Math.max(...growth),
              limit: LIMITS.growth,
              unit: '',
            },
          ]),
    ],
  }
}

const row = (title: string, values: number[]) => [
  title,
  String(values.length),
  figure(median(values), 1),
  figure(percentile(values, 0.95), 1),
  figure(percentile(values, 0.99), 1),
]
