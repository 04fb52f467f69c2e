import type { FoundAccount } from '@ariane/shared/contracts'
import { MAX_FOUND_ACCOUNTS } from '@ariane/shared/contracts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { SignInTables } from '../sign-in/tables.ts'
import type { AccountsTables, PeopleTable } from '../tables.ts'

type Origin = FoundAccount['origin']
type Row = Selectable<PeopleTable> & {
  login: string
  sessions: number
  hasPassword: boolean
  isSchools: boolean
  isImported: boolean
  isCreated: boolean
}

/** How an account came to be. */
export function toOrigin({
  isSchools,
  isImported,
  isCreated,
}: Pick<Row, 'isSchools' | 'isImported' | 'isCreated'>): Origin {
  if (isSchools) return 'school'
  if (isImported) return 'imported'
  return isCreated ? 'created' : 'registered'
}

/** A pattern that finds a word as it is written, without accents. */
const toPattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Accounts of people by their names and logins, those who came last first. */
export async function findAccounts(
  q: Kysely<AccountsTables & SignInTables>,
  search: string,
  now: Date,
): Promise<Row[]> {
  const words = search.split(/\s+/).filter(Boolean)
  const names = sql`chat_fold(concat_ws(' ', p.first_name, p.last_name, p.display_name, p.pseudo_name, p.username, u.email))`
  let found = q
    .selectFrom('people as p')
    .innerJoin('auth_users as u', 'u.id', 'p.uid')
    .selectAll('p')
    .select('u.email as login')
    .select(
      sql<number>`(select count(*)::integer from auth_sessions s where s."userId" = p.uid and s."expiresAt" > ${now})`.as(
        'sessions',
      ),
    )
    .select(
      sql<boolean>`exists (select from auth_accounts a where a."userId" = p.uid and a.password is not null)`.as(
        'hasPassword',
      ),
    )
    .select(
      sql<boolean>`exists (select from auth_accounts a where a."userId" = p.uid and a."providerId" <> 'credential')`.as(
        'isSchools',
      ),
    )
    .select(sql<boolean>`exists (select from pupil_imports i where i.pupil_uid = p.uid)`.as('isImported'))
    .select(
      sql<boolean>`p.assigned_by is not null or exists (select from links l where l.pupil_uid = p.uid and l.kind = 'created')`.as(
        'isCreated',
      ),
    )
  for (const word of words) found = found.where(sql<boolean>`${names} like chat_fold(${toPattern(word)})`)
  return found
    .orderBy('p.last_connected_at', order => order.desc().nullsLast())
    .orderBy('p.uid')
    .limit(MAX_FOUND_ACCOUNTS)
    .execute()
}
