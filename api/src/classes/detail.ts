import { byRegister } from '@ariane/shared/catalogue'
import { type ClassDetail, isAllowed } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import { undoableSince, undoExpiry } from './code.ts'
import { entranceStore } from './entrance.ts'
import { groupStore } from './groups.ts'
import { memberStore } from './members.ts'
import type { ClassPerson, ClassPorts } from './ports.ts'
import { classStore } from './store.ts'

/** Reads a class as one of its teachers sees it: of its pupils those whom he follows. */
export function classReader({ db: { q }, now, among, people }: Pick<ClassPorts, 'db' | 'now' | 'among' | 'people'>) {
  const classes = classStore(q)
  const members = memberStore(q)
  const groups = groupStore(q)
  const entrance = entranceStore(q)

  return async (id: string, teacher: string): Promise<ClassDetail> => {
    const row = (await classes.find(id)) ?? fail('not_found')
    const [teachers, uids, requests, knownAs] = [
      await members.teachersOf(id),
      await members.pupilsOf(id),
      await members.requestsOf(id, teacher),
      await members.knownAs(id),
    ]
    const relations = await among(teacher, uids)
    const followed = new Set(uids.filter(uid => isAllowed(relations.get(uid), 'read', 'ROLE_TEACHER')))
    const named = await people([...teachers, ...requests].map(({ uid }) => uid).concat([...followed]))
    const name = (uid: string) => named.get(uid)?.fullName ?? ''
    const grouped = Map.groupBy(await groups.membersOf(id), ({ uid }) => uid)
    const toPupil = (person: ClassPerson) => ({
      userId: person.uid,
      fullName: person.fullName,
      ...(knownAs.has(person.uid) && { knownAs: knownAs.get(person.uid) }),
      firstName: person.firstName,
      lastName: person.lastName,
      login: person.login,
      grade: person.grade,
      lastConnectedAt: person.lastConnectedAt?.toISOString() ?? null,
      groups: (grouped.get(person.uid) ?? []).map(({ group }) => group),
    })
    const code = await entrance.findCode(id, now())
    const before = row.archived_at ? undefined : await classes.findBefore(id, undoableSince(now()))
    return {
      id,
      name: row.name,
      grade: row.grade,
      schoolYear: row.school_year,
      archivedAt: row.archived_at?.toISOString() ?? null,
      teachers: teachers.map(({ uid, since }) => ({ userId: uid, fullName: name(uid), since: since.toISOString() })),
      pupils: [...followed]
        .flatMap(uid => named.get(uid) ?? [])
        .map(toPupil)
        .sort(byRegister),
      unseen: uids.length - followed.size,
      groups: await groups.listOf(id),
      requests: requests.map(({ uid, at, knownAs: asked }) => ({
        userId: uid,
        fullName: name(uid),
        ...(asked !== null && { knownAs: asked }),
        login: named.get(uid)?.login ?? '',
        askedAt: at.toISOString(),
      })),
      code: code ? { code: code.code, expiresAt: code.expires_at.toISOString() } : null,
      ...(before?.archived_at && { undo: { name: before.name, until: undoExpiry(before.archived_at).toISOString() } }),
      invitedUntil: (await entrance.invitedUntil(id, now()))?.toISOString() ?? null,
    }
  }
}
