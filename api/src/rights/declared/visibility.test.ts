import { type Routes, routes, VISIBILITY, type VisibilityLine } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { listPersonal } from '../../platform/personal.ts'
import { declared } from '../../wiring/personal.ts'

/** What each line of the pupil's page stands for: tables, and the calls that read them for somebody. */
const LINES: Record<VisibilityLine, { tables: string[]; reads: (keyof Routes)[] }> = {
  identity: { tables: ['people'], reads: ['readReference', 'listStudents'] },
  paths: { tables: ['paths', 'modules', 'answers'], reads: ['listPaths', 'readPath'] },
  results: { tables: ['answers'], reads: ['readPupilResults', 'readClassResults'] },
  homework: { tables: ['homework', 'readings'], reads: ['listHomework', 'readHomework'] },
  objectives: { tables: ['objectives', 'objective_tasks'], reads: ['listObjectives', 'readObjective'] },
  week: { tables: ['events'], reads: ['listEvents', 'readEvent'] },
  review: { tables: ['review_cards', 'daily_sessions', 'worked_days'], reads: ['listReviews', 'readDailySession'] },
  settings: { tables: ['settings'], reads: [] },
  chat: { tables: ['channels', 'messages'], reads: ['readChannel'] },
  report: { tables: ['school_reports'], reads: ['readSchoolReport'] },
  questions: { tables: ['interactions'], reads: [] },
  hours: { tables: ['work_hours'], reads: [] },
  reminders: { tables: ['reminders_put_away'], reads: ['readReminders'] },
  journal: { tables: ['journal'], reads: ['readJournal'] },
  codes: { tables: ['link_codes', 'calendar_feeds'], reads: ['readLinkCode', 'readFeed'] },
  devices: { tables: ['auth_sessions'], reads: [] },
}

describe('@K10 what the pupil is told of who reads what', () => {
  it.each(Object.entries(VISIBILITY))('%s: %s', (line, audience) => {
    const { tables, reads } = LINES[line as VisibilityLine]
    for (const table of tables) {
      const personal = declared[table]
      expect(personal, table).not.toHaveProperty('impersonal')
      expect({ audience: 'adults', ...personal }, table).toHaveProperty('audience', audience)
    }
    for (const name of reads) {
      const { allow } = routes[name].policy
      if (audience === 'pupil') expect(allow, name).toBe('self')
      else expect(['actsFor', 'owns', 'manages', 'manager', 'teaches', 'converses'], name).toContain(allow)
    }
  })
})

/** By which call an adult reads what he takes along of each table: an archive is no wider than the calls. */
const READ_BY: Record<string, keyof Routes> = {
  people: 'readReference',
  links: 'listStudents',
  paths: 'listPaths',
  given_paths: 'listPaths',
  modules: 'readPath',
  answers: 'readPupilResults',
  model_permissions: 'readModelUse',
  homework: 'readHomework',
  readings: 'pollReading',
  objectives: 'listObjectives',
  objective_tasks: 'readObjective',
  objective_history: 'readHistory',
  events: 'listEvents',
  calendars: 'listCalendars',
  review_cards: 'listReviews',
  settings: 'postSettings',
  session_answers: 'suggestedWork',
  daily_sessions: 'readDailySession',
  weekly_goals: 'readDailySession',
  worked_days: 'readDailySession',
  channels: 'readChannel',
  messages: 'readChannel',
  chat_reads: 'readChannel',
  school_syncs: 'schoolSources',
  school_leaves: 'readSchoolLeaves',
  consents: 'readConsent',
  deletions: 'readDeletion',
  grade_demands: 'readGrade',
  grade_changes: 'readGrade',
  grade_checks: 'readGrade',
}
/** About an adult: no archive of a pupil has a row of them. */
const OF_ADULTS = new Set(
  'class_messages class_teachers digests parent_invitations operators backup_codes second_factors directory_children'.split(
    ' ',
  ),
)

describe('@A14 what an adult takes along of a pupil', () => {
  const told = listPersonal(declared).filter(
    ([table, { of = [], within, inside, audience }]) =>
      !inside && (of.length > 0 || within) && audience !== 'pupil' && !OF_ADULTS.has(table),
  )
  it.each(told)('%s is read by a call that lets him in', (table, { audience }) => {
    const name = READ_BY[table]
    if (!name) throw new Error(`which call gives ${table} to an adult? else its audience is the pupil`)
    const { policy } = routes[name]
    if (audience === 'teachers') expect(policy, name).toMatchObject({ allow: 'actsFor', act: 'chat' })
    else expect(['actsFor', 'owns', 'manager', 'member'], name).toContain(policy.allow)
  })

  it('names no table that nobody takes along', () => {
    expect(Object.keys(READ_BY).toSorted()).toEqual(told.map(([table]) => table).toSorted())
  })
})
