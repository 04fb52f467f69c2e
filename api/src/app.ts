import { chatRoutes, routes } from '@ariane/shared/contracts'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { accountsWitness } from './accounts/journal/witness.ts'
import { linksHandlers } from './accounts/links/routes.ts'
import { RESET_MAIL, resetMail } from './accounts/passwords/reset-mail.ts'
import { passwordsHandlers } from './accounts/passwords/routes.ts'
import { peopleSource } from './accounts/people.ts'
import { accountsHandlers } from './accounts/routes.ts'
import { createSignIn, type SignIn } from './accounts/sign-in/auth.ts'
import { embeddedKeys } from './accounts/sign-in/keys.ts'
import { type HashCost, passwords, STRONG } from './accounts/sign-in/passwords.ts'
import { registerSignIn } from './accounts/sign-in/routes.ts'
import { shutWhenDisabled } from './accounts/sign-in/shut.ts'
import { importHandlers } from './accounts/students/import/routes.ts'
import { studentsHandlers } from './accounts/students/routes.ts'
import { achievementsHandlers } from './achievements/routes.ts'
import { audioHandlers } from './audio/routes.ts'
import {
  approvalPorts,
  changeGrade,
  chatPorts,
  consentPorts,
  deletionPorts,
  endings,
  familySources,
  finishedBy,
  givenSources,
  gradePorts,
  mailboxOf,
  progressSources,
  reviewPorts,
  withGivers,
} from './between.ts'
import { icalHandlers } from './calendar/ical-routes.ts'
import { calendarHandlers } from './calendar/routes.ts'
import { sourceEvents } from './calendar/sources.ts'
import { calendarStore } from './calendar/store.ts'
import { registerChatStream } from './chat/live/stream.ts'
import { chatHandlers } from './chat/routes.ts'
import type { Database } from './wiring/database.ts'
import { familiesHandlers } from './families/routes.ts'
import { failureCounter } from './health/metrics.ts'
import type { HealthPorts } from './health/ports.ts'
import { healthHandlers } from './health/routes.ts'
import { beginHomework, copyHomework, homeworkCalls, homeworkJobs, readingOwner } from './homeworking.ts'
import { hostingFor } from './hosting.ts'
import { pathCardHandlers } from './learning/cards.ts'
import { learningFacts } from './learning/facts.ts'
import { givenPathHandlers } from './learning/given/routes.ts'
import { learningJobs } from './learning/jobs.ts'
import { modelHandlers } from './learning/model/routes.ts'
import { learningOwners } from './learning/owners.ts'
import { learningHandlers } from './learning/routes.ts'
import { speechReader } from './learning/speech.ts'
import { objectivesHandlers } from './objectives/routes.ts'
import { objectivesStore } from './objectives/store.ts'
import { suggestionHandlers } from './objectives/suggestions/routes.ts'
import { taskHandlers } from './objectives/task-routes.ts'
import { taskStore } from './objectives/task-store.ts'
import { declared } from './wiring/personal.ts'
import { createAccess, type Owners } from './platform/access.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/db/open.ts'
import { elsewhere, type Handlers } from './platform/http/handlers.ts'
import { type Gate, mountRoutes } from './platform/http/mount.ts'
import { type Readiness, registerOperations } from './platform/http/operations.ts'
import { createLimiter, type Limiter } from './platform/http/rate-limit.ts'
import { createServer } from './platform/http/server.ts'
import { type JobQueue, jobQueue } from './platform/jobs/jobs.ts'
import type { JobHandlers } from './platform/jobs/types.ts'
import { describeError, type Log } from './platform/log.ts'
import { createMailer } from './platform/mail.ts'
import { budgetedMailer, mailCounter } from './platform/mail-budget.ts'
import type { Outbound } from './platform/outbound/outbound.ts'
import { progressHandlers } from './progress/routes.ts'
import { sessionHandlers } from './progress/session-routes.ts'
import { noteError } from './review/note.ts'
import { reviewHandlers } from './review/routes.ts'
import { reviewStore } from './review/store.ts'
import { approvalHandlers } from './rights/approvals/routes.ts'
import { consentCheck } from './rights/consent/check.ts'
import { CONSENT_MAIL, consentMail } from './rights/consent/mails.ts'
import { consentHandlers } from './rights/consent/routes.ts'
import { DELETION_MAIL, deletionMail } from './rights/deletion/mail.ts'
import { deletionPlanner } from './rights/deletion/plan.ts'
import { deletionStore } from './rights/deletion/store.ts'
import { SWEEP, sweep } from './rights/deletion/sweep.ts'
import { gradeHandlers } from './rights/grade/routes.ts'
import { rightsHandlers } from './rights/routes.ts'
import { schoolFailureCounter } from './school/metrics.ts'
import { schoolOutbound } from './school/outbound.ts'
import { schoolHandlers } from './school/routes.ts'
import type { SchoolOptions } from './school/sync.ts'
import type { Services } from './services.ts'
import { settingsHandlers } from './settings/routes.ts'
import { siteRegistry } from './site/registry-source.ts'
import { modelLeave, tutorFor } from './tutoring.ts'

/** What areas count among the measurements. */
interface Counters {
  screens: HealthPorts['counted']
  schools: SchoolOptions['counted']
}
const NO_COUNTERS: Counters = { screens: () => undefined, schools: () => undefined }

/** Every call of the table; an area that is built replaces its line of `later`. */
export const handlersOf = (services: Services, counters: Counters = NO_COUNTERS): Handlers<typeof routes> => ({
  ...accountsHandlers(services, { endOf: async uid => (await deletionStore(services.q).find(uid))?.due_at }),
  ...studentsHandlers(services, {
    finishedBy: finishedBy(services),
    planDeletion: (caller, pupil, password) =>
      deletionPlanner(services, deletionPorts(services)).plan(caller, pupil, password),
    endsOf: uids => deletionStore(services.q).endsOf(uids),
    changeGrade: changeGrade(services),
  }),
  ...importHandlers(services),
  ...familiesHandlers(services, familySources(services)),
  ...linksHandlers(services),
  ...passwordsHandlers(services),
  ...achievementsHandlers({ factsOf: learningFacts(services.q).of, finishedBy: finishedBy(services) }),
  ...audioHandlers(services, speechReader(services.q)),
  ...calendarHandlers(services),
  ...icalHandlers(services),
  ...(services.hosted ? elsewhere(chatRoutes) : chatHandlers(services, chatPorts(services))),
  ...healthHandlers(services, {
    registry: async () => (await services.published.read()).registry,
    counted: counters.screens,
  }),
  ...homeworkCalls(services),
  ...learningHandlers(services, services.tutor, beginHomework(services), noteError(services)),
  ...modelHandlers(services, modelLeave(services)),
  ...pathCardHandlers(services, services.tutor, copyHomework(services), withGivers(services)),
  ...givenPathHandlers(services, services.tutor, givenSources(services)),
  ...objectivesHandlers(services),
  ...taskHandlers(services),
  ...suggestionHandlers,
  ...progressHandlers(services, progressSources(services)),
  ...sessionHandlers(services, progressSources(services)),
  ...approvalHandlers(services, approvalPorts(services)),
  ...consentHandlers(services, consentPorts(services)),
  ...gradeHandlers(services, gradePorts(services)),
  ...rightsHandlers(services, declared, deletionPorts(services)),
  ...reviewHandlers(services, reviewPorts(services)),
  ...schoolHandlers({
    ...services,
    outbound: services.schools,
    events: sourceEvents(services.q),
    counted: counters.schools,
  }),
  ...settingsHandlers(services),
})

/** Per table, how the owner of a row is found; each area that has rows adds its own. */
const ownersOf = ({ q }: Pick<Services, 'q'>): Owners => ({
  ...learningOwners(q),
  readings: readingOwner({ q }),
  review_cards: id => reviewStore(q).ownerOf(Number(id)),
  events: id => calendarStore(q).owner(String(id)),
  objectives: id => objectivesStore(q).owner(String(id)),
  objective_tasks: id => taskStore(q).owner(String(id)),
})

/** What runs in the background; each area adds its kinds. */
export const jobsOf = (services: Services): JobHandlers => ({
  ...learningJobs(services, services.tutor),
  ...homeworkJobs(services),
  [RESET_MAIL]: resetMail(services),
  [CONSENT_MAIL]: consentMail(services),
  [DELETION_MAIL]: deletionMail(services, mailboxOf(services)),
  [SWEEP]: sweep(services, endings(services)),
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
  const { q, tx, afterCommit, afterRollback } = database
  const jobs = jobQueue(database, {
    ...config.jobs,
    soleProcess: database.sole,
    onError: (error, job) => log.error({ err: describeError(error), job: job?.id, kind: job?.kind }, 'a job failed'),
  })
  const access = createAccess(peopleSource(q), ownersOf({ q }), config.operators)
  const registry = new Registry()
  const mail =
    config.mail &&
    budgetedMailer(createMailer(config.mail), {
      q,
      now,
      perDay: config.mailBudgetPerDay,
      counted: mailCounter(registry),
    })
  const words = passwords(cost)
  const consent = consentCheck(q, access)
  const hosted = hostingFor({ config, work: database, log, now, consent })
  const services: Services = {
    config,
    q,
    tx,
    afterCommit,
    afterRollback,
    jobs,
    log,
    access,
    limiter,
    mail,
    passwords: words,
    keys: hosted?.keys ?? embeddedKeys(database, words, now),
    hosted,
    consent,
    tutor: tutorFor({ config, q, access, consent, log }),
    schools,
    published: siteRegistry(config, error =>
      log.error({ err: describeError(error) }, 'the registry was refused, the last good one stays'),
    ),
    now,
  }

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
  if (!hosted) registerSignIn(server, signIn, limiter, config.publicUrl)
  // Whoever changed something finds it in Firestore a moment later.
  if (hosted) server.addHook('onResponse', async ({ method }) => void (method !== 'GET' && hosted.mirror.now()))
  const gate: Gate = {
    identity: hosted?.source ?? signIn.source,
    access,
    limiter,
    publicUrl: config.publicUrl,
    witness: accountsWitness(services),
  }
  const counters = { screens: failureCounter(registry), schools: schoolFailureCounter(registry) }
  mountRoutes(server, routes, handlersOf(services, counters), gate)
  if (!hosted) registerChatStream(server, { services, ports: chatPorts(services), listen: database.listen, gate })
  return { server, services, jobs, signIn, readiness, registry, served: () => mounted }
}
