import { call } from '@ariane/shared/http'
import { newId } from '@ariane/shared/ports'
import type { SchoolProvider, SchoolRequest } from '../contracts/school.ts'
import { type SchoolActed, type SchoolFileAnswer, schoolActRoutes } from '../contracts/school-acts.ts'
import type { SchoolOutcome } from '../contracts/school-sync.ts'
import { type Ask, askFromKept, writeKept } from './credentials.ts'
import { readRefreshed } from './refreshed.ts'
import { followSync, persist } from './run-sync.ts'
import { lockName, type Refreshing, settle, settlePending } from './sync-kept.ts'

/** How an act ended: with an answer, or at once, because the device keeps nothing that opens the school's system. */
type ActEnd<Answer> = { kind: 'answered'; answer: Answer } | { kind: 'not_kept' }
type Sent = Ask & Pick<SchoolRequest, 'userId' | 'keep' | 'accountName'> & { id: string }

/** While one tab uses the token the others wait: it serves once. */
const locked = <T>(of: Refreshing, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(lockName(of), { signal: of.signal }, work) : work()

const actKept = <Answer>(
  of: Refreshing,
  act: (sent: Sent) => Promise<Answer>,
  outcomeOf: (answer: Answer, provider: SchoolProvider) => SchoolOutcome,
): Promise<ActEnd<Answer>> =>
  locked(of, async () => {
    const { provider, userId, accountName } = of
    const first = readRefreshed(of)
    if (first && !first.stopped) await settlePending(of, first)
    const kept = readRefreshed(of)
    if (!kept || kept.stopped) return { kind: 'not_kept' }
    const id = newId()
    // Noted before it is used: a page that was closed finds the next token when it opens again.
    writeKept(of, { ...kept, pending: id })
    const answer = await act({ ...askFromKept(provider, kept), userId, accountName, id, keep: true })
    settle(of, kept, outcomeOf(answer, provider))
    return { kind: 'answered', answer }
  })

/** Passes marks of homework on to the school. @throws what `call` throws */
export const passMarks = (of: Refreshing, marks: SchoolActedMark[]): Promise<ActEnd<SchoolOutcome>> =>
  actKept(
    of,
    async sent => {
      const { signal } = of
      await persist(signal, () => call(schoolActRoutes.passSchoolMarks, { ...sent, marks }, { signal }))
      return followSync({ userId: of.userId, id: sent.id }, { signal })
    },
    answer => answer,
  )
type SchoolActedMark = { event: string; done: boolean }

/** Fetches a document of an event from the school. @throws what `call` throws */
export const openFile = (of: Refreshing, event: string, file: number): Promise<ActEnd<SchoolFileAnswer>> =>
  actKept(
    of,
    sent => call(schoolActRoutes.openSchoolFile, { ...sent, event, file }, { signal: of.signal }),
    ({ status, data }, provider): SchoolOutcome => {
      if (status === 'failure') return { status, data }
      const acted: SchoolActed = {
        status: 'acted',
        data: { provider, marks: [], ...(data.keep && { keep: data.keep }) },
      }
      return acted
    },
  )
