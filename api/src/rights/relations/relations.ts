import { isManager, type Role } from '@ariane/shared/catalogue'
import { type Act, isAllowed, type Relation } from '@ariane/shared/contracts'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { isSettled } from '../consent/rules.ts'
import type { RightsTables } from '../tables.ts'
import { type Facts, toRelation } from './relation.ts'

interface Row extends Facts {
  manager: string
  pupil: string
  role: Role
  disabled: boolean
}

type Consent = Pick<Selectable<RightsTables['consents']>, 'state' | 'given_as' | 'refused_at'>
/** As it is read: without a consent its columns are null. */
type Kept = Omit<Row, 'consented'> & { [Column in keyof Consent]: Consent[Column] | null } & { hasBasis: boolean }

/** An adult who follows a pupil, and what he is to him. */
export interface Following {
  pupil: string
  manager: string
  role: Role
  relation: Relation
}

/** What adults are to pupils, each answer in one statement. */
export interface Relations {
  between(adult: string, pupil: string): Promise<Relation>
  /** What an adult is to each of these pupils. */
  among(adult: string, pupils: readonly string[]): Promise<ReadonlyMap<string, Relation>>
  /** The pupils with whom an adult may do something. */
  pupilsFor(adult: string, act: Act): Promise<string[]>
  /** Everybody whose account is open and who follows one of these pupils. */
  following(pupils: readonly string[]): Promise<Following[]>
  /** The adults who may do something with a pupil, in the order in which they began to follow. */
  followersFor(pupil: string, act: Act): Promise<string[]>
  /** The adults whom a code or a class lets in to a pupil, once did or will where he asks to join, and those whom he stopped. */
  strangersTo(pupil: string): Promise<string[]>
}

/** Reads what is kept of adults and pupils. */
export function relationFinder(q: () => Kysely<RightsTables>): Relations {
  async function read(pairs: RawBuilder<unknown>): Promise<Row[]> {
    const { rows } =
      await sql<Kept>`select pairs.manager_uid as manager, pairs.pupil_uid as pupil, adult.role, l.kind as link,
        adult.disabled_at is not null as disabled,
        exists (select from stops s where s.manager_uid = pairs.manager_uid and s.pupil_uid = pairs.pupil_uid) as stopped,
        exists (select from adult_approvals a where a.adult_uid = pairs.manager_uid and a.pupil_uid = pairs.pupil_uid
          and a.ended_at is null) as approved,
        exists (select from class_teachers t join class_pupils p using (class_id) join classes on classes.id = class_id
          where t.manager_uid = pairs.manager_uid and p.pupil_uid = pairs.pupil_uid and classes.archived_at is null) as teaches,
        c.state, c.given_as, c.refused_at, exists (select from legal_bases where ended_at is null) as "hasBasis"
      from (${pairs}) pairs
      join people adult on adult.uid = pairs.manager_uid
      left join links l on l.manager_uid = pairs.manager_uid and l.pupil_uid = pairs.pupil_uid
      left join consents c on c.pupil_uid = pairs.pupil_uid
      order by l.created_at`.execute(q())
    return rows.map(({ state, given_as, refused_at, hasBasis, ...row }) => {
      const consent = state === null ? undefined : { state, given_as, refused_at }
      return { ...row, consented: isSettled(consent, hasBasis) }
    })
  }
  const may = (act: Act) => (row: Row) => isManager(row.role) && isAllowed(toRelation(row), act, row.role)

  const among = async (adult: string, pupils: readonly string[]) => {
    if (pupils.length === 0) return new Map<string, Relation>()
    const rows = await read(sql`select ${adult}::text as manager_uid, unnest(${pupils}::text[]) as pupil_uid`)
    return new Map(rows.map(row => [row.pupil, toRelation(row)]))
  }
  return {
    among,
    between: async (adult, pupil) => (await among(adult, [pupil])).get(pupil) ?? 'none',
    async pupilsFor(adult, act) {
      const rows = await read(sql`select manager_uid, pupil_uid from links where manager_uid = ${adult}`)
      return rows.filter(may(act)).map(({ pupil }) => pupil)
    },
    async following(pupils) {
      if (pupils.length === 0) return []
      const rows = await read(sql`select manager_uid, pupil_uid from links where pupil_uid = any (${pupils}::text[])`)
      return rows.filter(row => !row.disabled).map(row => ({ ...row, relation: toRelation(row) }))
    },
    async followersFor(pupil, act) {
      const rows = await read(sql`select manager_uid, pupil_uid from links where pupil_uid = ${pupil}`)
      return rows.filter(may(act)).map(({ manager }) => manager)
    },
    async strangersTo(pupil) {
      const rows = await read(sql`select manager_uid, pupil_uid from links where pupil_uid = ${pupil}
        union select manager_uid, pupil_uid from stops where pupil_uid = ${pupil} and manager_uid is not null
        union select manager_uid, pupil_uid from follow_requests where pupil_uid = ${pupil}
        union select actor_uid, pupil_uid from journal where pupil_uid = ${pupil} and actor_uid <> pupil_uid
        union select manager_uid, pupil_uid from class_teachers join class_pupils using (class_id) where pupil_uid = ${pupil}
        union select manager_uid, pupil_uid from class_teachers join class_requests using (class_id) where pupil_uid = ${pupil}`)
      return rows
        .filter(row => ['class', 'code', 'stopped', 'none'].includes(toRelation(row)))
        .map(({ manager }) => manager)
    },
  }
}
