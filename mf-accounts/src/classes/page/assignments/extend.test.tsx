import { type AssignmentDetail, assignmentRoutes } from '@ariane/shared/contracts/assignments'
import { classRoutes } from '@ariane/shared/contracts/classes'
import { fakeApi, fill, press, renderScreen, success, TEACHER } from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aClassDetail, CLASS_ID } from '../../../testing/classes.ts'
import { messages } from '../../messages.ts'
import ClassesScreen from '../../screen.tsx'
import { dayTitle } from './days.ts'

const text = messages.assigned
const GIVEN: AssignmentDetail = {
  id: CLASS_ID,
  kind: 'objective',
  title: 'Lire',
  instruction: '',
  opensDay: '2026-11-27',
  dueDay: '2026-12-02',
  givenBy: 'Mme Durand',
  givenAt: '2026-11-27T08:00:00Z',
  withdrawnAt: null,
  pupils: 1,
  begun: 0,
  done: 0,
  late: 0,
  list: [{ userId: 'lina', fullName: 'Lina Verte', state: 'not_begun', late: false, answers: 0, right: 0 }],
  notions: [],
  questions: [],
}

function open() {
  vi.setSystemTime('2026-11-30T08:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const api = fakeApi()
  api.on(classRoutes.readClass, () => success(aClassDetail()))
  api.on(assignmentRoutes.readAssignment, () => success(GIVEN))
  api.on(assignmentRoutes.extendAssignment, () => ({ ok: true }))
  return { api, ...renderScreen(<ClassesScreen />, { as: TEACHER, at: `/classes/${CLASS_ID}/travaux/${CLASS_ID}` }) }
}
const days = async () =>
  within(await screen.findByRole('group', { name: messages.give.due }))
    .getAllByRole('button')
    .map(one => one.textContent)

it('@K02 given work is extended to days after the one by which it is due', async () => {
  const { api, user } = open()
  await press(user, text.extend)
  expect(await days()).toEqual([...['2026-12-03', '2026-12-04', '2026-12-07'].map(dayTitle), messages.give.otherDay])
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: messages.give.otherDay }))
  const button = () => dialog.getByRole<HTMLButtonElement>('button', { name: text.extend })
  await fill(user, messages.give.day, '2026-12-01')
  expect(button().disabled).toBe(true)
  await fill(user, messages.give.day, '2026-12-10')
  await user.click(button())
  expect(await screen.findByText(text.extended(dayTitle('2026-12-10')))).toBeTruthy()
  expect(api.sentTo(assignmentRoutes.extendAssignment)).toMatchObject([{ dueDay: '2026-12-10' }])
})

it('@K02 the same work is given again by one of the next days', async () => {
  const { user } = open()
  await press(user, text.again)
  expect((await days())[0]).toBe(dayTitle('2026-12-01'))
})
