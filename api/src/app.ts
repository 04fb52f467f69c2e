import { routes } from '@ariane/shared/contracts'
import { CANARIES_PATH } from '@ariane/shared/contracts/canary'
import { setSchoolZone } from '@ariane/shared/dates'
import type { Grader } from '@ariane/tutor'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { type HashCost, STRONG } from './accounts/sign-in/passwords.ts'
import type { HoldModule } from './learning/generation.ts'
import { createAccess } from './platform/access.ts'
import { type Config, isSecure } from './platform/config.ts'
import type { OpenDatabase } from './platform/db/open.ts'
import { createAdmission } from './platform/http/admission.ts'
import { createGuesses, type Guesses } from './platform/http/guesses.ts'
import type { Handlers } from './platform/http/handlers.ts'
import { type Gate, mountRoutes } from './platform/http/mount.ts'
import { type Readiness, registerOperations } from './platform/http/operations.ts'
import { createLimiter, type Limiter } from './platform/http/rate-limit.ts'
import { createServer } from './platform/http/server.ts'
import { createSharedLimiter, type SharedLimiter } from './platform/http/shared-limiter.ts'
import { jobQueue } from './platform/jobs/jobs.ts'
import { describeError, type Log } from './platform/log.ts'
import type { Outbound } from './platform/outbound/outbound.ts'
import { createReceipts } from './platform/receipts/receipts.ts'
import { consentCheck } from './rights/consent/check.ts'
import { schoolOutbound } from './school/outbound.ts'
import { siteRegistry } from './site/registry-source.ts'
import { findByLogin, peopleAround, wireAccounts } from './wiring/accounts.ts'
import { finishedBy, wireAchievements } from './wiring/achievements.ts'
import { wireAssignments } from './wiring/assignments.ts'
import { wireAudio } from './wiring/audio.ts'
import { eventOwners, wireCalendar } from './wiring/calendar.ts'
import { wireChat } from './wiring/chat.ts'
import { wireClassMessages } from './wiring/class-messages.ts'
import { classPupils, teacherLookup, wireClasses } from './wiring/classes.ts'
import { wireCleanup } from './wiring/cleanup.ts'
import type { Database } from './wiring/database.ts'
import { wireEntering } from './wiring/entering.ts'
import { wireFamilies } from './wiring/families.ts'
import { wireFrontDoor } from './wiring/front-door.ts'
import { wireHealth } from './wiring/health.ts'
import { readingOwners, wireHomework } from './wiring/homework.ts'
import { wireInstallation } from './wiring/installation.ts'
import { pathOwners, wireLearning } from './wiring/learning.ts'
import { wireMail } from './wiring/mail.ts'
import { objectiveOwners, wireObjectives } from './wiring/objectives.ts'
import { wireProgress } from './wiring/progress.ts'
import { reviewOwners, wireReview } from './wiring/review.ts'
import { wireRights } from './wiring/rights.ts'
import { wireSchool } from './wiring/school.ts'
import { wireSettings } from './wiring/settings.ts'
import { wireSignIn } from './wiring/sign-in.ts'
import { wireTutor } from './wiring/tutor.ts'

export interface AppOptions {
  config: Config
  database: OpenDatabase<Database>
  log: Log
  secret: string
  cost?: HashCost
  now?: () => Date
  limiter?: Limiter
  sharedLimiter?: SharedLimiter
  guesses?: Guesses
  /** Refuses calls while there is too much to do. */
  sheds?: boolean
  /** The way to the school systems, in place of the network. */
  schools?: Outbound
  /** Holds each module of a path back; the product writes them at once. */
  holdModule?: HoldModule | undefined
  /** Who reads free text, in place of the built-in rules. */
  grader?: Grader
}

export type App = ReturnType<typeof createApp>

/** Puts the areas together on one server, without listening. */
export function createApp({
  config,
  database: db,
  log,
  secret,
  cost = STRONG,
  now = () => new Date(),
  limiter = createLimiter(),
  sharedLimiter = createSharedLimiter(db.q, secret),
  guesses = createGuesses(db.q, secret),
  sheds = true,
  schools = schoolOutbound(config),
  holdModule,
  grader,
}: AppOptions) {
  setSchoolZone(config.timeZone)
  const metrics = new Registry()
  const jobs = jobQueue(db, {
    ...config.jobs,
    soleProcess: db.sole,
    presence: db.presence,
    onError: (error, job) => log.error({ err: describeError(error), job: job?.id, kind: job?.kind }, 'a job failed'),
  })
  const owners = {
    ...pathOwners(db),
    ...readingOwners(db),
    ...reviewOwners(db),
    ...eventOwners(db),
    ...objectiveOwners(db),
  }
  const mail = wireMail({ config, db, limiter: sharedLimiter, metrics, now })
  const door = wireFrontDoor({ config, db, guesses, jobs, mail, now, secret })
  const access = createAccess(peopleAround(db), owners, door.access, teacherLookup(db))
  const consent = consentCheck({ db, access })
  const published = siteRegistry(config, error =>
    log.error({ err: describeError(error) }, 'the registry was refused, the last good one stays'),
  )
  const { credentials, hosted, passwords, signIn } = wireSignIn({
    access,
    config,
    consent,
    cost,
    database: db,
    log,
    now,
    secret,
  })
  const { tutor, mayUseModel } = wireTutor({ access, config, consent, db, grader, log })
  const receipts = createReceipts(db, now)
  const cleanup = wireCleanup({ config, db, hosted, jobs, log, now, receipts })
  const rights = wireRights({
    access,
    classPupils: classPupils({ db }),
    cleanup,
    config,
    credentials,
    db,
    documentsOf: hosted?.documentsOf,
    enqueueDigests: () => families.enqueueDigests(),
    handOutOpened: () => assignments.handOutOpened(),
    jobs,
    limiter: sharedLimiter,
    log,
    mail,
    now,
  })
  const accounts = wireAccounts({
    changeGrade: rights.changeGrade,
    config,
    credentials,
    db,
    deletions: rights.deletions,
    door,
    erase: cleanup.erase,
    findPending: rights.findPending,
    finishedBy: finishedBy(db),
    hosted: hosted !== undefined,
    jobs,
    limiter: sharedLimiter,
    log,
    mail,
    now,
    passwords,
  })
  const entering = wireEntering({
    changeGrade: rights.changeGrade,
    config,
    credentials,
    db,
    door,
    hosted: hosted !== undefined,
    log,
    now,
    secret,
    signIn,
  })
  const chat = wireChat({ access, config, consent, db, door, jobs, limiter: sharedLimiter, log, mail, now })
  const base = { db, jobs, now, texts: chat.texts }
  const homework = wireHomework({ config, consent, db, jobs, log, now, tutor })
  const { askHomework, copyHomework } = homework
  const learning = wireLearning({
    ...base,
    access,
    askHomework,
    classPupils: classPupils({ db }),
    copyHomework,
    holdModule,
    mayUseModel,
    tutor,
  })
  const assignments = wireAssignments({ ...base, askHomework, tutor })
  const families = wireFamilies({ config, db, jobs, mail, now, secret, tutor })
  const installation = wireInstallation({ access, accounts, config, credentials, db, door, mail, now, rights })
  const { findMissing } = installation
  const health = wireHealth({ config, db, findMissing, limiter, metrics, now, published, sharedLimiter })
  const school = wireSchool({
    ...base,
    config,
    consent,
    limiter: sharedLimiter,
    listen: db.listen,
    log,
    mail,
    metrics,
    schools,
    secret,
  })
  const work = { ...accounts.jobs, ...chat.jobs, ...families.jobs, ...homework.jobs, ...learning.jobs, ...rights.jobs }

  const handlers: Handlers<typeof routes> = {
    ...accounts.handlers,
    ...wireAchievements({ db }).handlers,
    ...assignments.handlers,
    ...wireAudio({ config, db, log }).handlers,
    ...wireCalendar({ ...base, access, config, consent, secret }).handlers,
    ...chat.handlers,
    ...wireClasses({ changeGrade: rights.changeGrade, db, limiter: sharedLimiter, now }).handlers,
    ...wireClassMessages({ ...base, limiter: sharedLimiter }).handlers,
    ...entering.handlers,
    ...families.handlers,
    ...health.handlers,
    ...homework.handlers,
    ...learning.handlers,
    ...wireObjectives({ db, now }).handlers,
    ...wireProgress({ db, now }).handlers,
    ...wireReview({ db, now, tutor }).handlers,
    ...rights.handlers,
    ...school.handlers,
    ...wireSettings({ db, now }).handlers,
    ...installation.handlers,
  }

  const readiness: Readiness = { draining: false, ping: db.presence.ping }
  const server = createServer(config, log, metrics)
  const served = recordRoutes(server)
  // Browsers that were here once come over https only, for a year.
  const strict = { 'strict-transport-security': 'max-age=31536000' }
  if (isSecure(config)) server.addHook('onRequest', async (_, reply) => void reply.headers(strict))
  registerOperations(server, {
    rows: routes,
    title: `API ${config.productName}`,
    readiness,
    registry: metrics,
    metricsToken: config.metrics.token,
    watched: { [CANARIES_PATH]: health.readCanaries },
  })
  // Whoever changed something finds it in Firestore a moment later.
  if (hosted) server.addHook('onResponse', async ({ method }) => void (method !== 'GET' && hosted.mirror.now()))
  const gate: Gate = {
    identity: hosted?.source ?? signIn.source,
    access,
    limiter,
    sharedLimiter,
    publicUrl: config.publicUrl,
    audit: accounts.witness,
    ...(sheds && { admission: createAdmission(metrics) }),
    receipts,
    waiting: base.texts.waiting,
  }
  mountRoutes(server, routes, handlers, gate)
  server.addHook('preClose', school.close)
  if (!hosted) chat.registerStream(server, db.listen, gate)
  return {
    server,
    /** Every mounted route, as 'GET /healthz'. */
    served: () => [...served],
    /** Every call of the table. */
    handlers,
    db,
    jobs,
    /** Works through the job queue until it is stopped. */
    startJobs: () => jobs.start(work),
    keepErased: rights.keepErased,
    scheduleSweeps: rights.scheduleSweeps,
    enqueueDigests: families.enqueueDigests,
    handOutOpened: assignments.handOutOpened,
    cleanup,
    consentCheck: consent,
    credentials,
    hosted,
    isHalted: health.isHalted,
    findByLogin: findByLogin(db),
    installation,
    operators: door.operators,
    secondFactors: door.factors,
    waitingAdults: accounts.waiting,
    passwords,
    signIn,
    access,
    limiter,
    published,
    readiness,
    metrics,
  }
}

/** The routes that are mounted from now on, as 'GET /healthz'. */
function recordRoutes(server: FastifyInstance): readonly string[] {
  const mounted: string[] = []
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) mounted.push(`${one} ${url}`)
  })
  return mounted
}
