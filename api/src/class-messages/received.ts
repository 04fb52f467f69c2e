import type { ReceivedMessage } from '@ariane/shared/contracts'
import type { Caller } from '../platform/caller.ts'
import type { ClassMessagePorts } from './ports.ts'
import { classMessageStore } from './store.ts'

const MAX_SHOWN = 20

/** Reads what teachers wrote to a pupil, or to a parent about his children; the newest first. */
export function receivedMessages({ db, childrenOf, namesOf, runningClasses }: ClassMessagePorts) {
  const store = classMessageStore(db.q)

  async function receivedBy({ uid, role }: Pick<Caller, 'uid' | 'role'>) {
    if (role === 'ROLE_STUDENT') return store.receivedBy([uid], 'to_pupils')
    return role === 'ROLE_PARENT' ? store.receivedBy(await childrenOf(uid), 'to_families') : []
  }

  return async (caller: Pick<Caller, 'uid' | 'role'>): Promise<ReceivedMessage[]> => {
    const rows = await receivedBy(caller)
    const classes = await runningClasses([...new Set(rows.map(row => row.class_id))])
    const byMessage = [...Map.groupBy(rows, row => row.id).values()].slice(0, MAX_SHOWN)
    const readAt = await store.readAt(
      caller.uid,
      byMessage.flatMap(([row]) => row?.id ?? []),
    )
    const named = await namesOf([...new Set(rows.flatMap(row => [row.author_uid, row.pupil_uid]))])
    return byMessage.flatMap(found => {
      const [row] = found
      const className = row && classes.get(row.class_id)
      if (!row || className === undefined) return []
      const children = found.map(({ pupil_uid }) => pupil_uid).filter(uid => uid !== caller.uid)
      return {
        id: row.id,
        text: row.text,
        from: named.get(row.author_uid) ?? '',
        className,
        children: children.map(uid => named.get(uid) ?? ''),
        sentAt: row.sent_at.toISOString(),
        readAt: readAt.get(row.id)?.toISOString() ?? null,
      }
    })
  }
}
