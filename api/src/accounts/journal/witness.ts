import type { Witness } from '../../platform/http/mount.ts'
import { onceEvery } from '../../platform/once.ts'
import type { Services } from '../../services.ts'
import { peopleStore } from '../store.ts'
import { deedsOf } from './journal.ts'
import { journalKeeper } from './keeper.ts'

const MINUTE = 60_000

/** Keeps last connections, to the minute, and what managers do for pupils. */
export function accountsWitness(services: Pick<Services, 'q' | 'tx' | 'now'>): Witness {
  const people = peopleStore(services.q)
  const journal = journalKeeper(services)
  const connects = onceEvery(MINUTE, services.now)
  const looks = onceEvery(MINUTE, services.now)
  return {
    async arrived(uid) {
      if (!connects(uid)) return
      const time = services.now().getTime()
      await people.connected(uid, new Date(time - (time % MINUTE)))
    },

    async acted({ row, body, caller, pupil }) {
      for (const deed of deedsOf(row, body)) {
        // A screen reads many things at once: all of them are one look.
        if (deed === 'viewed' && !looks(`${caller.uid} ${pupil}`)) continue
        await journal.write(caller.uid, pupil, deed)
      }
    },
  }
}
