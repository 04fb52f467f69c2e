import type { Witness } from '../../platform/http/mount.ts'
import { onceEvery } from '../../platform/once.ts'
import { peopleStore } from '../store.ts'
import { toAuditEvents } from './journal.ts'
import { type JournalPorts, journalKeeper } from './keeper.ts'

const MINUTE = 60_000

/** Keeps last connections, to the minute, and what managers do for pupils. */
export function accountsWitness({ db, now }: JournalPorts): Witness {
  const people = peopleStore(db.q)
  const journal = journalKeeper({ db, now })
  const connects = onceEvery(MINUTE, now)
  const looks = onceEvery(MINUTE, now)
  return {
    async arrived(uid) {
      if (!connects(uid)) return
      const time = now().getTime()
      await people.connected(uid, new Date(time - (time % MINUTE)))
    },

    async acted({ row, body, caller, pupil }) {
      for (const deed of toAuditEvents(row, body)) {
        // A screen reads many things at once: all of them are one look.
        if (deed === 'viewed' && !looks(`${caller.uid} ${pupil}`)) continue
        await journal.write(caller.uid, pupil, deed)
      }
    },
  }
}
