import type { AuditEvent } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { shownName } from '../accounts.ts'
import { peopleStore } from '../store.ts'
import type { AccountsTables } from '../tables.ts'
import { SAME_LINE_MS } from './events.ts'
import { journalStore } from './store.ts'

/** What the journal is written with. */
export interface JournalPorts {
  db: UnitOfWork<AccountsTables>
  now(): Date
}

/** Writes what a manager did into the pupil's journal, one line for the same event happening again soon after. */
export function auditLog({ db: { q, tx }, now }: JournalPorts) {
  const journal = journalStore(q)
  const people = peopleStore(q)
  return {
    /** The same event of several pupils at once, in two statements. */
    writeAll: (actor: string, pupils: readonly string[], what: AuditEvent) =>
      tx(async () => {
        if (pupils.length === 0) return
        const at = now()
        const since = new Date(at.getTime() - SAME_LINE_MS)
        const known = await journal.goOnAll(actor, pupils, what, { since, now: at })
        const person = await people.find(actor)
        if (!person) return
        const line = { actor_uid: actor, actor_name: shownName(person), actor_role: person.role, what }
        const fresh = pupils.filter(pupil => !known.has(pupil))
        await journal.addAll(fresh.map(pupil_uid => ({ pupil_uid, ...line, began_at: at, ended_at: at })))
      }),

    write: (actor: string, pupil: string, what: AuditEvent) =>
      tx(async () => {
        const at = now()
        const since = new Date(at.getTime() - SAME_LINE_MS)
        if (await journal.goOn(actor, pupil, what, { since, now: at })) return
        const person = await people.find(actor)
        if (!person) return
        await journal.add({
          pupil_uid: pupil,
          actor_uid: actor,
          actor_name: shownName(person),
          actor_role: person.role,
          what,
          began_at: at,
          ended_at: at,
        })
      }),
  }
}
