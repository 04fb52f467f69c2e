import type {
  BodyOf,
  KeptBySchool,
  SchoolActed,
  SchoolFileAnswer,
  SchoolMarkOutcome,
  SchoolOutcome,
  SchoolProvider,
  schoolActRoutes,
} from '@ariane/shared/contracts'
import { localDay, shiftDay } from '@ariane/shared/dates'
import { OutboundFailure } from '../platform/outbound/failure.ts'
import type { SyncCall } from './conversation.ts'
import { documentsOf } from './documents.ts'
import { ofAssignment, ofLesson } from './events.ts'
import { refuse, toSchoolFailure } from './failure.ts'
import { baseKey } from './merge.ts'
import { detectMime } from './mime.ts'
import type { SourceEvent, SyncPorts } from './ports.ts'
import type { AccountOf } from './store.ts'
import type { schoolSync } from './sync.ts'
import type { Assignment, Document, Reading, SignedIn } from './types.ts'

type Bodies = { [Name in keyof typeof schoolActRoutes]: BodyOf<(typeof schoolActRoutes)[Name]> }
type Marks = Bodies['passSchoolMarks']['marks']
type Mark = SchoolActed['data']['marks'][number]

/** What a pupil does at school: nothing of it is stored, and what a session calls things is read again each time. */
export function schoolActs({ events }: Pick<SyncPorts, 'events'>, { converse, store }: ReturnType<typeof schoolSync>) {
  /** Homework that is not of this account is missing there. */
  async function findEvent({ userId, provider, accountName }: AccountOf, id: string) {
    const event = await events.find(userId, id)
    return event?.source === provider && event.accountName === accountName ? event : undefined
  }

  async function markAll(session: SignedIn, account: AccountOf, marks: Marks): Promise<Mark[]> {
    const { provider } = account
    const found = await Promise.all(
      marks.map(async ({ event, done }) => ({ event, done, known: await findEvent(account, event) })),
    )
    const outcomes = new Map<string, SchoolMarkOutcome>()
    const days = Map.groupBy(
      found.filter(({ known }) => known?.allDay),
      ({ known }) => (known ? localDay(known.start) : ''),
    )
    for (const [day, wanted] of days) {
      const before = await readDay(session, day)
      let isMarked = false
      for (const { event, done, known } of wanted) {
        const task = known && findTask(provider, before, known)
        if (!task?.ref) outcomes.set(event, 'missing')
        else if (task.done === done) outcomes.set(event, 'passed')
        else isMarked = (await mark(session, task.ref, done)) || isMarked
      }
      // Not what the service says of the mark: what it says of the homework, once it is marked.
      const after = isMarked ? await readDay(session, day) : before
      for (const { event, done, known } of wanted) {
        if (outcomes.has(event)) continue
        outcomes.set(event, known && findTask(provider, after, known)?.done === done ? 'passed' : 'refused')
      }
    }
    return marks.map(({ event }) => ({ event, outcome: outcomes.get(event) ?? 'missing' }))
  }

  async function openFile(session: SignedIn, event: SourceEvent, provider: SchoolProvider, place: number) {
    const wanted = event.files[place]
    const reading = await readDay(session, localDay(event.start))
    const thing = event.allDay ? findTask(provider, reading, event) : findLesson(provider, reading, event)
    const isWanted = ({ kind, name }: Document) =>
      kind === 'file' && name.replace(/\s+/g, ' ').startsWith(wanted?.name ?? '\0')
    const document = thing && documentsOf(thing).find(isWanted)
    if (!wanted || !document?.ref) return refuse('file_missing')
    return { name: wanted.name, bytes: await download(session, document) }
  }

  return {
    marks: (call: SyncCall, marks: Marks): Promise<SchoolOutcome> =>
      converse<Mark[], SchoolActed>(call, {
        kind: 'act',
        work: (session, turn) => markAll(session, turn, marks),
        async finish(done, keep, turn) {
          await store.end(turn)
          return acted(turn.provider, done, keep)
        },
      }),

    /** The answer with the document, and the one without it, which is kept for a device that lost the first. */
    async file(
      call: SyncCall,
      id: string,
      place: number,
    ): Promise<{ answer: SchoolFileAnswer; outcome: SchoolOutcome }> {
      const done = await converse(call, {
        kind: 'act',
        async work(session, turn) {
          const event = await findEvent(turn, id)
          return event ? openFile(session, event, turn.provider, place) : refuse('file_missing')
        },
        async finish({ name, bytes }, keep, turn) {
          await store.end(turn)
          const said = { name, mime: detectMime(bytes), bytes: bytes.length, base64: bytes.toString('base64') }
          const answer = { status: 'success' as const, data: { ...said, ...(keep && { keep }) } }
          return { answer, outcome: acted(turn.provider, [], keep) }
        },
      })
      if ('answer' in done) return done
      // A question is for the sheet, where somebody can answer it.
      const { data } = done
      const answer =
        done.status === 'failure'
          ? done
          : { status: 'failure' as const, data: { provider: data.provider, code: 'action_needed' as const } }
      return { answer, outcome: done }
    },
  }
}

const acted = (provider: SchoolProvider, marks: Mark[], keep: KeptBySchool | undefined): SchoolActed => ({
  status: 'acted',
  data: { provider, marks, ...(keep && { keep }) },
})

const readDay = (session: SignedIn, day: string): Promise<Reading> => session.read({ from: day, to: shiftDay(day, 1) })

/** False when the service does not take it; what else goes wrong ends it. */
async function mark(session: SignedIn, ref: string, done: boolean): Promise<boolean> {
  try {
    await session.mark(ref, done)
    return true
  } catch (error) {
    if (toSchoolFailure(error)?.code !== 'access_denied') throw error
    return false
  }
}

async function download(session: SignedIn, document: Document): Promise<Buffer> {
  try {
    return await session.download(document)
  } catch (error) {
    const isLarge = error instanceof OutboundFailure && error.reason === 'too_large'
    throw isLarge ? refuse('file_too_large') : error
  }
}

/** Things that look alike are told by what they say; one alone is the one, whatever it says by now. */
function pick<Thing>(alike: readonly { thing: Thing; digest: string }[], { digest }: SourceEvent): Thing | undefined {
  const same = alike.find(one => one.digest === digest)
  return (same ?? (alike.length === 1 ? alike[0] : undefined))?.thing
}

const findTask = (provider: SchoolProvider, { assignments }: Reading, event: SourceEvent): Assignment | undefined =>
  pick(
    assignments.flatMap(thing => {
      const { base, digest } = ofAssignment(provider, thing)
      return base === baseKey(event.key) ? [{ thing, digest }] : []
    }),
    event,
  )

const findLesson = (provider: SchoolProvider, { lessons }: Reading, event: SourceEvent) =>
  pick(
    lessons.flatMap(thing => {
      const { base, digest } = ofLesson(provider, thing)
      return base === baseKey(event.key) ? [{ thing, digest }] : []
    }),
    event,
  )
