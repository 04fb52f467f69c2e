import { type Routes, routes } from '@ariane/shared/contracts'
import { linksRoutes } from '@ariane/shared/contracts/links'
import type { Route } from '@ariane/shared/contracts/route'
import { sql } from 'kysely'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../test-api.ts'
import { type CallerKind, needsConsent } from './expected-answers.ts'
import { sampleRequest } from './sample-requests.ts'
import { type SeededTable, seeds } from './seed-rows.ts'

export const MANAGER = { role: 'ROLE_TEACHER' } as const
const PUPILS = new Set<CallerKind>(['own', 'other pupil', 'disabled'])
export const rows = Object.entries(routes) as unknown as [keyof Routes, Route][]

/** Whom a call is about, and who makes it. */
export interface About {
  pupil: TestPerson
  caller: TestPerson
  /** Id of the pupil's row that the policy asks about, if it asks about one. */
  row: string
}
export type Subject = Omit<About, 'caller'>
type Headers = Record<string, string>

/** Path parameters in the path, the rest as the body. */
export function filled(row: Route, args: object) {
  const body: Record<string, unknown> = { ...args }
  const url = row.path.replace(/\{(\w+)\}/g, (_: string, name: string) => {
    const value = String(body[name])
    delete body[name]
    return value
  })
  return { url, body: row.method === 'GET' ? undefined : body }
}

/** The application with everybody who may call about a pupil. */
export async function everybody() {
  const api = await createTestApi({ limiter: UNLIMITED })
  const signUps = Array.from({ length: 8 }, () => api.signUp(MANAGER))
  type Eight = [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
  const [creator, approved, teacher, code, unlinked, stopped, fallen, operator] = (await Promise.all(signUps)) as Eight
  await api.makeOperator(operator)
  const [other, disabled, stranger] = [await api.signUp(), await api.signUp(), await api.signUp({ open: false })]
  for (const person of [disabled, fallen]) await disable(api, person)
  const cast: Partial<Record<CallerKind, TestPerson>> = {
    'no account': stranger,
    'other pupil': other,
    'disabled adult': fallen,
    creator,
    approved,
    class: teacher,
    code,
    unlinked,
    stopped,
    operator,
    disabled,
  }

  /** A pupil with a row of his own, followed by those who follow; what a parent has to agree to is agreed where that matters. */
  async function subject(name: keyof Routes): Promise<Subject> {
    const pupil = await api.signUp()
    const links = [creator, approved, teacher, code, fallen].map(({ uid }) => ({
      manager_uid: uid,
      pupil_uid: pupil.uid,
      kind: uid === creator.uid ? ('created' as const) : ('code' as const),
    }))
    await api.db.q().insertInto('links').values(links).execute()
    await api.approve(operator, approved, pupil)
    if (!needsConsent(name, routes[name])) return named(name, pupil)
    await api.consent(pupil)
    await sql`with made as (insert into classes (id, name, grade, school_year, created_at)
        values (gen_random_uuid(), '4e A', '4ème', 2026, now()) returning id),
      taught as (insert into class_teachers select id, ${teacher.uid}, now() from made)
      insert into class_pupils select id, ${pupil.uid}, now() from made`.execute(api.db.q())
    return named(name, pupil)
  }

  /** With the row that the call asks about. */
  async function named(name: keyof Routes, pupil: TestPerson): Promise<Subject> {
    const table = findOwnedTable(name)
    return { pupil, row: table ? await seeds[table](api, pupil) : '' }
  }

  /** The same, followed by another one as well until he stopped that himself. */
  async function subjectWhoStopped(name: keyof Routes): Promise<Subject> {
    const made = await subject(name)
    await api.link(stopped, made.pupil, 'code')
    await made.pupil.call(linksRoutes.stopFollower, { userId: made.pupil.uid, managerUserId: stopped.uid })
    return made
  }

  /** Somebody of this kind whom no other call uses. */
  async function another(kind: CallerKind): Promise<TestPerson> {
    const person = await api.signUp(PUPILS.has(kind) ? {} : MANAGER)
    if (kind === 'disabled' || kind === 'disabled adult') await disable(api, person)
    return person
  }

  return { api, cast, another, subject, subjectWhoStopped, send: sender(api) }
}

const disable = (api: TestApi, { uid }: TestPerson) =>
  sql`update people set disabled_at = now() where uid = ${uid}`.execute(api.db.q())

/** The table whose row a sample names. */
function findOwnedTable(name: keyof Routes): SeededTable | undefined {
  let asked: SeededTable | undefined
  sampleRequest(name, {
    pupil: '',
    caller: '',
    row(table) {
      asked = table
      return ''
    },
  })
  return asked
}

/** Makes a call about somebody with the given headers; gives its status. */
const sender =
  (api: TestApi) =>
  async (name: keyof Routes, row: Route, about: About, headers: Headers): Promise<number> => {
    const args = sampleRequest(name, { pupil: about.pupil.uid, caller: about.caller.uid, row: () => about.row })
    const { url, body } = filled(row, args)
    return (await api.request(row.method, url, body, headers)).status
  }

/** The cookie of somebody who signs in. */
export async function signInCookie(api: TestApi, { email, password }: TestPerson): Promise<string> {
  const answer = await api.request('POST', '/api/auth/sign-in/email', { email, password })
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}
