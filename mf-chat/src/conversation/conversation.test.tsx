import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { chatRoutes } from '@ariane/shared/contracts/chat'
import { linksRoutes } from '@ariane/shared/contracts/links'
import { reportMessages as report } from '@ariane/shared/report'
import { $activeUser } from '@ariane/shared/session'
import {
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
  translatePage,
} from '@ariane/shared/testing/components'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { messages as capture } from '../capture/messages.ts'
import { messages } from '../messages.ts'
import ChatScreen from '../screen.tsx'
import { messages as start } from '../start/messages.ts'
import { aChannel, aMessage, chatApi } from '../testing/chat.ts'

const { compose, state } = messages
const CLOSED = aChannel({ status: 'closed', closedAt: '2026-10-06T08:00:00Z', closeComment: 'Bravo !' })
/** Said twice, for narrow and wide pages. */
const SEND = new RegExp(compose.send)
const sentOf = ({ api }: ReturnType<typeof open>) => api.sentTo(chatRoutes.sendMessage)

function open(room: Parameters<typeof chatApi>[0] = {}) {
  return { ...chatApi(room), ...renderScreen(<ChatScreen />, { as: PUPIL }) }
}

describe('the conversation of a pupil', () => {
  it('shows the request and what was said, each with its sender', async () => {
    open({ messages: [aMessage(1), aMessage(2, { senderId: PUPIL.uid, content: 'Merci' })] })
    const thread = within(await screen.findByRole('region', { name: messages.thread }))
    expect(thread.getByText('Message 1')).toBeTruthy()
    expect(thread.getByText(messages.at('Mme Durand', '11:00'))).toBeTruthy()
    expect(thread.getByText(messages.at(messages.me, '11:00'))).toBeTruthy()
    expect(screen.getByText('Je ne comprends pas les fractions.')).toBeTruthy()
    expect(screen.getByText(messages.openedOn('5 octobre 2026'))).toBeTruthy()
  })

  it('says that nothing was said yet', async () => {
    open()
    expect(await screen.findByText(messages.noMessage)).toBeTruthy()
    expect(screen.getByText(messages.firstHint)).toBeTruthy()
  })

  it('sends a message once for two presses and empties the field', async () => {
    const drawn = open()
    await fill(drawn.user, compose.label, '  Bonjour  ')
    await pressTwice(SEND)
    await waitFor(() => expect(sentOf(drawn)).toHaveLength(1))
    expect(sentOf(drawn)[0]).toMatchObject({ userId: PUPIL.uid, type: 'text', content: 'Bonjour' })
    expect(screen.getByLabelText<HTMLTextAreaElement>(compose.label).value).toBe('')
    expect(await screen.findByText('Bonjour')).toBeTruthy()
  })

  it('sends from a page that the browser translates', async () => {
    const drawn = open({ messages: [aMessage(1)] })
    await screen.findByText('Message 1')
    await translatePage()
    await fill(drawn.user, compose.label, 'Bonjour')
    await press(drawn.user, SEND)
    expect(await screen.findByText('Bonjour')).toBeTruthy()
    await translatePage()
    await waitFor(() => expect(sentOf(drawn)).toHaveLength(1))
    expect(screen.getByText('Message 1')).toBeTruthy()
  })

  it('sends nothing that is blank', async () => {
    const drawn = open()
    await fill(drawn.user, compose.label, '   ')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: SEND }).disabled).toBe(true)
    expect(sentOf(drawn)).toEqual([])
  })

  it.each([
    ['no connection', noNetwork, state.why.later],
    ['a conversation that is closed meanwhile', () => refusal('locked'), state.why.closed],
    ['a consent that is missing', () => refusal('consent_needed'), state.why.consent],
    ['a message that is refused', () => refusal('invalid_input'), state.why.refused],
  ])('keeps a message with its reason after %s, and sends it again under the same id', async (_why, reply, why) => {
    const drawn = open()
    drawn.api.on(chatRoutes.sendMessage, reply)
    await fill(drawn.user, compose.label, 'Bonjour')
    await press(drawn.user, SEND)
    expect(await screen.findByText(why, { exact: false })).toBeTruthy()
    expect(screen.getByText('Bonjour')).toBeTruthy()
    drawn.api.on(chatRoutes.sendMessage, ({ id, content }) =>
      success(aMessage(1, { id, content, senderId: PUPIL.uid })),
    )
    await press(drawn.user, state.resend)
    await waitFor(() => expect(sentOf(drawn)).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText(why, { exact: false })).toBeNull())
    const [first, second] = sentOf(drawn)
    expect(second?.id).toBe(first?.id)
  })

  it('drops a message that was not sent once that is confirmed', async () => {
    const drawn = open()
    drawn.api.on(chatRoutes.sendMessage, () => refusal('invalid_input'))
    await fill(drawn.user, compose.label, 'Bonjour')
    await press(drawn.user, SEND)
    await press(drawn.user, state.discard)
    const dialog = within(await screen.findByRole('alertdialog', { name: state.discardQuestion }))
    await drawn.user.click(dialog.getByRole('button', { name: state.discard }))
    await waitFor(() => expect(screen.queryByText('Bonjour')).toBeNull())
  })

  it('shows at once what the other one writes, and who is writing', async () => {
    const { say } = open({ messages: [aMessage(1)] })
    await screen.findByText('Message 1')
    // Nobody keeps it for who is not connected yet: it is sent with every key.
    await waitFor(() => {
      act(() => say({ kind: 'typing', userId: PUPIL.uid, senderId: TEACHER.uid, senderName: 'Mme Durand' }))
      expect(screen.getByText(messages.typing('Mme Durand'))).toBeTruthy()
    })
    act(() => say({ kind: 'room', userId: PUPIL.uid, from: 1, seq: 2, channel: aChannel(), messages: [aMessage(2)] }))
    expect(await screen.findByText('Message 2')).toBeTruthy()
  })

  it('says that the connection is gone, and that it is back', async () => {
    open()
    await screen.findByLabelText(compose.label)
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'))
    const online = (isOnline: boolean) =>
      act(() => {
        Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
      })
    online(false)
    expect(await screen.findByText(messages.offline)).toBeTruthy()
    online(true)
    await waitFor(() => expect(screen.queryByText(messages.offline)).toBeNull())
  })

  it('loads what is older, and offers another try when it cannot', async () => {
    const { api, user } = open({ messages: [aMessage(5)], more: true })
    api.on(chatRoutes.readChannel, ({ before }) =>
      before === undefined
        ? success({ channel: aChannel(), seq: 5, messages: [aMessage(5)], more: true })
        : refusal('forbidden'),
    )
    await press(user, messages.older)
    expect(await screen.findByText(messages.olderFailure)).toBeTruthy()
    api.on(chatRoutes.readChannel, () => success({ channel: aChannel(), seq: 5, messages: [aMessage(4)], more: false }))
    await press(user, messages.older)
    expect(await screen.findByText('Message 4')).toBeTruthy()
    expect(screen.queryByRole('button', { name: messages.older })).toBeNull()
  })

  it('sends a link once its address is one', async () => {
    const drawn = open()
    await press(drawn.user, capture.link)
    await fill(drawn.user, capture.linkLabel, 'pas un lien')
    await press(drawn.user, capture.linkAdd)
    expect(screen.getByText(capture.linkWrong)).toBeTruthy()
    await fill(drawn.user, capture.linkLabel, 'exemple.fr/cours')
    await press(drawn.user, capture.linkAdd)
    await waitFor(() => expect(sentOf(drawn)).toMatchObject([{ content: 'https://exemple.fr/cours' }]))
    const link = await screen.findByRole('link', { name: 'https://exemple.fr/cours' })
    expect(link.getAttribute('href')).toBe('https://exemple.fr/cours')
  })
})

describe('the end of a conversation', () => {
  it('is confirmed by the pupil, and leads to another request', async () => {
    const { api, user } = open()
    api.on(chatRoutes.closeChannel, () => success(CLOSED))
    await press(user, messages.close)
    const dialog = within(await screen.findByRole('alertdialog', { name: messages.closeQuestion }))
    api.on(chatRoutes.readChannel, () => success({ channel: CLOSED, seq: 1, messages: [], more: false }))
    await user.click(dialog.getByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByText(messages.closed)).toBeTruthy()
    expect(screen.queryByLabelText(compose.label)).toBeNull()
    expect(api.sentTo(chatRoutes.closeChannel)).toEqual([{ userId: PUPIL.uid, comment: messages.closedByPupil }])
    await press(user, messages.newRequest)
    expect(await screen.findByRole('button', { name: start.cancel })).toBeTruthy()
  })

  it('stays asked for when it failed', async () => {
    const { api, user } = open()
    api.on(chatRoutes.closeChannel, noNetwork)
    await press(user, messages.close)
    await press(user, 'Confirmer')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByText(messages.closeFailure)).toBeTruthy()
  })

  it('is read with its day and its last word', async () => {
    open({ channel: CLOSED })
    expect(await screen.findByText(messages.closed)).toBeTruthy()
    expect(screen.getByText(`${messages.closedOn('6 octobre 2026')} · Bravo !`)).toBeTruthy()
  })
})

describe('a message that hurts', () => {
  it.each([
    [0, false, report.notified(0, false)],
    [0, true, report.notified(0, true)],
    [1, false, report.notified(1, false)],
    [3, true, report.notified(3, true)],
  ])(
    'is reported to %i adults (operators: %s), with the reason that was written',
    async (told, operators, sentence) => {
      const { api, user } = open({ messages: [aMessage(1)] })
      api.on(chatRoutes.reportMessage, () => success({ told, operators }))
      await press(user, `${report.action} : Message 1`)
      await fill(user, report.reason, 'Il se moque')
      await pressTwice(report.confirm)
      expect(await screen.findByText(sentence)).toBeTruthy()
      expect(api.sentTo(chatRoutes.reportMessage)).toEqual([
        { userId: PUPIL.uid, messageId: 'm1', reason: 'Il se moque' },
      ])
      expect(screen.queryAllByText(/^3018/).length > 0).toBe(told === 0)
    },
  )

  it('keeps the reason when the report did not arrive', async () => {
    const { api, user } = open({ messages: [aMessage(1)] })
    api.on(chatRoutes.reportMessage, noNetwork)
    await press(user, `${report.action} : Message 1`)
    await fill(user, report.reason, 'Il se moque')
    await press(user, report.confirm)
    expect(await screen.findByText(report.failure)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(report.reason).value).toBe('Il se moque')
  })
})

describe('a teacher who views the pages of a pupil', () => {
  it('reads, writes nothing, and answers in the own name', async () => {
    const { api } = chatApi({ messages: [aMessage(1, { senderId: PUPIL.uid, senderName: 'Lina' })] })
    api.on(linksRoutes.listFollowers, () => refusal('forbidden'))
    // The own pages, which open at the end.
    api.on(chatRoutes.readInbox, pending)
    api.on(chatRoutes.listReports, pending)
    api.on(accountsRoutes.listStudents, pending)
    const viewing = { uid: PUPIL.uid, displayName: 'Lina', grade: '4ème' as const }
    const { user } = renderScreen(<ChatScreen />, { as: TEACHER, viewing })
    expect(await screen.findByText(messages.reading('Lina'))).toBeTruthy()
    expect(screen.queryByLabelText(compose.label)).toBeNull()
    expect(screen.queryByRole('button', { name: messages.close })).toBeNull()
    await press(user, messages.answerAsMe)
    expect($activeUser.get()?.uid).toBe(TEACHER.uid)
  })
})
