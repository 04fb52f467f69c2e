import { chatRoutes } from '@ariane/shared/contracts/chat'
import { consentRoutes } from '@ariane/shared/contracts/consent'
import { learningRoutes } from '@ariane/shared/contracts/learning'
import { linksRoutes } from '@ariane/shared/contracts/links'
import {
  fill,
  noNetwork,
  PUPIL,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
} from '@ariane/shared/testing/components'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import ChatScreen from '../screen.tsx'
import { aChannel, chatApi } from '../testing/chat.ts'
import { messages as text } from './messages.ts'

const CONSENT = 'Il manque l’accord d’un parent'
const sub = { id: 's1', title: 'Comparer', prompts: [] }
const CHAPTERS = [{ id: 'c1', title: 'Les fractions', prompts: [], subChapters: [sub] }]

function open(at?: string) {
  const { api } = chatApi({ channel: null })
  return { api, ...renderScreen(<ChatScreen />, { as: PUPIL, ...(at && { at }) }) }
}
type User = ReturnType<typeof open>['user']

async function write(user: User) {
  await user.selectOptions(await screen.findByLabelText(text.subject), 'Mathématiques')
  await fill(user, text.description, 'Je ne comprends pas.')
}

describe('asking a teacher', () => {
  it('waits for the conversation, then says what the form needs, step by step', async () => {
    const { user } = open()
    expect(screen.getByText(messages.loading)).toBeTruthy()
    const start = await screen.findByRole<HTMLButtonElement>('button', { name: text.start })
    expect(start.disabled).toBe(true)
    expect(screen.getByText(text.needs.both)).toBeTruthy()
    await fill(user, text.description, 'Je ne comprends pas.')
    expect(screen.getByText(text.needs.subject)).toBeTruthy()
    await user.selectOptions(screen.getByLabelText(text.subject), 'Mathématiques')
    expect(start.disabled).toBe(false)
  })

  it('opens one conversation for two presses, with the chapter that was chosen', async () => {
    const { api, user } = open()
    api.on(learningRoutes.listChapters, () => success({ chapters: CHAPTERS }))
    api.on(chatRoutes.openChannel, () => success(aChannel()))
    await write(user)
    await screen.findByRole('option', { name: 'Les fractions' })
    await user.selectOptions(screen.getByLabelText(text.chapter), 'c1')
    await user.selectOptions(screen.getByLabelText(text.subChapter), 's1')
    await pressTwice(text.start)
    await waitFor(() => expect(api.sentTo(chatRoutes.openChannel)).toHaveLength(1))
    const description = 'Je ne comprends pas.'
    const request = { subject: 'Mathématiques', description, chapterId: 'c1', subChapterId: 's1' }
    expect(api.sentTo(chatRoutes.openChannel)).toEqual([{ userId: PUPIL.uid, ...request }])
  })

  it.each([
    ['the server is not reached', noNetwork],
    ['it was refused', () => refusal('too_many_requests')],
  ])('keeps what was written when %s, also for the next visit', async (_why, reply) => {
    const { api, user, unmount } = open()
    api.on(chatRoutes.openChannel, reply)
    await write(user)
    await press(user, text.start)
    expect(await screen.findByText(text.failure)).toBeTruthy()
    unmount()
    renderScreen(<ChatScreen />, { as: PUPIL })
    const kept = await screen.findByLabelText<HTMLTextAreaElement>(text.description)
    expect(kept.value).toBe('Je ne comprends pas.')
    expect(screen.getByLabelText<HTMLSelectElement>(text.subject).value).toBe('Mathématiques')
  })

  it('can be begun where it is not known whether a conversation is open, which is asked again on demand', async () => {
    const { api, user } = open()
    api.on(chatRoutes.readChannel, () => refusal('forbidden'))
    expect(await screen.findByText(text.notChecked)).toBeTruthy()
    api.on(chatRoutes.readChannel, () => success({ channel: aChannel(), seq: 0, messages: [], more: false }))
    await press(user, text.check)
    expect(await screen.findByText(messages.noMessage)).toBeTruthy()
  })

  it('says that the chapters are missing, and goes without them', async () => {
    const { api, user } = open()
    api.on(learningRoutes.listChapters, () => refusal('forbidden'))
    await write(user)
    expect(await screen.findByText(text.chaptersFailure)).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>(text.chapter).disabled).toBe(true)
  })

  it('says before anything is written that nobody would answer', async () => {
    const { api } = open()
    api.on(linksRoutes.listFollowers, () => success({ followers: [] }))
    expect(await screen.findByText(text.nobody)).toBeTruthy()
    expect((await screen.findByRole('link', { name: text.nobodyAction })).getAttribute('href')).toBe('/profile/acces')
  })

  it('says before anything is written that a parent has to agree', async () => {
    const { api } = open()
    const consent = { state: 'missing' as const, by: null, email: null, at: null }
    api.on(consentRoutes.readConsent, () => success({ ...consent, way: 'mail', mayDeclareAge: false }))
    expect(await screen.findByText(CONSENT)).toBeTruthy()
  })

  it('says so when the server knows better', async () => {
    const { api, user } = open()
    api.on(chatRoutes.openChannel, () => refusal('consent_needed'))
    await write(user)
    expect(screen.queryByText(CONSENT)).toBeNull()
    await press(user, text.start)
    expect(await screen.findByText(CONSENT)).toBeTruthy()
    expect(screen.queryByText(text.failure)).toBeNull()
  })

  it('shows the numbers to call beside words of distress, and sends nothing by itself', async () => {
    const { api, user } = open()
    await fill(user, text.description, 'J’ai envie de mourir')
    expect(await screen.findByText('Vous n’avez pas à rester avec ça.')).toBeTruthy()
    expect(api.sentTo(chatRoutes.openChannel)).toEqual([])
  })
})
