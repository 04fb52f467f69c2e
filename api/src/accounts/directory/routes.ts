import { setTimeout as pause } from 'node:timers/promises'
import type { DirectoryOutcome, directoryRoutes } from '@ariane/shared/contracts'
import { DIRECTORY_RETURN } from '@ariane/shared/contracts/directory-return'
import { fail } from '../../platform/errors.ts'
import type { Connection } from '../../platform/http/connection.ts'
import type { Guesses } from '../../platform/http/guesses.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Log } from '../../platform/log.ts'
import { describeError } from '../../platform/log.ts'
import type { SecondFactors } from '../second-factor/factors.ts'
import type { SignIn } from '../sign-in/auth.ts'
import type { Keys } from '../sign-in/keys.ts'
import type { sessionStore } from '../sign-in/session-store.ts'
import type { ClaimsRefusal, DirectoryPerson } from './claims.ts'
import type { Directory } from './directory.ts'
import type { DirectoryEntrance } from './entrance.ts'
import type { OutsideSessions } from './outside-sessions.ts'
import { backTo, type Pending, type pendingCookie, type Waiting, type waitingCookie } from './pending.ts'
import { PROOF_MS } from './proof.ts'

const FREE_PASSWORDS = 3
const SETTINGS_PAGE = '/settings/connexion'
/** A browser keeps no cookie of more than 4 096 bytes; without it the session at the school ends after a question. */
const MAX_TOKEN_CHARS = 2000

interface DirectoryPorts {
  directory: Directory
  /** The person of what a directory says, or a refusal. */
  read(claims: Record<string, unknown>): DirectoryPerson | ClaimsRefusal
  entrance: DirectoryEntrance
  pending: ReturnType<typeof pendingCookie>
  waiting: ReturnType<typeof waitingCookie>
  factors: Pick<SecondFactors, 'has' | 'check'>
  outside: OutsideSessions
  signIn: Pick<SignIn, 'enterAs' | 'shut'>
  sessions: Pick<ReturnType<typeof sessionStore>, 'end' | 'proof' | 'prove'>
  now(): Date
  credentials: Pick<Keys, 'right'>
  guesses: Guesses
  log: Pick<Log, 'warn'>
}

const saying = (page: string, outcome: DirectoryOutcome) => `${page}?${DIRECTORY_RETURN}=${outcome}`

/** Calls of contracts/directory.ts. */
export function directoryHandlers(ports: DirectoryPorts): Handlers<typeof directoryRoutes> {
  const { directory, entrance, factors, outside, pending, waiting } = ports

  /** Sends the browser to the school; undefined while that is not reached. */
  async function begin(connection: Connection, way: Pick<Pending, 'back' | 'grade' | 'link' | 'prove'>) {
    try {
      const begun = await directory.begin(way.prove !== undefined)
      connection.setCookies([pending.write({ ...way, ...begun.pending })])
      return begun.url
    } catch (error) {
      ports.log.warn({ err: describeError(error) }, 'the directory is not reached')
      return undefined
    }
  }

  /** What the directory says of who came back; undefined where it does not say it. */
  async function ask(query: Record<string, string>, way: Pending) {
    try {
      return await directory.finish(query, way)
    } catch (error) {
      ports.log.warn({ err: describeError(error) }, 'the directory vouched for nobody')
      return undefined
    }
  }

  /** Opens the session; gives the page to go on to. */
  async function enter(connection: Connection, { uid, back, outside: named, idToken }: Waiting, cleared: string) {
    const { cookies, session } = await ports.signIn.enterAs(uid, connection.headers)
    await outside.began(session, { outside: named, idToken })
    const { identity } = connection
    if (identity?.session) await ports.sessions.end(identity.uid, identity.session)
    connection.setCookies([...cookies, cleared])
    return saying(back, 'in')
  }

  return {
    async beginDirectory({ body: { back, grade }, connection }) {
      const page = backTo(back)
      return (await begin(connection, { back: page, grade })) ?? saying('/', 'unreachable')
    },

    async endDirectory({ body, caller, connection }) {
      const way = pending.read(connection.headers.cookie)
      // It counts once, whatever comes of it.
      connection.setCookies([pending.cleared])
      if (!way || way.state !== body.state) return saying('/', 'too_late')
      const page = way.link === undefined && way.prove === undefined ? '/' : way.back
      const query = Object.entries(body).filter((one): one is [string, string] => one[1] !== undefined)
      const vouched = await ask(Object.fromEntries(query), way)
      if (!vouched) return saying(page, 'refused')
      const person = ports.read(vouched.claims)
      if (typeof person === 'string') return saying(page, person)
      if (way.prove !== undefined) {
        if (caller.session !== way.prove) return saying('/', 'too_late')
        if ((await entrance.find(person.subject)) !== caller.uid) return saying(page, 'other_person')
        await ports.sessions.prove(way.prove, ports.now())
        return saying(page, 'proven')
      }
      if (way.link !== undefined) {
        if (caller.uid !== way.link) return saying('/', 'too_late')
        const linked = await entrance.link(way.link, person)
        return saying(page, 'refused' in linked ? linked.refused : 'linked')
      }
      const entered = await entrance.enter(person, way.grade)
      if ('refused' in entered) return saying('/', entered.refused)
      const { outside: named, idToken } = vouched
      const somebody = { uid: entered.uid, back: way.back, outside: named, idToken }
      // What the school asks for is less than what the owner asks for.
      if (!(await factors.has(entered.uid))) return enter(connection, somebody, pending.cleared)
      const isShort = (idToken?.length ?? 0) <= MAX_TOKEN_CHARS
      connection.setCookies([waiting.write({ ...somebody, idToken: isShort ? idToken : undefined }), pending.cleared])
      return saying('/', 'second_factor')
    },

    async finishDirectory({ body: { code }, connection }) {
      const somebody = waiting.read(connection.headers.cookie) ?? fail('conflict')
      if (await ports.signIn.shut(somebody.uid)) fail('account_disabled')
      await factors.check(somebody.uid, code)
      return { status: 'success', data: { next: await enter(connection, somebody, waiting.cleared) } }
    },

    async leaveDirectory({ body: { logout_token, logoutRequest } }) {
      const isKnown = logout_token
        ? await outside.endByToken(logout_token)
        : logoutRequest !== undefined && (await outside.endByTicket(logoutRequest))
      if (!isKnown) fail('invalid_input')
      return { ok: true }
    },

    async readDirectoryLink({ caller }) {
      const { hasPassword, provenAt } = await ports.sessions.proof(caller.uid, caller.session ?? '')
      const until = provenAt && new Date(provenAt.getTime() + PROOF_MS)
      const provenUntil = until && until > ports.now() ? until.toISOString() : null
      return { status: 'success', data: { linked: await entrance.isLinked(caller.uid), hasPassword, provenUntil } }
    },

    async proveAtDirectory({ body: { back }, caller, connection }) {
      const { hasPassword } = await ports.sessions.proof(caller.uid, caller.session ?? '')
      if (caller.session === undefined || hasPassword || !(await entrance.isLinked(caller.uid))) fail('conflict')
      const way = { back: backTo(back), prove: caller.session }
      return { status: 'success', data: { next: (await begin(connection, way)) ?? fail('unavailable') } }
    },

    async linkDirectory({ body: { password }, caller, connection }) {
      const key = `directory-password:${caller.uid}`
      await ports.guesses.begin(key, FREE_PASSWORDS)
      if (!(await ports.credentials.right(caller.uid, password))) fail('invalid_input', ['password'])
      await ports.guesses.forget(key)
      const next = (await begin(connection, { back: SETTINGS_PAGE, link: caller.uid })) ?? fail('unavailable')
      return { status: 'success', data: { next } }
    },
  }
}

/** A sign-out is not kept waiting by a school that does not answer. */
const PATIENCE_MS = 2000

/** Where a session of the directory ends too; undefined for a session that did not begin there, and while it is away. */
export async function leaveAddress(
  { outside, home }: { outside: OutsideSessions; home: string },
  session: string | undefined,
): Promise<string | undefined> {
  if (session === undefined) return undefined
  const leaving = outside.leave(session, home).catch(() => undefined)
  return Promise.race([leaving, pause(PATIENCE_MS, undefined, { ref: false })])
}
