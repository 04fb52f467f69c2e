import { randomUUID } from 'node:crypto'
import { EVENT_TYPES, OBJECTIVE_TYPES, SUBJECTS } from '@ariane/shared/catalogue'
import type { Persona } from '@ariane/shared/contracts/simulator'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Database } from '../../wiring/database.ts'
import { by } from '../accounts.ts'
import { byOnce } from '../by-once.ts'
import { atHour, dayFrom, daysFrom, findWeekday } from '../dates.ts'
import type { Api } from '../stage.ts'
import { messages } from './messages.ts'
import { pickName, titled } from './names.ts'
import { AMOUNTS } from './plan.ts'

const MINUTE = 60_000
const SCHOOL_DAYS = [1, 2, 3, 4, 5]
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))

interface FillPorts {
  api: Api
  db: UnitOfWork<Database>
  now(): Date
}

/** Everything a pupil of the scenario has; objectives and paths through the calls that a browser would make. */
export async function fillPupil(ports: FillPorts, uid: string, casting: Persona): Promise<void> {
  await fillObjectives(ports, uid, casting)
  await fillWeek(ports, uid, casting)
  await fillConversation(ports, uid, casting)
  await askForPaths(ports, uid, casting)
}

async function fillObjectives({ api, now }: FillPorts, userId: string, { scenario }: Persona): Promise<void> {
  const caller = { uid: userId, email: '', role: 'ROLE_STUDENT' as const }
  const { objectives, tasks } = AMOUNTS[scenario]
  for (let n = 0; n < objectives; n++) {
    const objective = {
      userId,
      title: titled(scenario, messages.objective, n),
      type: OBJECTIVE_TYPES[n % OBJECTIVE_TYPES.length] ?? 'School',
      startDate: dayFrom(now(), -(n % 10)),
      endDate: dayFrom(now(), 10),
      isDaily: false,
      recurrenceDays: SCHOOL_DAYS,
      successCriteria: messages.success,
      progressCriteria: messages.progress,
      effortNeededCriteria: messages.effort,
      tasks: times(tasks, i => ({
        title: titled(scenario, messages.task, i),
        description: '',
        selectedDays: SCHOOL_DAYS,
        dueDate: null,
        startTime: '17:00',
        endTime: '17:30',
      })),
    }
    await api.createObjective({ params: {}, body: { objective }, ...by(caller) })
  }
}

async function fillWeek({ db: { q }, now }: FillPorts, userId: string, { scenario }: Persona): Promise<void> {
  const { eventsADay, weeks } = AMOUNTS[scenario]
  const days = times(2 * weeks + 1, n => n - weeks).flatMap(week =>
    SCHOOL_DAYS.map(day => findWeekday(now(), day, week)),
  )
  const rows = days.flatMap((day, d) =>
    times(eventsADay, n => ({
      id: randomUUID(),
      user_id: userId,
      title: titled(scenario, messages.event, n),
      description: '',
      type: EVENT_TYPES[(d + n) % EVENT_TYPES.length] ?? ('course' as const),
      starts_at: atHour(day, `${8 + n}:00`),
      ends_at: atHour(day, `${8 + n}:50`),
      all_day: false,
      meta: JSON.stringify({ subject: SUBJECTS[(d + n) % SUBJECTS.length] }),
      attachments: JSON.stringify([]),
      source: 'own' as const,
      created_at: now(),
    })),
  )
  if (rows.length > 0) await q().insertInto('events').values(rows).execute()
}

async function fillConversation({ db: { q }, now }: FillPorts, uid: string, { scenario }: Persona): Promise<void> {
  const count = AMOUNTS[scenario].messages
  if (count === 0) return
  const student_name = pickName(scenario, 0)
  const opened = daysFrom(now(), -2)
  const channel = { user_id: uid, student_name, subject: SUBJECTS[0], description: messages.request }
  await q()
    .insertInto('channels')
    .values({ ...channel, status: 'open', created_at: opened, seq: count })
    .execute()
  const said = times(count, n => ({
    id: randomUUID(),
    channel_user_id: uid,
    seq: n + 1,
    sender_id: n % 2 === 0 ? uid : 'essai-professeur',
    sender_name: n % 2 === 0 ? student_name : messages.teacher,
    content: titled(scenario, n % 2 === 0 ? messages.question : messages.reply, n),
    type: 'text' as const,
    sent_at: new Date(opened.getTime() + n * MINUTE),
  }))
  await q().insertInto('messages').values(said).execute()
}

/** Subjects that have a chapter for the grade, in turn; the jobs write them. */
async function askForPaths({ api, db }: FillPorts, userId: string, { grade, scenario }: Persona): Promise<void> {
  const caller = { uid: userId, email: '', role: 'ROLE_STUDENT' as const }
  const chapters = []
  for (const subject of SUBJECTS) {
    const { data } = await api.listChapters({ params: {}, body: { subject, classroom: grade }, ...by(caller) })
    chapters.push(...data.chapters.map((chapter, n) => ({ ...chapter, n })))
  }
  // The first chapter of each subject before the second of any: with few paths, many subjects.
  const inTurn = chapters.toSorted((a, b) => a.n - b.n).slice(0, AMOUNTS[scenario].paths)
  for (const { id: chapterId, prompts, subChapters } of inTurn) {
    const [sub] = subChapters
    const pathType = 'pedagogical_pathway' as const
    const place = { chapterId, ...(sub && { subChapterId: sub.id }), customPrompts: sub?.prompts ?? prompts }
    await api.generatePath({ params: {}, body: { desc: '', userId, pathType, ...place }, ...byOnce(db, caller) })
  }
}
