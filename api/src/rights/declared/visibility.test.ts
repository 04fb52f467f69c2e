import { type Routes, routes, VISIBILITY, type VisibilityLine } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { declared } from '../../wiring/personal.ts'

/** What each line of the pupil's page stands for: tables, and the calls that read them for somebody. */
const LINES: Record<VisibilityLine, { tables: string[]; reads: (keyof Routes)[] }> = {
  identity: { tables: ['people'], reads: ['readReference', 'listStudents'] },
  paths: { tables: ['paths', 'modules', 'answers'], reads: ['listPaths', 'readPath'] },
  results: { tables: ['answers'], reads: ['readPupilResults', 'readClassResults'] },
  homework: { tables: ['homework', 'readings'], reads: ['listHomework', 'readHomework'] },
  objectives: { tables: ['objectives', 'objective_tasks'], reads: ['listObjectives', 'readObjective'] },
  week: { tables: ['events'], reads: ['listEvents', 'readEvent'] },
  review: { tables: ['review_cards', 'daily_sessions'], reads: ['listReviews', 'readDailySession'] },
  settings: { tables: ['settings'], reads: [] },
  chat: { tables: ['channels', 'messages', 'chat_reads'], reads: ['readChannel'] },
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
