import type { Kysely } from 'kysely'
import type { auditLog } from '../audit-log/audit-log.ts'
import { stopStore } from '../links/stops.ts'
import { linkStore } from '../links/store.ts'
import type { AccountsTables } from '../tables.ts'
import type { DirectoryTables } from './tables.ts'

interface ChildrenPorts {
  q: () => Kysely<AccountsTables & DirectoryTables>
  provider: string
  log: ReturnType<typeof auditLog>
  now(): Date
  /** Who a subject of the directory is here. */
  find(subject: string): Promise<string | undefined>
  isPupil(uid: string): Promise<boolean>
}

/** Links of parents to the children whom the directory names. To be called in a transaction. */
export function directoryChildren({ q, provider, log, now, find, isPupil }: ChildrenPorts) {
  const links = linkStore(q)
  const stops = stopStore(q)

  /** Links those lines whose child has an account by now. A link that was there before stays what it was. */
  async function linkKnown(column: 'parent_uid' | 'subject', value: string) {
    const named = await q()
      .selectFrom('directory_children')
      .select(['parent_uid as parent', 'subject'])
      .where('provider', '=', provider)
      .where(column, '=', value)
      .where('linked', '=', false)
      .execute()
    for (const { parent, subject } of named) {
      const pupil = await find(subject)
      if (pupil === undefined || !(await isPupil(pupil))) continue
      const became = await links.bring(parent, pupil, now())
      if (!became) continue
      if (became === 'follows') await log.write(parent, pupil, 'linked')
      await q()
        .updateTable('directory_children')
        .set({ linked: true })
        .where('parent_uid', '=', parent)
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .execute()
    }
  }

  /** Ends the links of children whom the directory does not name any more. */
  async function endOthers(parent: string, children: readonly string[]) {
    const known = await q()
      .selectFrom('directory_children')
      .select(['subject', 'linked'])
      .where('parent_uid', '=', parent)
      .where('provider', '=', provider)
      .execute()
    for (const { subject, linked } of known.filter(one => !children.includes(one.subject))) {
      await q()
        .deleteFrom('directory_children')
        .where('parent_uid', '=', parent)
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .execute()
      if (!linked) continue
      const child = await find(subject)
      if (child === undefined) continue
      await stops.settle(parent, child)
      if (await links.end(parent, child)) await log.write(parent, child, 'left')
    }
  }

  return {
    /** What the directory says of a parent's children now. */
    async name(parent: string, children: readonly string[]) {
      await endOthers(parent, children)
      if (children.length === 0) return
      await q()
        .insertInto('directory_children')
        .values(children.map(subject => ({ parent_uid: parent, provider, subject })))
        .onConflict(conflict => conflict.doNothing())
        .execute()
      await linkKnown('parent_uid', parent)
    },

    /** A child who came: parents who came before follow him from now on. */
    came: (subject: string) => linkKnown('subject', subject),
  }
}
