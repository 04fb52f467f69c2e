import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { chatRoutes } from '@ariane/shared/contracts/chat'
import {
  aStudent,
  fill,
  noNetwork,
  PARENT,
  PUPIL,
  pending,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
  TEACHER,
} from '@ariane/shared/testing/components'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { messages } from '../messages.ts'
import ChatScreen from '../screen.tsx'
import { aChannel, aMessage, anInboxRow, aReport, chatApi } from '../testing/chat.ts'
import { messages as text } from './messages.ts'

const { parents } = text
const NOW = Date.parse('2026-10-05T10:00:00Z')
const ANA = aChannel({ studentName: 'Ana', subject: 'Anglais', description: 'Le prétérit' })

function open(rows: ReturnType<typeof anInboxRow>[], { as = TEACHER, at = '/chat' } = {}) {
  vi.setSystemTime(NOW)
  onTestFinished(() => void vi.useRealTimers())
  const chat = chatApi()
  chat.api.on(chatRoutes.readInbox, () => success({ rows }))
  chat.api.on(accountsRoutes.listStudents, () => ({ data: { students: [aStudent({ userId: PUPIL.uid })] } }))
  return { ...chat, ...renderScreen(<ChatScreen />, { as, at }) }
}

describe('the requests of a teacher’s pupils', () => {
  it('show who waits since when, what was said and what is new', async () => {
    const last = aMessage(1, { content: '', type: 'image', senderName: 'Lina' })
    open([
      anInboxRow({ waitingSince: '2026-10-05T08:00:00Z', unread: 2, reports: 1, last }),
      anInboxRow({ userId: 'ana', channel: ANA }),
    ])
    const [lina, ana] = (await screen.findAllByRole('listitem')).map(item => within(item))
    expect(lina?.getByText(text.waiting(text.hours(2)))).toBeTruthy()
    expect(lina?.getByText(text.unread(2))).toBeTruthy()
    expect(lina?.getByText(text.reported(1))).toBeTruthy()
    expect(lina?.getByText(text.said('Lina', messages.kinds.image))).toBeTruthy()
    expect(ana?.getByText(text.answered)).toBeTruthy()
    expect(ana?.getByRole('link', { name: 'Ana · Anglais' }).getAttribute('href')).toBe('/chat/ana')
  })

  it('wait, and say that there is none', async () => {
    open([])
    expect(screen.getByText(text.loading)).toBeTruthy()
    expect(await screen.findByText(text.none)).toBeTruthy()
    expect(screen.getByText(text.noneHint)).toBeTruthy()
  })

  it('offer another try when they cannot be read', async () => {
    const { api, user } = open([])
    api.on(chatRoutes.readInbox, () => refusal('forbidden'))
    expect(await screen.findByText(text.failure)).toBeTruthy()
    api.on(chatRoutes.readInbox, () => success({ rows: [anInboxRow()] }))
    await press(user, 'Réessayer')
    expect(await screen.findByText('Lina · Mathématiques')).toBeTruthy()
  })

  it('are sorted into open and closed ones, and found by any of their words', async () => {
    const { user } = open([anInboxRow(), anInboxRow({ userId: 'ana', channel: { ...ANA, status: 'closed' } })])
    expect(await screen.findByText('Lina · Mathématiques')).toBeTruthy()
    expect(screen.queryByText('Ana · Anglais')).toBeNull()
    await user.click(screen.getByText(text.closed))
    expect(await screen.findByText('Ana · Anglais')).toBeTruthy()
    await fill(user, text.search, 'preterit')
    expect(screen.getByText('Ana · Anglais')).toBeTruthy()
    await fill(user, text.search, 'x')
    expect(screen.getByText(text.notFound)).toBeTruthy()
  })

  it('come up with the messages that have the words', async () => {
    const { api, user } = open([anInboxRow()])
    const found = { ...aMessage(3, { content: 'Le dénominateur' }), userId: 'ana', studentName: 'Ana' }
    api.on(chatRoutes.searchMessages, () => success({ found: [found] }))
    await fill(user, text.search, 'dénominateur')
    const link = await screen.findByRole('link', { name: text.foundIn('Ana', '5 octobre 2026') })
    expect(link.getAttribute('href')).toBe('/chat/ana')
    expect(api.sentTo(chatRoutes.searchMessages)).toEqual([{ words: 'dénominateur' }])
  })
})

describe('one conversation of a teacher', () => {
  it('has the name of the pupil, what was reported, and the way back', async () => {
    const { api, user } = open([anInboxRow({ reports: 1 })], { at: `/chat/${PUPIL.uid}` })
    api.on(chatRoutes.listReports, () => success({ reports: [aReport({ reason: 'Il se moque' })] }))
    expect(await screen.findByRole('heading', { name: 'Lina Verte' })).toBeTruthy()
    const { reports } = messages
    expect(await screen.findByText(reports.said('Mme Durand', 'Méchant'))).toBeTruthy()
    expect(screen.getByText(reports.reason('Il se moque'))).toBeTruthy()
    await press(user, text.back)
    expect(await screen.findByText(text.subtitle)).toBeTruthy()
  })

  it('is closed with a word to the pupil, which stays when that failed', async () => {
    const { api, user } = open([anInboxRow()], { at: `/chat/${PUPIL.uid}` })
    api.on(chatRoutes.listReports, () => success({ reports: [] }))
    api.on(chatRoutes.closeChannel, noNetwork)
    await press(user, messages.close)
    await fill(user, messages.closeComment, ' Bravo ! ')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: messages.closeConfirm }))
    expect(await dialog.findByText(messages.closeFailure)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(messages.closeComment).value).toBe(' Bravo ! ')
    api.on(chatRoutes.closeChannel, () => success(aChannel({ status: 'closed' })))
    await user.click(dialog.getByRole('button', { name: messages.closeConfirm }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sentTo(chatRoutes.closeChannel).at(-1)).toEqual({ userId: PUPIL.uid, comment: 'Bravo !' })
  })

  it('that was never begun says so', async () => {
    const { api } = open([], { at: '/chat/ana' })
    api.on(chatRoutes.readChannel, () => success({ channel: null, seq: 0, messages: [], more: false }))
    api.on(chatRoutes.listReports, () => success({ reports: [] }))
    expect(await screen.findByText(messages.empty)).toBeTruthy()
  })

  it('that cannot be read offers another try', async () => {
    const { api, user } = open([anInboxRow()], { at: `/chat/${PUPIL.uid}` })
    api.on(chatRoutes.readChannel, () => refusal('forbidden'))
    api.on(chatRoutes.listReports, () => success({ reports: [] }))
    expect(await screen.findByText(messages.loadFailure)).toBeTruthy()
    api.on(chatRoutes.readChannel, () => success({ channel: aChannel(), seq: 0, messages: [], more: false }))
    await press(user, 'Réessayer')
    expect(await screen.findByText(messages.noMessage)).toBeTruthy()
  })
})

describe('what children report to a parent', () => {
  it('is shown with the name of the child until an adult looks into it', async () => {
    const { api } = open([], { as: PARENT })
    api.on(chatRoutes.listReports, () => success({ reports: [aReport()] }))
    api.on(chatRoutes.settleReport, () => ({ ok: true }))
    expect(await screen.findByText(messages.reports.titleFor('Lina Verte'))).toBeTruthy()
    api.on(chatRoutes.listReports, () => success({ reports: [aReport({ settledAt: '2026-10-05T10:00:00Z' })] }))
    await pressTwice(messages.reports.settle)
    expect(await screen.findByText(parents.none)).toBeTruthy()
    expect(api.sentTo(chatRoutes.settleReport)).toEqual([{ userId: PUPIL.uid, id: aReport().id }])
  })

  it('stays when that could not be noted', async () => {
    const { api, user } = open([], { as: PARENT })
    api.on(chatRoutes.listReports, () => success({ reports: [aReport()] }))
    api.on(chatRoutes.settleReport, noNetwork)
    await press(user, messages.reports.settle)
    expect(await screen.findByText(messages.reports.failure)).toBeTruthy()
    expect(screen.getByText(messages.reports.said('Mme Durand', 'Méchant'))).toBeTruthy()
  })

  it('waits for the children, and offers another try when they cannot be read', async () => {
    const { api, user } = open([], { as: PARENT })
    api.on(accountsRoutes.listStudents, () => refusal('forbidden'))
    api.on(chatRoutes.listReports, pending)
    expect(screen.getByText(parents.loading)).toBeTruthy()
    expect(await screen.findByText(parents.failure)).toBeTruthy()
    api.on(accountsRoutes.listStudents, () => ({ data: { students: [] } }))
    await press(user, 'Réessayer')
    expect(await screen.findByText(parents.none)).toBeTruthy()
  })
})
