import { defaultSettings, type TaskFlag } from '@ariane/shared/contracts'
import type { WorkFacts } from '../ports.ts'
import { suggestWork } from '../work.ts'

type Event = WorkFacts['events'][number]
type Path = WorkFacts['paths'][number]

/** Monday the 23rd of November, at noon in Paris: lessons of the morning are over, the slot is from 17:00 to 18:15. */
export const now = new Date('2026-11-23T11:00:00Z')

export const choosing = (...flags: TaskFlag[]) => {
  const settings = defaultSettings('u1')
  return { ...settings, tasks: { ...settings.tasks, ...Object.fromEntries(flags.map(flag => [flag, true])) } }
}
export const event = (id: string, day: number, part: Partial<Event> = {}): Event => ({
  id,
  title: id,
  type: 'course',
  subject: null,
  startDate: new Date(Date.UTC(2026, 10, day, 8)).toISOString(),
  endDate: new Date(Date.UTC(2026, 10, day, 9)).toISOString(),
  allDay: false,
  ...part,
})
export const homework = (id: string, day: number, part: Partial<Event> = {}) =>
  event(id, day, {
    type: 'homework',
    allDay: true,
    startDate: new Date(Date.UTC(2026, 10, day - 1, 23)).toISOString(),
    endDate: new Date(Date.UTC(2026, 10, day, 23)).toISOString(),
    ...part,
  })
export const path = (id: number, status: Path['status'], day: number, part: Partial<Path> = {}): Path => ({
  id,
  title: `Parcours ${id}`,
  type: 'pedagogical_pathway',
  status,
  subject: 'SVT',
  percent: 40,
  activeAt: new Date(Date.UTC(2026, 10, day, 15)),
  ...part,
})
export const facts = (
  part: Partial<Omit<WorkFacts, 'scores'>> & { scores?: Record<number, number> } = {},
): WorkFacts => ({
  events: part.events ?? [],
  paths: part.paths ?? [],
  scores: new Map(Object.entries(part.scores ?? {}).map(([id, score]) => [Number(id), score])),
})

/** One line a suggestion: the local day and hour in winter, the reason, what it is about. */
export const lines = (flags: TaskFlag[], given: WorkFacts, at = now) =>
  suggestWork(choosing(...flags), given, at).map(({ start, reason, about }) => {
    const paris = new Date(Date.parse(start) + 3_600_000).toISOString()
    const what = about.kind === 'day' ? `${about.date.slice(8)} ${about.subjects.join(', ')}` : String(about.id)
    return `${paris.slice(8, 10)} ${paris.slice(11, 16)} ${reason} ${what}`
  })

export const lessons = [
  event('Maths', 23, { subject: 'Mathématiques' }),
  event('SVT', 24),
  event('Dictée', 24, { type: 'exam' }),
  event('Chant', 23, { type: 'other' }),
]
