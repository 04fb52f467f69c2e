import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { classMemberRoutes } from '@ariane/shared/contracts/class-members'
import { type ClassMessage, classMessageRoutes } from '@ariane/shared/contracts/class-messages'
import { type ClassDetail, type ClassSummary, classRoutes } from '@ariane/shared/contracts/classes'
import { familiesRoutes } from '@ariane/shared/contracts/families'
import {
  fakeApi,
  fill,
  noNetwork,
  PARENT,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
  TEACHER,
} from '@ariane/shared/testing/components'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aClass, aClassDetail, CLASS_ID } from '../testing/classes.ts'
import { messages } from './messages.ts'
import { messages as written } from './page/class-messages/messages.ts'
import ClassesScreen from './screen.tsx'

const { list, form, page, requests, code, groups, archive, invitation } = messages
const PAGE = `/classes/${CLASS_ID}`
const NOBODY = { pupils: [], found: 0, pressing: 0, others: 0 }

describe('the classes of a teacher', () => {
  function open(classes: ClassSummary[]) {
    vi.setSystemTime('2026-10-05T08:00:00Z')
    onTestFinished(() => void vi.useRealTimers())
    const api = fakeApi()
    api.on(classRoutes.listClasses, () => success({ classes }))
    api.on(familiesRoutes.listNeeds, () => success(NOBODY))
    return { api, ...renderScreen(<ClassesScreen />, { as: TEACHER, at: '/classes' }) }
  }

  it('are cards with what waits in them, the archived ones apart', async () => {
    const old = aClass({ id: crypto.randomUUID(), name: '5e A', archivedAt: '2026-07-01T08:00:00Z' })
    open([aClass({ requests: 2, teachers: ['Mme Durand', 'M. Roy'] }), old])
    const current = within(await screen.findByRole('list', { name: list.label }))
    expect(current.getByRole('link').getAttribute('href')).toBe(PAGE)
    expect(current.getByText(list.requests(2))).toBeTruthy()
    expect(current.getByText(list.teachers('M. Roy'))).toBeTruthy()
    expect(within(await screen.findByRole('list', { name: list.archived })).getByText('5e A')).toBeTruthy()
  })

  it('say what to do where there is none', async () => {
    open([])
    expect(screen.getByText(messages.loading)).toBeTruthy()
    expect(await screen.findByText(list.empty)).toBeTruthy()
    expect(await screen.findByRole('link', { name: list.import })).toBeTruthy()
  })

  it('offer another try when they cannot be read', async () => {
    const { api, user } = open([])
    api.on(classRoutes.listClasses, () => refusal('forbidden'))
    expect(await screen.findByText(messages.failure)).toBeTruthy()
    api.on(classRoutes.listClasses, () => success({ classes: [] }))
    await press(user, 'Réessayer')
    expect(await screen.findByText(list.empty)).toBeTruthy()
  })

  it('are created once for two presses, in the school year of today', async () => {
    const { api, user } = open([])
    api.on(classRoutes.createClass, () => success({ id: CLASS_ID }))
    api.on(classRoutes.readClass, () => success(aClassDetail()))
    await press(user, list.create)
    await fill(user, form.name, '<4e>')
    await press(user, form.create)
    expect(screen.getByText(form.nameShape)).toBeTruthy()
    await fill(user, form.name, '4e B')
    await user.selectOptions(screen.getByLabelText(form.grade), '4ème')
    await pressTwice(form.create)
    expect(await screen.findByRole('heading', { name: '4e B' })).toBeTruthy()
    const sent = { name: '4e B', grade: '4ème', schoolYear: 2026 }
    expect(api.sentTo(classRoutes.createClass)).toEqual([sent])
  })

  it.each([
    ['there is no room', () => refusal('full'), form.notMade.full],
    ['the server refuses it', () => refusal('forbidden'), form.failure],
  ])('stay typed when %s', async (_why, reply, sentence) => {
    const { api, user } = open([])
    api.on(classRoutes.createClass, reply)
    await press(user, list.create)
    await fill(user, form.name, '4e B')
    await press(user, form.create)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(form.name).value).toBe('4e B')
  })

  it('are not for parents', () => {
    renderScreen(<ClassesScreen />, { as: PARENT, at: '/classes' })
    expect(screen.getByText(messages.forTeachers)).toBeTruthy()
  })
})

describe('a class', () => {
  function open(one: Partial<ClassDetail> = {}, part = 'eleves') {
    const api = fakeApi()
    api.on(classRoutes.readClass, () => success(aClassDetail(one)))
    api.on(classRoutes.listClasses, () => success({ classes: [] }))
    api.on(accountsRoutes.listStudents, () => ({ data: { students: [] } }))
    return { api, ...renderScreen(<ClassesScreen />, { as: TEACHER, at: `${PAGE}/${part}` }) }
  }

  it('that is not one’s own does not exist', async () => {
    const { api, user } = open()
    api.on(classRoutes.readClass, () => refusal('not_found'))
    expect(await screen.findByText(page.missing)).toBeTruthy()
    await press(user, messages.back)
    expect(await screen.findByText(list.empty)).toBeTruthy()
  })

  it('offers another try when it cannot be read', async () => {
    const { api, user } = open()
    api.on(classRoutes.readClass, () => refusal('forbidden'))
    expect(await screen.findByText(page.failure)).toBeTruthy()
    api.on(classRoutes.readClass, () => success(aClassDetail()))
    await press(user, 'Réessayer')
    expect(await screen.findByRole('heading', { name: '4e B' })).toBeTruthy()
  })

  it('that is archived does not change any more', async () => {
    open({ archivedAt: '2026-07-01T08:00:00Z' })
    expect(await screen.findByText(page.archivedOn('1er juillet 2026'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: code.make })).toBeNull()
    expect(screen.queryByRole('button', { name: page.edit })).toBeNull()
  })

  it.each([
    [requests.accept('Tom Roux'), true, requests.accepted('Tom Roux')],
    [requests.refuse('Tom Roux'), false, requests.refused('Tom Roux')],
  ])('is entered when a teacher says so: %s', async (button, accept, said) => {
    const request = { userId: 'tom', fullName: 'Tom Roux', login: 'tom', askedAt: '2026-10-05T08:00:00Z' }
    const { api, user } = open({ requests: [request] })
    api.on(classMemberRoutes.answerClassRequest, () => ({ ok: true }))
    expect(await screen.findByText(requests.since('5 octobre 2026'))).toBeTruthy()
    api.on(classRoutes.readClass, () => success(aClassDetail()))
    await press(user, button)
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.queryByText(requests.title)).toBeNull()
    expect(api.sentTo(classMemberRoutes.answerClassRequest)).toEqual([{ id: CLASS_ID, userId: 'tom', accept }])
  })

  it('has a code, made once for two presses', async () => {
    const { api } = open()
    const made = { code: 'ABCD2345', expiresAt: '2026-10-12T08:00:00Z' }
    api.on(classMemberRoutes.makeClassCode, () => success(made))
    await screen.findByText(code.title)
    api.on(classRoutes.readClass, () => success(aClassDetail({ code: made })))
    await pressTwice(code.make)
    expect(await screen.findByText(code.until('12 octobre 2026'))).toBeTruthy()
    expect(api.sentTo(classMemberRoutes.makeClassCode)).toHaveLength(1)
  })

  it('keeps the name of a group that could not be saved', async () => {
    const { api, user } = open()
    api.on(classMemberRoutes.saveClassGroup, () => refusal('locked'))
    await press(user, groups.create)
    await press(user, groups.save)
    expect(screen.getByText(form.nameShape)).toBeTruthy()
    await fill(user, groups.name, 'Rouge')
    await press(user, groups.save)
    expect(await screen.findByText(messages.locked)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(groups.name).value).toBe('Rouge')
  })

  it('is archived after a question', async () => {
    const { api, user } = open()
    api.on(classRoutes.archiveClass, noNetwork)
    await press(user, archive.open)
    const dialog = within(await screen.findByRole('alertdialog', { name: archive.sentence('4e B') }))
    await user.click(dialog.getByRole('button', { name: archive.confirm }))
    expect(await dialog.findByText(messages.actionFailure)).toBeTruthy()
    api.on(classRoutes.archiveClass, () => ({ ok: true }))
    await user.click(dialog.getByRole('button', { name: archive.confirm }))
    expect(await screen.findByText(archive.done('4e B'))).toBeTruthy()
  })

  describe('gets messages', () => {
    const sentBefore: ClassMessage = {
      id: CLASS_ID,
      text: 'Contrôle lundi',
      from: 'Mme Durand',
      sentAt: '2026-10-05T08:00:00Z',
      withdrawnAt: null,
      group: null,
      pupils: { readers: 3, recipients: 24 },
      families: null,
    }
    function openMessages(messagesSent: ClassMessage[], families = 12) {
      const drawn = open({}, 'messages')
      const reach = [{ groupId: null, pupils: 24, families }]
      drawn.api.on(classMessageRoutes.listClassMessages, () => success({ messages: messagesSent, reach }))
      return drawn
    }

    it('for pupils and parents, with one call for two presses', async () => {
      const { api, user } = openMessages([])
      api.on(classMessageRoutes.sendClassMessage, () => success({ id: CLASS_ID }))
      expect(await screen.findByText(written.none)).toBeTruthy()
      await press(user, written.send)
      expect(screen.getByText(written.textShape)).toBeTruthy()
      await user.click(await screen.findByRole('radio', { name: new RegExp(`^${written.audiences.both}`) }))
      await fill(user, written.text, 'Contrôle lundi')
      await pressTwice(written.send)
      expect(await screen.findByText(written.sent)).toBeTruthy()
      const sent = { id: CLASS_ID, text: 'Contrôle lundi', audiences: ['pupils', 'families'] }
      expect(api.sentTo(classMessageRoutes.sendClassMessage)).toEqual([sent])
    })

    it.each([
      ['twenty were sent today', () => refusal('too_many_requests'), written.tooMany],
      ['there is no room', () => refusal('full'), written.full],
      ['nobody would get it', () => refusal('conflict'), written.nobody],
    ])('that stay typed when %s', async (_why, reply, sentence) => {
      const { api, user } = openMessages([])
      api.on(classMessageRoutes.sendClassMessage, reply)
      await fill(user, written.text, 'Contrôle lundi')
      await press(user, written.send)
      expect(await screen.findByText(sentence)).toBeTruthy()
      expect(screen.getByLabelText<HTMLTextAreaElement>(written.text).value).toBe('Contrôle lundi')
    })

    it('that no parent is linked, and how one is: with the slips of the class', async () => {
      openMessages([], 0)
      expect(await screen.findByText(written.noParent)).toBeTruthy()
      expect(screen.getByText(written.reach.families(0))).toBeTruthy()
      expect(screen.getByRole('link', { name: written.toSlips }).getAttribute('href')).toBe(`${PAGE}/accords`)
    })

    it('that wait for a consent, and says so before and after sending', async () => {
      const { api } = openMessages([{ ...sentBefore, waiting: 1 }])
      const reach = [{ groupId: null, pupils: 23, waiting: 2, families: 12 }]
      api.on(classMessageRoutes.listClassMessages, () => success({ messages: [{ ...sentBefore, waiting: 1 }], reach }))
      expect(await screen.findByText(written.waiting(2))).toBeTruthy()
      expect(screen.getByText(written.waiting(1))).toBeTruthy()
    })

    it('that say how many read them, and are withdrawn after a question', async () => {
      const { api, user } = openMessages([sentBefore])
      api.on(classMessageRoutes.withdrawClassMessage, () => ({ ok: true }))
      expect(await screen.findByText(written.read.pupils(3, 24))).toBeTruthy()
      await press(user, written.withdrawAt(written.at('5 octobre 2026', '10:00')))
      const dialog = within(await screen.findByRole('alertdialog'))
      api.on(classMessageRoutes.listClassMessages, () =>
        success({ messages: [{ ...sentBefore, withdrawnAt: '2026-10-05T09:00:00Z' }], reach: [] }),
      )
      await user.click(dialog.getByRole('button', { name: written.withdraw }))
      expect(await screen.findByText(written.withdrawn)).toBeTruthy()
    })
  })
})

describe('the invitation of another teacher', () => {
  function open(token = '#un-jeton-assez-long-pour') {
    const api = fakeApi()
    api.on(classRoutes.listClasses, () => success({ classes: [] }))
    api.on(accountsRoutes.listStudents, () => ({ data: { students: [] } }))
    return { api, ...renderScreen(<ClassesScreen />, { as: TEACHER, at: `/classes/invitation${token}` }) }
  }

  it.each([
    ['has served', () => refusal('not_found'), invitation.unknown],
    ['is for who teaches it already', () => refusal('conflict'), invitation.already],
    ['does not reach the server', noNetwork, invitation.failure],
  ])('says so when it %s', async (_why, reply, sentence) => {
    const { api, user } = open()
    api.on(classMemberRoutes.acceptInvitation, reply)
    await press(user, invitation.accept)
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('says that its link was cut', async () => {
    open('')
    expect(await screen.findByText(invitation.missing)).toBeTruthy()
  })

  it('opens the class', async () => {
    const { api } = open()
    api.on(classMemberRoutes.acceptInvitation, () => success({ id: CLASS_ID, name: '4e B' }))
    api.on(classRoutes.readClass, () => success(aClassDetail()))
    await pressTwice(invitation.accept)
    expect(await screen.findByRole('heading', { name: '4e B' })).toBeTruthy()
    await waitFor(() => expect(api.sentTo(classMemberRoutes.acceptInvitation)).toHaveLength(1))
  })
})
