import type { ReceivedMessage } from '@ariane/shared/contracts'
import type { Caller } from '../platform/caller.ts'
import { messages } from './messages.ts'
import type { ClassMessagePorts } from './ports.ts'
import { classMessageStore, type ReceivedRow } from './store.ts'

const MAX_SHOWN = 20

/**
 * Reads what teachers wrote to a pupil, or to a parent about his children; the newest first. What is written to a child without
 * consent, the family sees too.
 */
export function receivedMessages({ db, childrenOf, namesOf, runningClasses, texts }: ClassMessagePorts) {
  const store = classMessageStore(db.q)

  async function receivedBy({ uid, role }: Pick<Caller, 'uid' | 'role'>) {
    if (role === 'ROLE_STUDENT') return givenTo(uid, await store.receivedBy([uid], 'to_pupils'))
    const children = await childrenOf(uid)
    const toFamilies = role === 'ROLE_PARENT' ? await store.receivedBy(children, 'to_families') : []
    const toChildren = await store.receivedBy([...(await texts.watched(children, uid))], 'to_pupils')
    const known = new Set(toFamilies.map(({ id, pupil_uid }) => `${id} ${pupil_uid}`))
    const others = toChildren.filter(row => row.author_uid !== uid && !known.has(`${row.id} ${row.pupil_uid}`))
    const rows = [...toFamilies, ...others].toSorted((a, b) => b.sent_at.getTime() - a.sent_at.getTime())
    return { rows, apart: new Set<string>() }
  }

  async function givenTo(pupil: string, rows: readonly ReceivedRow[]) {
    const [waits, apart] = [new Set<string>(), new Set<string>()]
    for (const author of new Set(rows.map(({ author_uid }) => author_uid))) {
      if ((await texts.waiting([pupil], author)).has(pupil)) waits.add(author)
      if ((await texts.apart([pupil], author)).has(pupil)) apart.add(author)
    }
    const since = await texts.givenSince(pupil)
    const ids = rows.map(({ id }) => id)
    const read = await store.readAt(pupil, ids)
    // What waited when its author was stopped, or left, is not given afterwards; what the child has read stays.
    const isLate = ({ id, sent_at }: ReceivedRow) => !read.has(id) && (since === undefined || since > sent_at)
    const given = rows.filter(row => !waits.has(row.author_uid) && !(apart.has(row.author_uid) && isLate(row)))
    return { rows: given, apart }
  }

  return async (caller: Pick<Caller, 'uid' | 'role'>): Promise<ReceivedMessage[]> => {
    const { rows, apart } = await receivedBy(caller)
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
        // He may have changed his name since.
        from: apart.has(row.author_uid) ? messages.apart : (named.get(row.author_uid) ?? ''),
        className,
        children: children.map(uid => named.get(uid) ?? ''),
        sentAt: row.sent_at.toISOString(),
        readAt: readAt.get(row.id)?.toISOString() ?? null,
      }
    })
  }
}
