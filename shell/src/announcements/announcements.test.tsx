import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { rightsRoutes } from '@ariane/shared/contracts/rights'
import { schoolGradeRoutes } from '@ariane/shared/contracts/school-grade'
import { sessionsRoutes } from '@ariane/shared/contracts/sessions'
import {
  aStudent,
  fakeApi,
  noNetwork,
  PARENT,
  PUPIL,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
  TEACHER,
} from '@ariane/shared/testing/components'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { messages as reminderText } from '../reminders/messages.ts'
import { Reminders } from '../reminders/reminders.tsx'
import { AccountDeletion } from './account-deletion.tsx'
import { ConsentSlipReminder } from './consent-slip-reminder.tsx'
import { messages as text } from './messages.ts'
import { NewSchoolYear } from './new-school-year.tsx'
import PupilDeletions from './pupil-deletions.tsx'

const ENDING = { ...PUPIL, endsAt: '2026-10-12T08:00:00Z' }

function itIs(instant: string) {
  vi.setSystemTime(instant)
  onTestFinished(() => void vi.useRealTimers())
}

describe('the end of an account', () => {
  it('is said to who has it, who keeps it with one call for two presses', async () => {
    const api = fakeApi()
    api.on(rightsRoutes.undoDeletion, () => ({ ok: true }))
    renderScreen(<AccountDeletion />, { as: ENDING })
    expect(screen.getByText(text.ending('12 octobre 2026'))).toBeTruthy()
    await pressTwice(text.keep)
    expect(await screen.findByText(text.kept)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text.keep })).toBeNull()
    expect(api.sentTo(rightsRoutes.undoDeletion)).toEqual([{ userId: PUPIL.uid }])
  })

  it('stays said when it could not be undone', async () => {
    fakeApi().on(rightsRoutes.undoDeletion, noNetwork)
    const { user } = renderScreen(<AccountDeletion />, { as: ENDING })
    await press(user, text.keep)
    expect(await screen.findByText(text.failure)).toBeTruthy()
    expect(await screen.findByRole('button', { name: text.keep })).toBeTruthy()
  })

  it.each([
    ['one pupil', TEACHER, 1, text.pupil('Ana Verte', '12 octobre 2026'), text.students],
    ['several pupils', TEACHER, 2, text.pupils(2, '5 octobre 2026'), text.students],
    ['several children', PARENT, 2, text.children.pupils(2, '5 octobre 2026'), text.children.students],
  ])('of %s is said to the manager, by the first day', async (_who, as, count, sentence, link) => {
    const students = [
      aStudent({ firstName: 'Ana', endsAt: '2026-10-12T08:00:00Z' }),
      aStudent({ firstName: 'Bob', endsAt: '2026-10-05T08:00:00Z' }),
    ].slice(0, count)
    fakeApi().on(accountsRoutes.listStudents, () => ({ data: { students: [...students, aStudent()] } }))
    renderScreen(<PupilDeletions />, { as })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe('/profile/eleves')
  })
})

describe('the slip that a parent signs', () => {
  it('is asked for on the dashboard only', () => {
    const as = { ...PUPIL, slipRemindedAt: '2026-10-01T08:00:00Z' }
    renderScreen(<ConsentSlipReminder />, { as }).unmount()
    renderScreen(<ConsentSlipReminder />, { as, at: '/chat' })
    expect(screen.queryByText(text.slip)).toBeNull()
    renderScreen(<ConsentSlipReminder />, { as })
    expect(screen.getByText(text.slip)).toBeTruthy()
  })
})

describe('the question of the new school year', () => {
  const STATE = { grade: '4ème' as const, asked: null, alone: true, newYear: true, history: [] }
  function ask(at: string, as = PUPIL) {
    itIs(at)
    const api = fakeApi()
    api.on(schoolGradeRoutes.readGrade, () => success(STATE))
    api.on(schoolGradeRoutes.keepGrade, () => success({ ...STATE, newYear: false }))
    return { api, ...renderScreen(<NewSchoolYear />, { as }) }
  }

  it('goes away with its answer', async () => {
    const { api, user } = ask('2026-09-10T08:00:00Z')
    expect(await screen.findByText(text.newYear('4ème'))).toBeTruthy()
    await press(user, text.same('4ème'))
    await waitFor(() => expect(screen.queryByText(text.newYear('4ème'))).toBeNull())
    expect(api.sentTo(schoolGradeRoutes.keepGrade)).toEqual([{ userId: PUPIL.uid }])
  })

  it('stays when its answer did not arrive', async () => {
    const { api, user } = ask('2026-09-10T08:00:00Z')
    api.on(schoolGradeRoutes.keepGrade, noNetwork)
    await press(user, text.same('4ème'))
    await waitFor(() => expect(api.sentTo(schoolGradeRoutes.keepGrade)).toHaveLength(1))
    expect(screen.getByText(text.newYear('4ème'))).toBeTruthy()
  })

  it.each([
    ['in spring', '2026-04-10T08:00:00Z', PUPIL],
    ['to a teacher', '2026-09-10T08:00:00Z', TEACHER],
  ])('is not asked %s', async (_when, at, as) => {
    const { api, container } = ask(at, as)
    await act(() => vi.dynamicImportSettled())
    await act(() => new Promise(resolve => setTimeout(resolve)))
    expect(container.querySelector('button')).toBeNull()
    expect(api.calls).toEqual([])
  })
})

describe('reminders', () => {
  const homework = (title: string) => ({
    kind: 'homework' as const,
    key: title,
    eventId: crypto.randomUUID(),
    startDate: '2026-10-05T14:00:00Z',
    title,
  })
  function show(...titles: string[]) {
    itIs('2026-10-05T12:00:00Z')
    const api = fakeApi()
    api.on(sessionsRoutes.readReminders, () => success(titles.map(homework)))
    api.on(sessionsRoutes.dismissReminders, () => ({ ok: true }))
    return { api, ...renderScreen(<Reminders>La page</Reminders>, { as: PUPIL, at: '/objectives' }) }
  }

  it('stand above the page one at a time, the others on demand', async () => {
    const { user } = show('Lire', 'Écrire', 'Compter')
    expect(await screen.findByText(reminderText.today('Lire'))).toBeTruthy()
    expect(screen.queryByText(reminderText.today('Écrire'))).toBeNull()
    await press(user, reminderText.more(2))
    expect(screen.getByText(reminderText.today('Compter'))).toBeTruthy()
  })

  it('leave with one press, for good', async () => {
    const { api, user } = show('Lire')
    await press(user, reminderText.hide(reminderText.today('Lire')))
    expect(screen.queryByText(reminderText.today('Lire'))).toBeNull()
    await waitFor(() => expect(api.sentTo(sessionsRoutes.dismissReminders)).toHaveLength(1))
    expect(api.sentTo(sessionsRoutes.dismissReminders)).toEqual([{ userId: PUPIL.uid, keys: ['Lire'] }])
  })

  it('that cannot be read leave the page alone', async () => {
    const { api } = show()
    api.on(sessionsRoutes.readReminders, () => refusal('forbidden'))
    await waitFor(() => expect(screen.getByText('La page')).toBeTruthy())
    expect(screen.queryByRole('region', { name: reminderText.title })).toBeNull()
  })
})
