import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { achievementsRoutes } from '@ariane/shared/contracts/achievements'
import { type SchoolGradeState, schoolGradeRoutes } from '@ariane/shared/contracts/school-grade'
import { $activeUser } from '@ariane/shared/session'
import {
  aStudent,
  fakeApi,
  fill,
  noNetwork,
  PUPIL,
  pending,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
  TEACHER,
} from '@ariane/shared/testing/components'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages as gradeText } from '../grade/messages.ts'
import { messages } from '../messages.ts'
import ProfileScreen from './screen.tsx'

const text = messages.profile
const LINA = { firstName: 'Lina', lastName: 'Verte', email: 'lina@eleve.test' }
const STATE: SchoolGradeState = { grade: '4ème', asked: null, alone: false, newYear: false, history: [] }
const VIEWED = { uid: 'lina', displayName: 'Lina', grade: '4ème' as const }
const finished = { modules: 2, homework: 1, objectives: 0 }
const points = { modules: 20, homework: 5, objectives: 0, total: 25 }
const ACHIEVEMENTS = {
  achievements: [
    { key: 'studious' as const, done: 2, goal: 5, earned: false },
    { key: 'first_path' as const, done: 3, goal: 3, earned: true },
  ],
  credits: { finished, points },
}

function open({
  state = STATE,
  as = PUPIL,
  viewing,
}: {
  state?: SchoolGradeState
  as?: typeof PUPIL
  viewing?: typeof VIEWED
} = {}) {
  const api = fakeApi()
  api.on(accountsRoutes.readReference, () => LINA)
  api.on(achievementsRoutes.readAchievements, () => success(ACHIEVEMENTS))
  api.on(schoolGradeRoutes.readGrade, () => success(state))
  return { api, ...renderScreen(<ProfileScreen />, { as, at: '/profile', ...(viewing && { viewing }) }) }
}

describe('the names of a profile', () => {
  it('wait, then stand in their fields beside what cannot be changed here', async () => {
    open()
    expect(screen.getAllByText(text.loading).length).toBeGreaterThan(0)
    expect((await screen.findByLabelText<HTMLInputElement>(text.firstName)).value).toBe('Lina')
    expect(screen.getByLabelText<HTMLInputElement>(text.email).readOnly).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>(text.grade).value).toBe('4ème')
  })

  it('offer another try when they cannot be read', async () => {
    const { api, user } = open()
    api.on(accountsRoutes.readReference, () => refusal('forbidden'))
    expect(await screen.findByText(text.loadFailure)).toBeTruthy()
    api.on(accountsRoutes.readReference, () => LINA)
    await press(user, 'Réessayer')
    expect(await screen.findByLabelText(text.firstName)).toBeTruthy()
  })

  it('refuse signs that no name has, at the first wrong field', async () => {
    const { api, user } = open()
    await fill(user, text.firstName, 'Lina<3')
    await fill(user, text.lastName, '42')
    await press(user, text.save)
    expect(screen.getAllByText(text.nameShape)).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText(text.firstName))
    expect(api.sentTo(accountsRoutes.updateReference)).toEqual([])
  })

  it('are saved once for two presses, and greet from then on', async () => {
    const { api, user } = open()
    api.on(accountsRoutes.updateReference, () => ({ ok: true }))
    await fill(user, text.firstName, ' Léna ')
    await pressTwice(text.save)
    expect(await screen.findByText(text.saved)).toBeTruthy()
    const sent = { userId: PUPIL.uid, firstName: 'Léna', lastName: 'Verte' }
    expect(api.sentTo(accountsRoutes.updateReference)).toEqual([sent])
    expect($activeUser.get()?.displayName).toBe('Léna Verte')
  })

  it('stay as they were typed when they could not be saved, also for the next visit', async () => {
    const { api, user, unmount } = open()
    api.on(accountsRoutes.updateReference, noNetwork)
    await fill(user, text.firstName, 'Léna')
    await press(user, text.save)
    expect(await screen.findByText(text.saveFailure)).toBeTruthy()
    unmount()
    renderScreen(<ProfileScreen />, { as: PUPIL, at: '/profile' })
    expect((await screen.findByLabelText<HTMLInputElement>(text.firstName)).value).toBe('Léna')
  })

  it('of a teacher stand beside the role, without grade', async () => {
    open({ as: TEACHER })
    expect((await screen.findByLabelText<HTMLInputElement>(text.role)).value).toBe('Professeur')
    expect(screen.queryByText(gradeText.title)).toBeNull()
  })
})

describe('the achievements', () => {
  it('show what is earned, how far the others are, and the points', async () => {
    open()
    expect(await screen.findByText(text.earned)).toBeTruthy()
    expect(screen.getByText(text.notEarned)).toBeTruthy()
    expect(screen.getByText(text.progress(2, 5))).toBeTruthy()
    expect(screen.getByText(text.points.total(25))).toBeTruthy()
  })

  it('offer another try when they cannot be read', async () => {
    const { api, user } = open()
    api.on(achievementsRoutes.readAchievements, () => refusal('forbidden'))
    expect(await screen.findByText(text.achievementsFailure)).toBeTruthy()
    api.on(achievementsRoutes.readAchievements, pending)
    await press(user, 'Réessayer')
    expect(screen.getByText(text.achievementsLoading)).toBeTruthy()
  })
})

describe('the grade', () => {
  const ASKED = { ...STATE, asked: { grade: '3ème' as const, at: '2026-10-05T08:00:00Z' } }

  it('is asked for at its field, and then waits for an adult', async () => {
    const { api, user } = open()
    api.on(schoolGradeRoutes.askGrade, () => success(ASKED))
    await press(user, gradeText.ask)
    expect(screen.getByText(gradeText.missing)).toBeTruthy()
    await user.selectOptions(screen.getByLabelText(gradeText.choose), '3ème')
    await pressTwice(gradeText.ask)
    expect(await screen.findByText(gradeText.pending('3ème', '5 octobre 2026'))).toBeTruthy()
    expect(api.sentTo(schoolGradeRoutes.askGrade)).toEqual([{ userId: PUPIL.uid, grade: '3ème' }])
    expect(screen.queryByLabelText(gradeText.choose)).toBeNull()
  })

  it('stays chosen when the demand did not arrive', async () => {
    const { api, user } = open()
    api.on(schoolGradeRoutes.askGrade, noNetwork)
    await user.selectOptions(await screen.findByLabelText(gradeText.choose), '3ème')
    await press(user, gradeText.ask)
    expect(await screen.findByText(gradeText.failure)).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>(gradeText.choose).value).toBe('3ème')
  })

  it('is not to be changed by whom a code let in', async () => {
    open({ state: { ...ASKED, maySet: false }, as: TEACHER, viewing: VIEWED })
    expect(await screen.findByText(gradeText.notYours)).toBeTruthy()
    expect(screen.queryByRole('button', { name: gradeText.accept('3ème') })).toBeNull()
  })

  it.each([
    ['accepts', gradeText.accept('3ème'), schoolGradeRoutes.setGrade, '3ème' as const, gradeText.done('3ème')],
    ['refuses', gradeText.refuse('4ème'), schoolGradeRoutes.keepGrade, '4ème' as const, gradeText.kept('4ème')],
  ])('is an adult’s to answer: he %s it', async (_what, button, row, grade, said) => {
    const { api, user } = open({ state: ASKED, as: TEACHER, viewing: VIEWED })
    api.on(accountsRoutes.listStudents, () => ({
      data: { students: [aStudent({ userId: 'lina', fullName: 'Lina', grade })] },
    }))
    api.on(row, () => success({ ...STATE, grade }))
    expect(await screen.findByText(gradeText.asked('Lina', '3ème', '5 octobre 2026'))).toBeTruthy()
    await press(user, button)
    expect(await screen.findByText(said)).toBeTruthy()
    await waitFor(() => expect($activeUser.get()?.grade).toBe(grade))
  })
})
