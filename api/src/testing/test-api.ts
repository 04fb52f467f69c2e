import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role, SchoolGrade } from '@ariane/shared/catalogue'
import { accountsRoutes, approvalsRoutes, type LinkKind } from '@ariane/shared/contracts'
import type { AnswerOf, AnyRoute, Arguments } from '@ariane/shared/contracts/route'
import { type Grader, library, loadLexicon } from '@ariane/tutor'
import { CHEAP } from '../accounts/sign-in/passwords.ts'
import { type App, createApp } from '../app.ts'
import { type Config, readConfig } from '../platform/config.ts'
import type { Guesses } from '../platform/http/guesses.ts'
import type { Limiter } from '../platform/http/rate-limit.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import { createLog, type Log } from '../platform/log.ts'
import type { Outbound } from '../platform/outbound/outbound.ts'
import { testDatabase } from './test-database.ts'

type Headers = Record<string, string>

/** A refused call: its status and the code of the contract. */
class CallRefused extends Error {
  readonly status: number
  readonly code: string
  readonly fields: string[] | undefined
  constructor(status: number, body: { code?: string; fields?: string[] }) {
    super(`${status} ${body.code}`)
    this.name = 'CallRefused'
    this.status = status
    this.code = body.code ?? ''
    this.fields = body.fields
  }
}

/** Somebody with an account. */
export interface TestPerson {
  uid: string
  email: string
  password: string
  /** Bearer credential, for requests made by hand. */
  headers: Headers
  /** Gives the answer of the contract; throws CallRefused. */
  call<R extends AnyRoute>(row: R, args: Arguments<R>): Promise<AnswerOf<R>>
}

export interface TestApi extends App {
  config: Config
  log: Log
  now(): Date
  /** Status and parsed body of any request. */
  request(method: string, url: string, body?: unknown, headers?: Headers, address?: string): Promise<TestAnswer>
  /** Registers an identity and opens its account: a pupil of 4ème unless said. */
  signUp(options?: { role?: Role; grade?: SchoolGrade; name?: string; open?: boolean }): Promise<TestPerson>
  /** Signs somebody in; throws CallRefused. */
  login(credentials: { email: string; password: string }): Promise<TestPerson>
  /** Links a manager to a pupil, as the one who created the account unless said. */
  link(manager: TestPerson, pupil: TestPerson, kind?: LinkKind): Promise<void>
  /** Makes an adult an operator with a second factor, as such a person has to have. */
  makeOperator(person: TestPerson): Promise<void>
  /** An operator approves an adult for pupils whom he follows. */
  approve(operator: TestPerson, adult: TestPerson, ...pupils: TestPerson[]): Promise<void>
  /** A parent agreed: what waits for a consent does not any more. */
  consent(pupil: TestPerson): Promise<void>
  close(): Promise<void>
}

interface TestAnswer {
  status: number
  headers: Record<string, unknown>
  body: unknown
}

export interface TestApiOptions {
  /** A second node on the database of this one, which stays its owner. */
  beside?: TestApi
  config?: Partial<Config>
  now?: () => Date
  limiter?: Limiter & SharedLimiter & Guesses
  /** The way to the school systems. */
  schools?: Outbound
  /** Who reads free text. */
  grader?: Grader
  /** Adds what the product's own table does not have. */
  prepare?: (app: App, config: Config, now: () => Date) => void
  /** Receives the log, line by line; silent otherwise. */
  log?: { write(line: string): void }
}

/** Counts nothing, for tests that call more than a person would. */
export const UNLIMITED: Limiter & SharedLimiter & Guesses = {
  begin: async () => {},
  take: async () => {},
  admits: async () => true,
  giveBack: async () => {},
  forget: async () => {},
  release: async () => {},
}

/** Puts path parameters into the path; the rest is the body. */
function fill(pattern: string, args: Record<string, unknown>) {
  const body = { ...args }
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(body[name])
    delete body[name]
    return encodeURIComponent(value)
  })
  return { path, body }
}

const SETTINGS = { JOB_POLL_MS: '20', JOB_BACKOFF_MS: '1', LOG_LEVEL: 'info' }

/** The same database, as a process of its own has it. */
function secondNode(database: TestApi['db']): TestApi['db'] {
  return { ...database, presence: { ...database.presence, id: randomUUID() }, close: async () => {} }
}

/** The real application in this process on a database of its own; close it at the end of the file. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  // As at a start: reading the lessons outlasts what a call may take on a busy machine.
  loadLexicon()
  library()
  const { beside } = options
  const database = beside ? secondNode(beside.db) : await testDatabase()
  const settings = { ...readConfig({ ...SETTINGS, DATA_DIR: join(tmpdir(), 'ariane-tests') }), ...options.config }
  const log = createLog(options.log ? settings.logLevel : 'silent', options.log)
  const secret = 'a secret for tests only, never used elsewhere'
  const { now = () => new Date(), limiter, schools, grader } = options
  const given = {
    ...(limiter && { limiter, sharedLimiter: limiter, guesses: limiter }),
    ...(schools && { schools }),
    ...(grader && { grader }),
  }
  const app = createApp({ config: settings, database, log, secret, cost: CHEAP, now, sheds: false, ...given })
  options.prepare?.(app, settings, now)
  await app.server.ready()
  let people = 0

  const request: TestApi['request'] = async (method, url, body, headers = {}, remoteAddress = '127.0.0.1') => {
    const answer = await app.server.inject({
      method: method as 'GET',
      url,
      remoteAddress,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : answer.body }
  }

  const signUp: TestApi['signUp'] = async ({ role = 'ROLE_STUDENT', grade = '4ème', name, open = true } = {}) => {
    people += 1
    const [email, password] = [`person-${people}@ariane.example`, `password-${people}`]
    const address = `10.0.${people >> 8}.${people & 255}`
    const identity = { email, password, name: name ?? email }
    const registered = await request('POST', '/api/auth/sign-up/email', identity, {}, address)
    const person = toTestPerson(registered, { email, password })
    if (!open) return person
    const account = name ? ({ accountType: 'username', username: name } as const) : ({ accountType: 'email' } as const)
    await person.call(accountsRoutes.openAccount, { ...account, role, grade })
    return person
  }

  const login: TestApi['login'] = async credentials =>
    toTestPerson(await request('POST', '/api/auth/sign-in/email', credentials), credentials)

  function toTestPerson(
    { status, body: signed }: TestAnswer,
    credentials: { email: string; password: string },
  ): TestPerson {
    if (status !== 200) throw new CallRefused(status, signed as { code?: string })
    const { token, user } = signed as { token: string; user: { id: string } }
    const headers = { authorization: `Bearer ${token}` }
    return {
      uid: user.id,
      ...credentials,
      headers,
      async call(row, args) {
        const { path, body } = fill(row.path, args as Record<string, unknown>)
        const answer = await request(row.method, path, row.method === 'GET' ? undefined : body, headers)
        if (answer.status !== 200) throw new CallRefused(answer.status, answer.body as { code?: string })
        return row.answer.parse(answer.body)
      },
    }
  }

  return {
    ...app,
    config: settings,
    log,
    now,
    request,
    signUp,
    login,
    async link(manager, pupil, kind = 'created') {
      const link = { manager_uid: manager.uid, pupil_uid: pupil.uid, kind }
      await app.db.q().insertInto('links').values(link).execute()
    },
    async makeOperator({ uid }) {
      await app.operators.add(uid)
      const factor = { uid, sealed: Buffer.alloc(1), confirmed_at: now() }
      await app.db.q().insertInto('second_factors').values(factor).execute()
    },
    async approve(operator, adult, ...pupils) {
      const named = { userId: adult.uid, pupils: pupils.map(({ uid }) => uid) }
      await operator.call(approvalsRoutes.approveAdult, named)
    },
    async consent({ uid }) {
      const consent = { pupil_uid: uid, state: 'given' as const, given_as: 'parent' as const, at: now() }
      await app.db.q().insertInto('consents').values(consent).execute()
    },
    async close() {
      await app.server.close()
      await app.jobs.stop(1000)
      await database.close()
    },
  }
}
