import { type ClassPupil, classRoutes } from '@ariane/shared/contracts/classes'
import { type ConsentRow, consentSlipRoutes } from '@ariane/shared/contracts/consent-slips'
import { fakeApi, press, renderScreen, success, TEACHER } from '@ariane/shared/testing/components'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aClassDetail, CLASS_ID } from '../../../testing/classes.ts'
import { messages } from '../../messages.ts'
import ClassesScreen from '../../screen.tsx'

const text = messages.consents
const slip = { madeAt: '2026-09-01T08:00:00Z', answer: null, answeredAt: null, remindedAt: null }
const row = (userId: string, part: Partial<ConsentRow> = {}): ConsentRow => ({
  userId,
  fullName: userId,
  login: userId,
  state: 'missing',
  by: null,
  at: null,
  mayTick: true,
  slip,
  ...part,
})
const given: Partial<ConsentRow> = { state: 'given', by: 'Mme Durand', at: '2026-10-05T08:00:00Z' }

function open(rows = [row('Lina'), row('Tom')], id = CLASS_ID, as = TEACHER) {
  const api = fakeApi()
  api.on(classRoutes.readClass, () => success(aClassDetail({ id })))
  api.on(consentSlipRoutes.readClassConsents, () => success({ rows }))
  return { api, ...renderScreen(<ClassesScreen />, { as, at: `/classes/${id}/accords` }) }
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: text.signed(name) })
const isTicked = async (name: string) => (await box(name)).checked
describe('@K08 ticks of signed slips that nobody saved yet', () => {
  it('are there again when the teacher comes back, for this class and for her alone', async () => {
    const { user } = open()
    await user.click(await box('Lina'))
    cleanup()
    open()
    expect([await isTicked('Lina'), await isTicked('Tom')]).toEqual([true, false])
    expect(screen.getByRole('button', { name: text.record(1) })).toBeTruthy()
    cleanup()
    open(undefined, crypto.randomUUID())
    expect(await isTicked('Lina')).toBe(false)
    cleanup()
    open(undefined, CLASS_ID, { ...TEACHER, uid: 'another' })
    expect(await isTicked('Lina')).toBe(false)
  })

  it('are forgotten for who has a consent by now', async () => {
    const { user } = open()
    await user.click(await box('Lina'))
    cleanup()
    open([row('Lina', given), row('Tom')])
    expect(await screen.findByRole('button', { name: text.record(0) })).toBeTruthy()
  })

  const answered = (answer: 'yes' | 'no') => ({ ...slip, answer, answeredAt: '2026-10-05T08:00:00Z' })
  it.each([
    ['a « no » that came since', answered('no'), false],
    ['another slip, made after a withdrawal', { ...slip, madeAt: '2026-10-06T08:00:00Z' }, false],
    ['a « yes » that came since', answered('yes'), true],
    ['a reminder', { ...slip, remindedAt: '2026-10-05T08:00:00Z' }, true],
  ])('after %s: %j', async (_what, now, isKept) => {
    const { user } = open()
    await user.click(await box('Lina'))
    cleanup()
    open([row('Lina', { slip: now }), row('Tom')])
    expect(await isTicked('Lina')).toBe(isKept)
  })

  it('may be made beside a « no » that was read: a signed slip came all the same', async () => {
    const refused = [row('Lina', { slip: answered('no') })]
    const { user } = open(refused)
    await user.click(await box('Lina'))
    cleanup()
    open(refused)
    expect(await isTicked('Lina')).toBe(true)
  })

  it('are gone from the device once they are saved', async () => {
    const { api, user } = open()
    api.on(consentSlipRoutes.tickSignedSlips, () => ({ ok: true }))
    await user.click(await box('Lina'))
    await press(user, text.record(1))
    api.on(consentSlipRoutes.readClassConsents, () => success({ rows: [row('Lina', given), row('Tom')] }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.recordConfirm }))
    expect(await screen.findByText(text.recorded(1))).toBeTruthy()
    expect(api.sentTo(consentSlipRoutes.tickSignedSlips)).toEqual([{ id: CLASS_ID, userIds: ['Lina'] }])
    expect(Object.keys(localStorage).filter(key => key.includes('slips'))).toEqual([])
  })
})

it('@K08 the board names a pupil as the class knows him', async () => {
  const lina = { ...aClassDetail().pupils[0], userId: 'lina', fullName: 'tigre-sage143', knownAs: 'Léa Martin' }
  const api = fakeApi()
  api.on(classRoutes.readClass, () => success(aClassDetail({ pupils: [lina as ClassPupil] })))
  api.on(consentSlipRoutes.readClassConsents, () => success({ rows: [row('lina', { fullName: 'tigre-sage143' })] }))
  renderScreen(<ClassesScreen />, { as: TEACHER, at: `/classes/${CLASS_ID}/accords` })
  expect(await box('Léa Martin (tigre-sage143)')).toBeTruthy()
})
