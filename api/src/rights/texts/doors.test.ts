import { calendarRoutes, objectivesRoutes, routes } from '@ariane/shared/contracts'
import type { AnyRoute } from '@ariane/shared/contracts/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

/** Changes that an adult makes for a pupil, with a text that is none of his words to the child, and why. */
const NO_WORDS: Record<string, string> = {
  updateReference: 'the name of the child',
  updateStudent: 'the name of the child, and a password',
  deleteStudent: 'a password',
  askDeletion: 'a password',
  undoDeletion: 'no text',
  askConsent: 'the address of a parent',
  leaveStudent: 'ids',
  deleteTask: 'ids',
  speakPart: 'which part',
  closeDailyPart: 'which part',
  answerSession: 'which session',
  saveModuleProgress: 'what was seen; where an activity stands is kept of the pupil alone',
  clarifyAnswer: 'which question',
  sendMessage: 'it waits for the consent itself: no parent reads in the chat',
  closeChannel: 'it waits for the consent itself: no parent reads in the chat',
  previewPath: 'the token of a link',
  adoptPath: 'the token of a link; the copy has the names of the programme',
  connectSchool: 'the sign-in at the school: it waits for the consent itself',
  startSchoolSync: 'the sign-in at the school: it waits for the consent itself',
  settleEmptyWeek: 'which account',
  removeSchoolAccount: 'which account',
}

const isChange = ({ policy, rate }: AnyRoute) => ['actsFor', 'owns'].includes(policy.allow) && rate !== 'read'
/** Texts that are no id, no day and no choice, as the body is sent. */
function freeTexts(row: AnyRoute): string[] {
  if (!row.body) return []
  const found: string[] = []
  const walk = (part: unknown, name: string) => {
    if (typeof part !== 'object' || part === null) return
    const { type, format, pattern, enum: choices, const: one } = part as Record<string, unknown>
    if (type === 'string' && !format && !pattern && !choices && one === undefined) found.push(name)
    for (const [key, inner] of Object.entries(part))
      walk(inner, ['properties', 'anyOf', 'oneOf', 'items', 'allOf'].includes(key) || /^\d+$/.test(key) ? name : key)
  }
  walk(z.toJSONSchema(row.body, { io: 'input', unrepresentable: 'any' }), '')
  return [...new Set(found)].filter(name => !/(^|u)(i|I)d$|Id$|Ids$/.test(name))
}

describe('@K08 every call with which an adult writes for a pupil', () => {
  it('has decided whether its words wait for a consent', () => {
    const open = Object.entries(routes as Record<string, AnyRoute>)
      .filter(([name, row]) => isChange(row) && !row.tells && !(name in NO_WORDS) && freeTexts(row).length > 0)
      .map(([name, row]) => `${name}: ${freeTexts(row).join(' ')}`)
    expect(open).toEqual([])
  })
})

describe('@K08 an adult who follows by a code', () => {
  let api: TestApi
  let pupil: TestPerson
  let coach: TestPerson
  beforeAll(async () => {
    api = await createTestApi()
    pupil = await api.signUp({ grade: '6ème' })
    coach = await api.signUp({ role: 'ROLE_COACH', name: 'Coach' })
    await api.link(coach, pupil, 'code')
  })
  afterAll(() => api.close())

  it('writes nothing into the planner or the objectives of a child without consent and family', async () => {
    const day = Date.parse('2026-11-30T10:00:00Z') / 1000
    const event = (who: TestPerson) =>
      who.call(calendarRoutes.createEvent, {
        userId: pupil.uid,
        title: 'Ajoute-moi sur snap : inconnu_99',
        startTimestamp: day,
        endTimestamp: day + 3600,
      })
    const objective = {
      userId: pupil.uid,
      title: 'Ajoute-moi',
      type: 'School' as const,
      startDate: '2026-11-23',
      endDate: '2026-12-04',
      isDaily: true,
      recurrenceDays: [1],
      successCriteria: 'Cinq soirs',
      progressCriteria: 'Trois soirs',
      effortNeededCriteria: 'Un soir',
      tasks: [{ title: 'Lire', selectedDays: [1] }],
    }
    await expect(event(coach)).rejects.toMatchObject({ status: 403, code: 'consent_needed' })
    await expect(coach.call(objectivesRoutes.createObjective, { objective })).rejects.toMatchObject({
      code: 'consent_needed',
    })
    await event(pupil)
    const parent = await api.signUp({ role: 'ROLE_PARENT' })
    await api.link(parent, pupil, 'code')
    await event(coach)
    // His role alone proves nothing of a parent.
    await expect(event(parent)).rejects.toMatchObject({ code: 'consent_needed' })
  })
})
