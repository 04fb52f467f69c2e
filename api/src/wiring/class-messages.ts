import { shownName } from '../accounts/accounts.ts'
import { linkStore } from '../accounts/links/store.ts'
import { peopleStore } from '../accounts/store.ts'
import { classMessageHandlers } from '../class-messages/routes.ts'
import { groupStore } from '../classes/groups.ts'
import { classStore } from '../classes/store.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { fail } from '../platform/errors.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { TextsToChildren } from '../rights/texts/waiting.ts'
import { classPupils } from './classes.ts'
import type { Database } from './database.ts'

interface Needs {
  db: UnitOfWork<Database>
  limiter: SharedLimiter
  now(): Date
  texts: TextsToChildren
}

/** How messages to a class are composed: who is in it comes from classes, who is whose parent from the links of accounts. */
export function wireClassMessages({ db, limiter, now, texts }: Needs) {
  const [classes, groups, links, people] = [classStore(db.q), groupStore(db.q), linkStore(db.q), peopleStore(db.q)]
  const register = classPupils({ db })
  return {
    handlers: classMessageHandlers({
      db,
      limiter,
      now,
      texts,
      async holdClass(id) {
        const row = (await classes.lock(id)) ?? fail('not_found')
        if (row.archived_at) fail('locked')
      },
      pupilsOf: async (classId, teacher) => (await register(classId, teacher)).map(({ userId }) => userId),
      async groupsOf(classId) {
        const members = Map.groupBy(await groups.membersOf(classId), ({ group }) => group)
        return (await groups.listOf(classId)).map(group => ({
          ...group,
          pupils: (members.get(group.id) ?? []).map(({ uid }) => uid),
        }))
      },
      parentsOf: async pupils =>
        (await links.managersOf(pupils, ['ROLE_PARENT'])).map(({ manager, pupil }) => ({ parent: manager, pupil })),
      childrenOf: async parent => (await links.pupilsOf(parent)).map(({ uid }) => uid),
      namesOf: async uids => new Map((await people.list(uids)).map(row => [row.uid, shownName(row)])),
      runningClasses: async ids => new Map((await classes.listRunning(ids)).map(({ id, name }) => [id, name])),
    }),
  }
}
