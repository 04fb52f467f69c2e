import type { Kysely } from 'kysely'
import type { PeopleSource } from '../platform/access.ts'
import { shownName } from './accounts.ts'
import { peopleStore } from './store.ts'
import type { AccountsTables } from './tables.ts'

/** People, for the policies. */
export function peopleSource<Tables extends AccountsTables>(q: () => Kysely<Tables>): Pick<PeopleSource, 'person'> {
  const accounts = q as unknown as () => Kysely<AccountsTables>
  const store = peopleStore(accounts)
  return {
    async person(uid) {
      const row = await store.find(uid)
      return (
        row && {
          uid,
          role: row.role,
          grade: row.grade,
          displayName: shownName(row),
          disabled: row.disabled_at !== null,
          waiting: row.waiting_since !== null,
        }
      )
    },
  }
}
