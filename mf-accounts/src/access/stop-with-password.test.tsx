import { type Follower, linksRoutes } from '@ariane/shared/contracts/links'
import { modelRoutes } from '@ariane/shared/contracts/model'
import { fakeApi, fill, PUPIL, press, refusal, renderScreen, success } from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import ProfileScreen from '../profile/screen.tsx'
import { messages } from './messages.ts'

const { followers, password } = messages
const DURAND: Follower = {
  userId: 't1',
  fullName: 'Mme Durand',
  role: 'ROLE_TEACHER',
  link: 'created',
  since: '2026-09-01T08:00:00Z',
  needsPassword: true,
}

function open() {
  const api = fakeApi()
  api.on(linksRoutes.readLinkCode, () => success(null))
  api.on(linksRoutes.listFollowers, () => success({ followers: [DURAND] }))
  api.on(linksRoutes.readJournal, () => success({ lines: [] }))
  api.on(modelRoutes.readModelUse, () => success({ model: null, questions: false, barrier: 'no_model' }))
  return { api, ...renderScreen(<ProfileScreen />, { as: PUPIL, at: '/profile/acces' }) }
}

describe('an adult who knows the password of a pupil', () => {
  it('leaves with a new one, which is checked first', async () => {
    const { api, user } = open()
    api.on(linksRoutes.stopFollower, () => refusal('common_password'))
    await press(user, followers.stop('Mme Durand'))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(followers.needsPassword)).toBeTruthy()
    const confirm = () => user.click(dialog.getByRole('button', { name: followers.confirm }))
    await confirm()
    expect(dialog.getByText(password.short)).toBeTruthy()
    await fill(user, followers.newPassword, 'azerty')
    await confirm()
    expect(await dialog.findByText(followers.commonPassword)).toBeTruthy()
    api.on(linksRoutes.stopFollower, () => ({ ok: true }))
    api.on(linksRoutes.listFollowers, () => success({ followers: [] }))
    await fill(user, followers.newPassword, 'trois mots')
    await confirm()
    expect(await screen.findByText(followers.none)).toBeTruthy()
    const sent = { userId: PUPIL.uid, managerUserId: 't1' }
    expect(api.sentTo(linksRoutes.stopFollower)).toEqual([
      { ...sent, newPassword: 'azerty' },
      { ...sent, newPassword: 'trois mots' },
    ])
  })

  it('takes along the end of the account that he had planned, and the pupil reads so', async () => {
    const { api, user } = open()
    api.on(linksRoutes.stopFollower, () => ({ ok: true, accountKept: true }))
    await press(user, followers.stop('Mme Durand'))
    await fill(user, followers.newPassword, 'trois mots')
    await user.click(await screen.findByRole('button', { name: followers.confirm }))
    expect(await screen.findByText(`${followers.stopped('Mme Durand')} ${followers.kept}`)).toBeTruthy()
  })
})
