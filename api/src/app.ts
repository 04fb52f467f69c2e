import { routes } from '@ariane/shared/contracts'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { accountsWitness } from './accounts/journal/witness.ts'
import { linksHandlers } from './accounts/links/routes.ts'
import { RESET_MAIL, resetMail } from './accounts/passwords/reset-mail.ts'
import { passwordsHandlers } from './accounts/passwords/routes.ts'
import { peopleSource } from './accounts/people.ts'
import { accountsHandlers } from './accounts/routes.ts'
import { createSignIn, type SignIn } from './accounts/sign-in/auth.ts'
import { type HashCost, passwords, STRONG } from './accounts/sign-in/passwords.ts'
import { registerSignIn } from './accounts/sign-in/routes.ts'
import { shutWhenDisabled } from './accounts/sign-in/shut.ts'
import { studentsHandlers } from './accounts/students/routes.ts'
import { achievementsHandlers } from './achievements/routes.ts'
import { audioHandlers } from './audio/routes.ts'
import { erase, finishedBy } from './between.ts'
import { icalHandlers } from './calendar/ical-routes.ts'
import { calendarHandlers } from './calendar/routes.ts'
import { sourceEvents } from './calendar/sources.ts'
import { calendarStore } from './calendar/store.ts'
import { chatHandlers } from './chat/routes.ts'
import type { Database } from './database.ts'
import { homeworkHandlers } from './homework/routes.ts'
import { pathCardHandlers } from './learning/cards.ts'
import { learningFacts } from './learning/facts.ts'
import { learningJobs } from './learning/jobs.ts'
import { learningOwners } from './learning/owners.ts'
import { pathScores } from './learning/path-scores.ts'
import { pathReader } from './learning/reader.ts'
import { learningHandlers } from './learning/routes.ts'
import { speechReader } from './learning/speech.ts'
import { objectivesHandlers } from './objectives/routes.ts'
import { objectivesStore } from './objectives/store.ts'
import { suggestionHandlers } from './objectives/suggestions/routes.ts'
import { taskHandlers } from './objectives/task-routes.ts'
import { taskStore } from './objectives/task-store.ts'
import { createAccess, type Owners } from './platform/access.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/db/open.ts'
import type { Handlers } from './platform/http/handlers.ts'
import { mountRoutes } from './platform/http/mount.ts'
import { type Readiness, registerOperations } from './platform/http/operations.ts'
import { createLimiter, type Limiter } from './platform/http/rate-limit.ts'
import { createServer } from './platform/http/server.ts'
import { identityFrom } from './platform/identity.ts'
import { type JobQueue, jobQueue } from './platform/jobs/jobs.ts'
import type { JobHandlers } from './platform/jobs/types.ts'
import { describeError, type Log } from './platform/log.ts'
import { createMailer } from './platform/mail.ts'
import type { Outbound } from './platform/outbound/outbound.ts'
import { progressHandlers } from './progress/routes.ts'
import { schoolOutbound } from './school/outbound.ts'
import { schoolHandlers } from './school/routes.ts'
import type { Services } from './services.ts'
import { settingsHandlers } from './settings/routes.ts'
import { settingsStore } from './settings/store.ts'
import { builtInTutor } from './tutor/built-in.ts'

/** Every call of the table; an area that is built replaces its line of `later`. */
export const handlersOf = (services: Services): Handlers<typeof routes> => ({
  ...accountsHandlers(services),
  ...studentsHandlers(services, { finishedBy: finishedBy(services), erase: uid => erase(services, uid) }),
  ...linksHandlers(services),
  ...passwordsHandlers(services),
  ...achievementsHandlers({ factsOf: learningFacts(services.q).of, finishedBy: finishedBy(services) }),
  ...audioHandlers(services, speechReader(services.q)),
  ...calendarHandlers(services),
  ...icalHandlers(services),
  ...chatHandlers(services),
  ...homeworkHandlers(userId => pathReader(services.q)(userId, ['homework'])),
  ...learningHandlers(services, builtInTutor),
  ...pathCardHandlers(services, builtInTutor),
  ...objectivesHandlers(services),
  ...taskHandlers(services),
  ...suggestionHandlers,
  ...progressHandlers(services, {
    worksOf: userId => pathReader(services.q)(userId, ['pedagogical_pathway', 'homework']),
    eventsOf: calendarStore(services.q).between,
    scoresOf: pathScores(services.q),
    settingsOf: settingsStore(services.q).find,
  }),
  ...schoolHandlers({ ...services, outbound: services.schools, events: sourceEvents(services.q) }),
  ...settingsHandlers(services),
})

/** Per table, how the owner of a row is found; each area that has rows adds its own. */
const ownersOf = ({ q }: Pick<Services, 'q'>): Owners => ({
  ...learningOwners(q),
  events: id => calendarStore(q).owner(String(id)),
  objectives: id => objectivesStore(q).owner(String(id)),
  objective_tasks: id => taskStore(q).owner(String(id)),
})

/** What runs in the background; each area adds its kinds. */
export const jobsOf = (services: Services): JobHandlers => ({
  ...learningJobs(services, builtInTutor),
  [RESET_MAIL]: resetMail(services),
})

export interface AppOptions {
  config: Config
  database: OpenDatabase<Database>
  log: Log
  secret: string
  cost?: HashCost
  now?: () => Date
  limiter?: Limiter
  /** The way to the school systems, in place of the network. */
  schools?: Outbound
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
export function createApp({
  config,
  database,
  log,
  secret,
  cost = STRONG,
  now = () => new Date(),
  limiter = createLimiter(),
  schools = schoolOutbound(config, now),
}: AppOptions): App {
  const { q, tx, afterCommit } = database
  const jobs = jobQueue(database, {
    ...config.jobs,
    soleProcess: database.sole,
    onError: (error, job) => log.error({ err: describeError(error), job: job?.id, kind: job?.kind }, 'a job failed'),
  })
  const access = createAccess(peopleSource(q), ownersOf({ q }))
  const mail = config.mail && createMailer(config.mail)
  const words = passwords(cost)
  const services: Services = {
    config,
    q,
    tx,
    afterCommit,
    jobs,
    log,
    access,
    limiter,
    mail,
    passwords: words,
    schools,
    now,
  }

  const registry = new Registry()
  const secure = config.tls !== undefined || config.publicUrl?.startsWith('https:') === true
  const { productName } = config
  const shut = (uid: string) => shutWhenDisabled({ q, access }, uid)
  const signIn = createSignIn({ db: database.routed, secret, secure, productName, passwords: words, shut })
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
    witness: accountsWitness(services),
  })
  return { server, services, jobs, signIn, readiness, registry, served: () => mounted }
}
