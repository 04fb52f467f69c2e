import type { Deed } from '@ariane/shared/contracts'
import type { Services } from '../../services.ts'
import { shownName } from '../accounts.ts'
import { peopleStore } from '../store.ts'
import { SAME_LINE_MS } from './journal.ts'
import { journalStore } from './store.ts'

/** Writes what a manager did into the pupil's journal, one line for the same deed done again soon after. */
export function journalKeeper({ q, tx, now }: Pick<Services, 'q' | 'tx' | 'now'>) {
  const journal = journalStore(q)
  const people = peopleStore(q)
  return {
    write: (actor: string, pupil: string, what: Deed) =>
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
