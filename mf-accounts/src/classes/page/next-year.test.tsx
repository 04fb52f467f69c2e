import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { type ClassDetail, classRoutes } from '@ariane/shared/contracts/classes'
import { fakeApi, fill, press, refusal, renderScreen, success, TEACHER } from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aClassDetail, CLASS_ID } from '../../testing/classes.ts'
import { messages } from '../messages.ts'
import ClassesScreen from '../screen.tsx'

const text = messages.nextYear
const NEXT_ID = '6f7e3c1e-6f57-4a53-8f4b-1c1f5e0a0002'

function open(day: string, one: Partial<ClassDetail> = {}) {
  vi.setSystemTime(`${day}T08:00:00Z`)
  onTestFinished(() => void vi.useRealTimers())
  const api = fakeApi()
  api.on(classRoutes.readClass, ({ id }) =>
    success(id === CLASS_ID ? aClassDetail(one) : aClassDetail({ id: NEXT_ID })),
  )
  api.on(classRoutes.listClasses, () => success({ classes: [] }))
  api.on(accountsRoutes.listStudents, () => ({ data: { students: [] } }))
  api.on(classRoutes.startNextYear, () => success({ id: NEXT_ID }))
  return { api, ...renderScreen(<ClassesScreen />, { as: TEACHER, at: `/classes/${CLASS_ID}/eleves` }) }
}
const moved = { id: CLASS_ID, name: '3e B', grade: '3ème', userIds: ['lina'] }

describe('@K01 the passage to the next year', () => {
  it('in the middle of a year is made by who types the name of the class', async () => {
    const { api, user } = open('2026-11-18')
    await press(user, text.open)
    expect(screen.getByText(text.early('4e B'))).toBeTruthy()
    await press(user, text.confirm)
    expect(await screen.findByText(text.typedShape('4e B'))).toBeTruthy()
    expect(api.sentTo(classRoutes.startNextYear)).toEqual([])
    await fill(user, text.typed('4e B'), ' 4E b ')
    await press(user, text.confirm)
    expect(await screen.findByText(text.done('3e B'))).toBeTruthy()
    expect(api.sentTo(classRoutes.startNextYear)).toEqual([moved])
  })

  it.each([
    ['Latin de l’après-midi', "latin de l'apres-midi"],
    ['6e Éole', '6E eole'],
    ['4e B, groupe 2', '4e b groupe 2'],
  ])('of %s is confirmed by %s, as a keyboard writes it', async (name, typed) => {
    const { api, user } = open('2026-11-18', { name })
    await press(user, text.open)
    await fill(user, text.typed(name), typed)
    await press(user, text.confirm)
    await vi.waitFor(() => expect(api.sentTo(classRoutes.startNextYear)).toHaveLength(1))
  })

  it('at the end of a year is made at once', async () => {
    const { api, user } = open('2027-06-30')
    await press(user, text.open)
    expect(screen.queryByText(text.early('4e B'))).toBeNull()
    await press(user, text.confirm)
    expect(await screen.findByText(text.done('3e B'))).toBeTruthy()
    expect(api.sentTo(classRoutes.startNextYear)).toEqual([moved])
  })

  it('is undone after a question, which stays when that fails', async () => {
    const { api, user } = open('2027-06-30', { name: '3e B', undo: { name: '4e B', until: '2027-07-07T08:00:00Z' } })
    api.on(classRoutes.undoNextYear, () => refusal('forbidden'))
    expect(await screen.findByText(text.undoUntil('4e B', '7 juillet 2027'))).toBeTruthy()
    await press(user, text.undo)
    const dialog = within(await screen.findByRole('alertdialog', { name: text.undoSentence('4e B') }))
    await user.click(dialog.getByRole('button', { name: text.undo }))
    expect(await dialog.findByText(messages.apart)).toBeTruthy()
    api.on(classRoutes.undoNextYear, () => refusal('locked'))
    await user.click(dialog.getByRole('button', { name: text.undo }))
    expect(await dialog.findByText(text.undoOver)).toBeTruthy()
    api.on(classRoutes.undoNextYear, () => success({ id: NEXT_ID }))
    await user.click(dialog.getByRole('button', { name: text.undo }))
    expect(await screen.findByText(text.undone('4e B'))).toBeTruthy()
    expect(await screen.findByRole('heading', { name: '4e B' })).toBeTruthy()
  })
})
