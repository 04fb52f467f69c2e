import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startCluster } from '../../../api/src/platform/db/cluster/cluster.ts'
import { freePort } from '../../free-port.ts'
import { figure, type Part, type Target } from '../report.ts'
import { percentile } from '../stats.ts'
import { makeNode, type Node } from './nodes.ts'
import { letThemWork, registerPeople } from './people.ts'
import { isInstalled, type Ports, PROXIES, type ProxyName, startProxy } from './proxies.ts'

const QUIET_MS = 3000
const GONE_MS = 3000

type Nodes = { a: Node; b: Node }

/** Each node in turn ends and starts again, as at an update. No call may fail, whenever it began. */
async function rollingRestart({ a, b }: Nodes): Promise<number> {
  for (const node of [a, b]) {
    await node.stop()
    await node.start()
    await pause(QUIET_MS)
  }
  return 0
}

/** One node ends in the middle of everything. What began before it was gone may have been under way there. */
async function kill({ a }: Nodes): Promise<number> {
  await a.kill()
  const gone = performance.now()
  await pause(GONE_MS)
  await a.start()
  await pause(QUIET_MS)
  return gone
}

/** Each gives the moment from which on no call may fail. */
const KILL = 'kill -9 d’un nœud'
const EVENTS = { 'redémarrage tour à tour': rollingRestart, [KILL]: kill }

interface Row {
  proxy: ProxyName
  event: string
  cells: string[]
  /** Calls that failed and should not have. */
  failed: number
  lost: number
  twice: number
}

async function measure(
  proxy: ProxyName,
  event: keyof typeof EVENTS,
  nodes: Nodes,
  ports: Ports,
  folder: string,
): Promise<Row> {
  const name = `${proxy}-${Object.keys(EVENTS).indexOf(event)}`
  const people = await registerPeople(`http://127.0.0.1:${ports.a}`, name)
  const before = await startProxy(proxy, ports, folder)
  try {
    const crowd = letThemWork(`http://127.0.0.1:${ports.proxy}`, people)
    await pause(QUIET_MS)
    const since = await EVENTS[event](nodes)
    const { seen, lost, twice } = await crowd.finish()
    const failed = seen.failed.map(({ what, status }) => `${what} ${status || '–'}`)
    const cells = [
      proxy,
      event,
      String(seen.calls),
      String(seen.busy),
      failed.length === 0 ? '0' : `${failed.length} (${[...new Set(failed)].join(', ')})`,
      `${figure(percentile(seen.ms, 0.5), 0)} / ${figure(percentile(seen.ms, 0.99), 0)}`,
      figure(seen.gap, 0),
      String(lost),
      String(twice),
    ]
    return { proxy, event, cells, failed: seen.failed.filter(({ began }) => began > since).length, lost, twice }
  } finally {
    await before.stop()
  }
}

/** Two nodes on one PostgreSQL behind each of the three proxies, twenty people at work, each with the live line of the chat. */
export async function roll(): Promise<Part> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-roll-'))
  const cluster = await startCluster(folder, { settings: { max_connections: '100' } })
  const [a, b, proxy] = [await freePort(), await freePort(), await freePort()]
  const node = (name: string, port: number) => {
    mkdirSync(path.join(folder, name))
    return makeNode(port, path.join(folder, name), cluster.url)
  }
  const nodes = { a: node('a', a), b: node('b', b) }
  const rows: Row[] = []
  const missing = PROXIES.filter(one => !isInstalled(one))
  try {
    await nodes.a.start()
    await nodes.b.start()
    for (const one of PROXIES.filter(isInstalled))
      for (const event of Object.keys(EVENTS) as (keyof typeof EVENTS)[])
        rows.push(await measure(one, event, nodes, { a, b, proxy }, folder))
  } finally {
    await nodes.a.stop()
    await nodes.b.stop()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const targets: Target[] = rows.map(({ proxy, event, failed }) => ({
    title: `Appels en échec derrière ${proxy}, ${event}${event === KILL ? ', sans ceux qui étaient en cours' : ''}`,
    value: failed,
    limit: 0,
    unit: '',
  }))
  const sum = (key: 'lost' | 'twice') => rows.reduce((all, row) => all + row[key], 0)
  targets.push({ title: 'Écritures confirmées et perdues', value: sum('lost'), limit: 0, unit: '' })
  targets.push({ title: 'Écritures comptées deux fois', value: sum('twice'), limit: 0, unit: '' })
  return {
    title: `Deux nœuds derrière un proxy${missing.length > 0 ? ` (pas installés : ${missing.join(', ')})` : ''}`,
    head: [
      'proxy',
      'événement',
      'appels',
      'revenus plus tard (nœud chargé)',
      'en échec',
      'médiane / p99, ms',
      'chat sans ligne, ms',
      'perdues',
      'deux fois',
    ],
    rows: rows.map(({ cells }) => cells),
    targets,
  }
}
