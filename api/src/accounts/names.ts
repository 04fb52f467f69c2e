import type { Kysely, Selectable } from 'kysely'
import type { AccountsTables, PeopleTable } from './tables.ts'

/** A pupil, who follows him and who is `beside` him, each with every name: what must not leave with his words. */
export const namesAround =
  (q: () => Kysely<AccountsTables>, beside: (pupil: string) => Promise<string[]>) =>
  async (pupil: string): Promise<string[][]> => {
    const others = await beside(pupil)
    const rows = await q()
      .selectFrom('people')
      .select(['first_name', 'last_name', 'display_name', 'pseudo_name'])
      .where(eb =>
        eb.or([
          eb('uid', 'in', [pupil, ...others]),
          eb('uid', 'in', eb.selectFrom('links').select('manager_uid').where('pupil_uid', '=', pupil)),
        ]),
      )
      .execute()
    return rows.map(({ first_name, last_name, display_name, pseudo_name }) => {
      const whole = first_name && last_name ? `${first_name} ${last_name}` : null
      return [first_name, last_name, whole, display_name, pseudo_name].filter(name => name !== null)
    })
  }

const NAMES = ['first_name', 'last_name', 'display_name', 'pseudo_name', 'username', 'email'] as const

/** The names of one person, his login among them. */
export const listNames = (person: Pick<Selectable<PeopleTable>, (typeof NAMES)[number]> | undefined): string[] =>
  NAMES.flatMap(name => person?.[name] ?? [])
