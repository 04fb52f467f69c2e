import type { AuditHook } from '../../platform/http/mount.ts'
import { onceEvery } from '../../platform/once.ts'
import { peopleStore } from '../store.ts'
import { auditLog, type JournalPorts } from './audit-log.ts'
import { toAuditEvents } from './events.ts'

const MINUTE = 60_000

/** Keeps last connections, to the minute, and what managers do for pupils. */
export function accountsAuditHook({ db, now }: JournalPorts): AuditHook {
  const people = peopleStore(db.q)
  const journal = auditLog({ db, now })
  const connects = onceEvery(MINUTE, now)
  const looks = onceEvery(MINUTE, now)
  return {
    async onRequest(uid) {
      if (!connects(uid)) return
      const time = now().getTime()
      await people.connected(uid, new Date(time - (time % MINUTE)))
    },

    async onResponse({ row, body, caller, pupil }) {
      for (const event of toAuditEvents(row, body)) {
        // A screen reads many things at once: all of them are one look.
        if (event === 'viewed' && !looks(`${caller.uid} ${pupil}`)) continue
        await journal.write(caller.uid, pupil, event)
      }
    },
  }
}
