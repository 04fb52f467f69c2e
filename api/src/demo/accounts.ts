import type { Caller } from '../platform/caller.ts'
import { NO_CONNECTION } from '../platform/http/connection.ts'
import { MATES } from './class/mates.ts'
import {
  type DemoPerson,
  demoEmail,
  demoName,
  EVERYBODY,
  MARK,
  PARENT,
  PASSWORD,
  PUPILS,
  TEACHER,
} from './class/people.ts'
import type { Clock } from './clock.ts'
import { daysFrom } from './dates.ts'
import type { Stage } from './stage.ts'

/** Who everybody became, by login. */
export type Cast = ReadonlyMap<DemoPerson, Caller>

/** How a handler is called outside a request. */
export const by = (caller: Caller) => ({ caller, connection: NO_CONNECTION, signal: new AbortController().signal })

export const findCaller = (cast: Cast, person: DemoPerson): Caller => {
  const caller = cast.get(person)
  if (!caller) throw new Error(`nobody plays ${person.login}`)
  return caller
}

const NOBODY: Caller = { uid: '', role: null, email: '' }

/** Signs everybody up, and opens their accounts. */
export async function openAccounts({ api }: Stage): Promise<Cast> {
  const cast = new Map<DemoPerson, Caller>()
  for (const person of [...EVERYBODY, ...MATES.map(mate => mate.person)]) {
    const email = demoEmail(person)
    const name = demoName(person)
    const { user } = await api.signUp({ params: {}, body: { email, password: PASSWORD, name }, ...by(NOBODY) })
    const uid = user.id
    const caller: Caller = { uid, email, role: person.role }
    const { role, grade } = person
    await api.openAccount({ params: {}, body: { accountType: 'username', username: name, role, grade }, ...by(caller) })
    const names = { firstName: person.firstName, lastName: MARK }
    await api.updateReference({ params: {}, body: { userId: uid, ...names }, ...by(caller) })
    cast.set(person, caller)
  }
  return cast
}

/** The teacher follows them all, the parent the first one. Links are what says that the filling is complete. */
export async function link({ db }: Stage, cast: Cast, { now }: Clock): Promise<void> {
  const teacher = findCaller(cast, TEACHER).uid
  const parent = findCaller(cast, PARENT).uid
  const pupils = PUPILS.map(pupil => findCaller(cast, pupil).uid)
  const mates = MATES.map(({ person }) => findCaller(cast, person).uid)
  const first = pupils.slice(0, 1)
  await db.tx(async () => {
    const q = db.q()
    await q
      .updateTable('people')
      .set({ assigned_by: teacher })
      .where('uid', 'in', [...pupils, ...mates])
      .execute()
    for (const { person, seenDaysAgo } of MATES)
      await q
        .updateTable('people')
        .set({
          last_connected_at: seenDaysAgo === null ? null : daysFrom(now(), -seenDaysAgo),
          created_at: daysFrom(now(), -30),
        })
        .where('uid', '=', findCaller(cast, person).uid)
        .execute()
    await q
      .insertInto('links')
      .values([
        ...[...pupils, ...mates].map(pupil_uid => ({ manager_uid: teacher, pupil_uid, kind: 'created' as const })),
        ...first.map(pupil_uid => ({ manager_uid: parent, pupil_uid, kind: 'code' as const })),
      ])
      .execute()
    const giver = { by_uid: teacher, by_name: demoName(TEACHER), given_as: 'creator' as const }
    const [consented, at] = [{ state: 'given' as const, ...giver }, now()]
    await q
      .insertInto('consents')
      .values(pupils.map(pupil_uid => ({ pupil_uid, ...consented, at })))
      .execute()
  })
}
