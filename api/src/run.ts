import { once } from 'node:events'
import { createServer as createProbe } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { judgeConformity } from '@ariane/shared/catalogue'
import { library, loadLexicon } from '@ariane/tutor'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { type App, type AppOptions, createApp } from './app.ts'
import { warmComposer } from './homework/composing/composer.ts'
import { type Config, readConfig } from './platform/config.ts'
import type { OpenDatabase } from './platform/db/open.ts'
import { type BackupSchedule, scheduleBackups } from './platform/db/schedule.ts'
import { metricsServer } from './platform/http/operations.ts'
import { createServer as createHttpServer } from './platform/http/server.ts'
import { createLog, describeError } from './platform/log.ts'
import { messages } from './platform/messages.ts'
import type { Outbound } from './platform/outbound/outbound.ts'
import { authSecret } from './platform/secret.ts'
import { StartProblem } from './platform/start-problem.ts'
import { startMirror } from './site/bucket/start.ts'
import { registerSite } from './site/index.ts'
import { siteReadiness } from './site/readiness.ts'
import { siteStorage } from './site/storage.ts'
import { type Database, openDatabase } from './wiring/database.ts'

/** Ctrl-C reaches us from the terminal and from npm: only a later one means 'now'. */
const IMPATIENT_MS = 2000

const say = (text: string) => process.stderr.write(`${text}\n`)

/** What takes the place of the world outside, and what it adds; the product has none (simulator/simulators.ts). */
export interface Simulators {
  /** Schools in place of the network, where SCHOOL_SIMULATOR=1. */
  schools(now: () => Date): Outbound
  /** Adds the calls of the page that shows one screen, where SIMULATOR=1. */
  register(app: App, config: Config, now: () => Date): void
  /** Holds each module of a path back, where JOB_STEP_MS says for how long. */
  holdModule: AppOptions['holdModule']
}

/** Starts the server from the environment; a start that fails ends the process with one sentence and code 1. */
export async function run(environment: Record<string, string | undefined>, simulators?: Simulators): Promise<void> {
  try {
    await start(readConfig(environment), simulators)
  } catch (error) {
    if (error instanceof StartProblem) say(messages.start(error.reason))
    else say(`${messages.unexpected}\n${error instanceof Error ? error.stack : error}`)
    process.exit(1)
  }
}

async function start(config: Config, simulators: Simulators | undefined): Promise<void> {
  const { host, metrics } = config
  if (!simulators && (config.simulator || config.schools.simulated))
    throw new StartProblem({ kind: 'configuration', detail: messages.simulatorsElsewhere })
  const address: Address = { host, port: config.port, setting: 'PORT' }
  const measured: Address | undefined =
    metrics.port === undefined ? undefined : { host, port: metrics.port, setting: 'METRICS_PORT' }
  await tryPort(address)
  if (measured) await tryPort(measured)
  const log = createLog(config.logLevel)
  // A certificate or a proxy that cannot be used is said before a database is made as well.
  await createHttpServer(config, log, new Registry()).close()
  const open = () => openDatabase(config, error => log.error({ err: describeError(error) }, 'database connection'))
  // Our own database takes seconds to start. With another one, nothing must run while its answer is awaited: on a busy
  // machine reading the lessons outlasts that wait.
  const starting = config.databaseUrl ? undefined : open()
  // Here, because whoever asks first would wait longer than a call may take.
  loadLexicon()
  library()
  const database = await (starting ?? open())
  const secret = await authSecret(config)
  const now = () => new Date()
  const schools = config.schools.simulated ? simulators?.schools(now) : undefined
  const app = createApp({
    config,
    database,
    log,
    secret,
    now,
    holdModule: simulators?.holdModule,
    ...(schools && { schools }),
  })
  if (config.simulator) simulators?.register(app, config, now)
  const { hosted, published } = app
  await hosted?.begin()
  const endSweeps = await app.scheduleSweeps()
  // What is good now is kept before anybody asks for it.
  await published.read()
  await published.kept()
  const mirror = await startMirror(config, published, log)
  await registerSite(app.server, {
    siteDir: config.siteDir,
    mirror: mirror ?? undefined,
    dev: config.dev,
    devOffset: config.devOffset,
    devWith: config.devWith,
    offline: config.offline,
    simulator: config.simulator,
    registry: published,
    publicUrl: config.publicUrl,
    override: config.override,
    isHalted: app.isHalted,
    firebase: config.firebase,
    directory: config.directory !== undefined,
    conformity: config.accessibility.audit && judgeConformity(config.accessibility.audit.rate),
  })
  app.readiness.notes = siteReadiness({
    registry: published,
    mirror,
    isBuilt: () => siteStorage(path.resolve(config.siteDir)).has('shell/index.html'),
    metrics: app.metrics,
  })
  const listening = await listen(app.server, address)
  const measurements = measured && metricsServer(app.metrics)
  if (measurements) await listen(measurements, measured)
  warmComposer()
  await app.startJobs()
  hosted?.mirror.start()
  if (!config.databaseUrl) say(messages.dataIn(config.dataDir))
  say(messages.listening(config.productName, config.publicUrl ?? listening))
  const { dueBackup: write, dueDrill } = database
  const drill = async (at: Date) => dueDrill?.(at, config.backups.drillDays)
  const backups = write && scheduleBackups({ write, drill }, config.backups, log)
  stopOnSignals(app, database, config, backups, async () => {
    endSweeps()
    mirror?.stop()
    await hosted?.mirror.stop()
    await measurements?.close()
  })
}

/** A port that is taken is said at once, before a database is made. */
async function tryPort(address: Address): Promise<void> {
  const probe = createProbe().listen({ host: address.host, port: address.port })
  await once(probe, 'listening').catch(error => Promise.reject(portProblem(error, address)))
  probe.close()
  await once(probe, 'close')
}

type Address = { host: string; port: number; setting: 'PORT' | 'METRICS_PORT' }

async function listen(server: FastifyInstance, address: Address): Promise<string> {
  return server
    .listen({ host: address.host, port: address.port })
    .catch(error => Promise.reject(portProblem(error, address)))
}

function portProblem(cause: NodeJS.ErrnoException, address: Address): Error {
  if (cause.code === 'EADDRINUSE') return new StartProblem({ kind: 'port_taken', ...address }, { cause })
  const refused = ['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(cause.code ?? '')
  return refused ? new StartProblem({ kind: 'port_refused', host: address.host, port: address.port }, { cause }) : cause
}

function stopOnSignals(
  app: App,
  database: OpenDatabase<Database>,
  config: Config,
  backups: BackupSchedule | undefined,
  closeMetrics: () => Promise<void>,
) {
  let since: number | undefined
  const stop = async () => {
    if (since !== undefined) {
      if (Date.now() - since > IMPATIENT_MS) process.exit(1)
      return
    }
    since = Date.now()
    say(messages.stopping)
    app.readiness.draining = true
    await pause(config.drainMs)
    const late = setTimeout(() => app.server.server.closeAllConnections(), config.stopMs)
    await Promise.all([app.server.close(), app.jobs.stop(config.stopMs), closeMetrics()])
    clearTimeout(late)
    await backups?.stop()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}
