import type { Kysely } from 'kysely'
import type { PeopleSource } from '../platform/access.ts'
import { shownName } from './accounts.ts'
import { linkStore } from './links/store.ts'
import { peopleStore } from './store.ts'
import type { AccountsTables } from './tables.ts'

/** People and links, for the policies. */
export function peopleSource<Tables extends AccountsTables>(q: () => Kysely<Tables>): PeopleSource {
  const accounts = q as unknown as () => Kysely<AccountsTables>
  const store = peopleStore(accounts)
  const links = linkStore(accounts)
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
    linked: async (manager, pupil) => (await links.kind(manager, pupil)) !== undefined,
  }
}
