import { routes } from '@ariane/shared/contracts'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { peopleSource } from './accounts/people.ts'
import { accountsHandlers } from './accounts/routes.ts'
import { createSignIn, type SignIn } from './accounts/sign-in/auth.ts'
import { type HashCost, STRONG } from './accounts/sign-in/passwords.ts'
import { registerSignIn } from './accounts/sign-in/routes.ts'
import { calendarHandlers } from './calendar/routes.ts'
import { calendarStore } from './calendar/store.ts'
import { chatHandlers } from './chat/routes.ts'
import type { Database } from './database.ts'
import { homeworkHandlers } from './homework/routes.ts'
import { learningJobs } from './learning/jobs.ts'
import { learningOwners } from './learning/owners.ts'
import { pathReader } from './learning/reader.ts'
import { learningHandlers } from './learning/routes.ts'
import { objectivesHandlers } from './objectives/routes.ts'
import { objectivesStore } from './objectives/store.ts'
import { createAccess, type Owners } from './platform/access.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/db/open.ts'
import { type Handlers, later } from './platform/http/handlers.ts'
import { mountRoutes } from './platform/http/mount.ts'
import { type Readiness, registerOperations } from './platform/http/operations.ts'
import { createLimiter } from './platform/http/rate-limit.ts'
import { createServer } from './platform/http/server.ts'
import { identityFrom } from './platform/identity.ts'
import { type JobQueue, jobQueue } from './platform/jobs/jobs.ts'
import type { JobHandlers } from './platform/jobs/types.ts'
import { describeError, type Log } from './platform/log.ts'
import { progressHandlers } from './progress/routes.ts'
import type { Services } from './services.ts'
import { settingsHandlers } from './settings/routes.ts'
import { builtInTutor } from './tutor/built-in.ts'

/** Every call of the table; an area that is built replaces its line of `later`. */
export const handlersOf = (services: Services): Handlers<typeof routes> => ({
  ...later([
    ...(['createEvent', 'updateEvent', 'deleteEvent', 'connectSchool'] as const),
    ...(['suggestObjective', 'createObjective', 'updateObjective'] as const),
    ...(['deleteObjective', 'updateObjectiveStatus', 'createTask', 'updateTask', 'deleteTask'] as const),
    ...(['signalTaskSuccess', 'signalTaskFailure'] as const),
  ]),
  ...accountsHandlers(services),
  ...calendarHandlers(services),
  ...chatHandlers(services),
  ...homeworkHandlers(userId => pathReader(services.q)(userId, ['homework'])),
  ...learningHandlers(services, builtInTutor),
  ...objectivesHandlers(services),
  ...progressHandlers(services, {
    worksOf: userId => pathReader(services.q)(userId, ['pedagogical_pathway', 'homework']),
    eventsOf: calendarStore(services.q).between,
  }),
  ...settingsHandlers(services),
})

/** Per table, how the owner of a row is found; each area that has rows adds its own. */
const ownersOf = ({ q }: Pick<Services, 'q'>): Owners => ({
  ...learningOwners(q),
  events: id => calendarStore(q).owner(String(id)),
  objectives: id => objectivesStore(q).owner(String(id)),
  objective_tasks: id => objectivesStore(q).taskOwner(String(id)),
})

/** What runs in the background; each area adds its kinds. */
export const jobsOf = (services: Services): JobHandlers => learningJobs(services, builtInTutor)

export interface AppOptions {
  config: Config
  database: OpenDatabase<Database>
  log: Log
  secret: string
  cost?: HashCost
  now?: () => Date
}

export interface App {
  server: FastifyInstance
  services: Services
  jobs: JobQueue
  signIn: SignIn
  readiness: Readiness
  registry: Registry
  /** Every mounted route, as 'GET /healthz'. */
  served(): string[]
}

/** Puts the areas together on one server, without listening. */
export function createApp({ config, database, log, secret, cost = STRONG, now = () => new Date() }: AppOptions): App {
  const { q, tx, afterCommit } = database
  const jobs = jobQueue(database, {
    ...config.jobs,
    soleProcess: database.sole,
    onError: (error, job) => log.error({ err: describeError(error), job: job?.id, kind: job?.kind }, 'a job failed'),
  })
  const access = createAccess(peopleSource(q), ownersOf({ q }))
  const services: Services = { config, q, tx, afterCommit, jobs, log, access, now }

  const registry = new Registry()
  const limiter = createLimiter()
  const secure = config.tls !== undefined || config.publicUrl?.startsWith('https:') === true
  const signIn = createSignIn({ db: database.routed, secret, secure, productName: config.productName, cost })
  const readiness: Readiness = { draining: false, ping: database.ping }

  const server = createServer(config, log, registry)
  const mounted: string[] = []
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) mounted.push(`${one} ${url}`)
  })
  registerOperations(server, {
    rows: routes,
    title: `API ${config.productName}`,
    readiness,
    registry,
    metricsToken: config.metrics.token,
  })
  registerSignIn(server, signIn, limiter, config.publicUrl)
  mountRoutes(server, routes, handlersOf(services), {
    identity: identityFrom([signIn.source]),
    access,
    limiter,
    publicUrl: config.publicUrl,
  })
  return { server, services, jobs, signIn, readiness, registry, served: () => mounted }
}
