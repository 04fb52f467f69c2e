import { accountsRoutes, type StudentSummary } from '@ariane/shared/contracts/accounts'
import { linksRoutes } from '@ariane/shared/contracts/links'
import { rightsRoutes } from '@ariane/shared/contracts/rights'
import { $activeUser } from '@ariane/shared/session'
import {
  aStudent,
  fakeApi,
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
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messages as common } from '../messages.ts'
import { messages } from './messages.ts'
import { parentMessages } from './parent-messages.ts'
import StudentsScreen from './screen.tsx'
import { $passwords } from './store.ts'

const { list, form, card, leave, remove } = messages
const LINA = aStudent({ userId: 'lina', lastConnectedAt: '2026-10-05T08:00:00Z', credits: 25 })

beforeEach(() => $passwords.set({}))

function open(students: StudentSummary[] = [LINA], { as = TEACHER, at = '/profile/eleves' } = {}) {
  const api = fakeApi()
  api.on(accountsRoutes.listStudents, () => ({ data: { students } }))
  const onClose = vi.fn()
  return { api, onClose, ...renderScreen(<StudentsScreen onClose={onClose} />, { as, at }) }
}

describe('the list of pupils', () => {
  it('shows of each who it is, the last visit and the points', async () => {
    open([LINA, aStudent({ firstName: 'Tom' })])
    // A list that was read before is shown until the new one comes.
    const rows = await waitFor(() => {
      const items = screen.getAllByRole('listitem')
      expect(items).toHaveLength(2)
      return items
    })
    const [lina, tom] = rows.map(item => within(item))
    expect(lina?.getByText(list.seen('5 octobre 2026', '10:00'))).toBeTruthy()
    expect(lina?.getByText(list.points(25))).toBeTruthy()
    expect(tom?.getByText(list.never)).toBeTruthy()
  })

  it.each([
    ['a teacher', TEACHER, list, true],
    ['a parent', PARENT, { ...list, ...parentMessages.list }, false],
  ])('says what %s does where there is nobody', async (_who, as, text, imports) => {
    open([], { as })
    expect(await screen.findByText(text.empty)).toBeTruthy()
    expect(await screen.findByRole('button', { name: text.create })).toBeTruthy()
    expect(screen.queryByRole('button', { name: text.import }) !== null).toBe(imports)
  })

  it('waits, and offers another try when it cannot be read', async () => {
    const { api, user } = open()
    api.on(accountsRoutes.listStudents, () => refusal('forbidden'))
    expect(await screen.findByText(list.loading)).toBeTruthy()
    expect(await screen.findByText(list.failure)).toBeTruthy()
    api.on(accountsRoutes.listStudents, () => ({ data: { students: [LINA] } }))
    await press(user, 'Réessayer')
    expect(await screen.findByText('Lina Verte')).toBeTruthy()
  })

  it('finds a pupil of many, and says when nobody has the name', async () => {
    const { user } = open(['Ana', 'Bob', 'Cléo', 'Dan', 'Eva', 'Fay'].map(firstName => aStudent({ firstName })))
    await fill(user, list.search, 'cleo')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await fill(user, list.search, 'zoé')
    expect(screen.getByText(list.nobody)).toBeTruthy()
  })

  it('opens the product as one of them, and closes', async () => {
    const { user, onClose } = open()
    await press(user, list.view('Lina'))
    expect($activeUser.get()).toMatchObject({ uid: 'lina', switched: true })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is not for pupils', () => {
    open([], { as: PUPIL })
    expect(screen.getByText(messages.forManagers)).toBeTruthy()
  })
})

describe('a new pupil', () => {
  const CREATED = success({ userId: 'tom', username: 'tom', login: 'tom2', email: 'tom2@eleve.test' })
  const openForm = () => open([], { at: '/profile/eleves?vue=create' })

  it('needs a name and a password, said above and at the first wrong field', async () => {
    const { api, user } = openForm()
    await press(user, form.create)
    expect(screen.getByText(form.required)).toBeTruthy()
    expect(screen.getByText(form.nameMissing)).toBeTruthy()
    expect(screen.getByText(form.passwordMissing)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(form.firstName))
    await fill(user, form.firstName, 'Tom<3')
    await fill(user, form.password, 'court')
    expect(screen.getByText(form.nameShape)).toBeTruthy()
    expect(screen.getByText(form.short)).toBeTruthy()
    expect(api.sentTo(accountsRoutes.createStudent)).toEqual([])
  })

  it('is created once for two presses, and the card says how to sign in', async () => {
    const { api, user } = openForm()
    api.on(accountsRoutes.createStudent, () => CREATED)
    await fill(user, form.firstName, ' Tom ')
    await user.selectOptions(screen.getByLabelText(form.classroom), '5ème')
    await fill(user, form.password, 'trois mots')
    await pressTwice(form.create)
    expect(await screen.findByRole('heading', { name: messages.titles.card('Tom') })).toBeTruthy()
    expect(screen.getByText('tom2')).toBeTruthy()
    expect(screen.getByText('trois mots')).toBeTruthy()
    const student = { firstName: 'Tom', password: 'trois mots', classroom: '5ème' }
    expect(api.sentTo(accountsRoutes.createStudent)).toEqual([{ creatorUserId: TEACHER.uid, student }])
    await press(user, card.copy)
    expect(await navigator.clipboard.readText()).toContain(`${card.login}\u00a0: tom2`)
    await press(user, card.done)
    expect(await screen.findByText(list.empty)).toBeTruthy()
  })

  it('stays typed after a failed call and a closed sheet, the password in memory alone', async () => {
    const { api, user, unmount } = openForm()
    api.on(accountsRoutes.createStudent, noNetwork)
    await fill(user, form.firstName, 'Tom')
    await fill(user, form.password, 'trois mots')
    await press(user, form.create)
    expect(await screen.findByText(form.createFailure)).toBeTruthy()
    unmount()
    renderScreen(<StudentsScreen />, { as: TEACHER, at: '/profile/eleves?vue=create' })
    expect((await screen.findByLabelText<HTMLInputElement>(form.firstName)).value).toBe('Tom')
    expect(screen.getByLabelText<HTMLInputElement>(form.password).value).toBe('trois mots')
    expect(JSON.stringify({ ...localStorage })).not.toContain('trois mots')
  })

  it('gets a password on demand', async () => {
    const { user } = openForm()
    await press(user, common.password.invent)
    expect(screen.getByLabelText<HTMLInputElement>(form.password).value.length).toBeGreaterThan(5)
  })
})

describe('the account of a pupil', () => {
  it('changes only where something was typed', async () => {
    const { api, user } = open()
    api.on(accountsRoutes.updateStudent, () => success({ userId: 'lina' }))
    await press(user, list.edit('Lina Verte'))
    await fill(user, form.firstName, 'Léna')
    await pressTwice(form.save)
    expect(await screen.findByText(form.saved('Léna'))).toBeTruthy()
    const names = { firstName: 'Léna', lastName: 'Verte', classroom: '4ème' }
    expect(api.sentTo(accountsRoutes.updateStudent)).toEqual([{ id: 'lina', updaterUserId: TEACHER.uid, ...names }])
  })

  it.each([
    ['the password is the pupil’s own', () => refusal('forbidden', ['password']), form.ownPassword],
    ['the server is not reached', noNetwork, form.editFailure],
  ])('keeps what was typed when %s', async (_why, reply, sentence) => {
    const { api, user } = open()
    api.on(accountsRoutes.updateStudent, reply)
    await press(user, list.edit('Lina Verte'))
    await fill(user, form.newPassword, 'trois mots')
    await press(user, form.save)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(form.newPassword).value).toBe('trois mots')
  })

  it('gets another password, which the card shows', async () => {
    const { api, user } = open()
    api.on(accountsRoutes.updateStudent, () => success({ userId: 'lina' }))
    await press(user, list.password('Lina Verte'))
    await press(user, form.save)
    expect(screen.getByText(form.short)).toBeTruthy()
    await fill(user, form.newPassword, 'trois mots')
    await press(user, form.save)
    expect(await screen.findByText('trois mots')).toBeTruthy()
    expect(screen.getByText('lina')).toBeTruthy()
  })
})

describe('the end with a pupil', () => {
  it('is planned with the own password for an account that one made', async () => {
    const { api, user } = open()
    api.on(accountsRoutes.deleteStudent, () => success({ userId: 'lina' }))
    await press(user, list.remove('Lina Verte'))
    const words = common.deletion
    const dialog = within(await screen.findByRole('alertdialog', { name: words.sentence('Lina Verte') }))
    await user.click(dialog.getByRole('button', { name: words.confirm }))
    expect(dialog.getByText(words.passwordMissing)).toBeTruthy()
    await fill(user, words.password, 'trois mots')
    await user.click(dialog.getByRole('button', { name: words.confirm }))
    expect(await screen.findByText(remove.done('Lina Verte'))).toBeTruthy()
    const sent = { id: 'lina', deleterUserId: TEACHER.uid, password: 'trois mots' }
    expect(api.sentTo(accountsRoutes.deleteStudent)).toEqual([sent])
  })

  it('is taken back, or stays planned when that failed', async () => {
    const { api, user } = open([{ ...LINA, endsAt: '2026-10-12T08:00:00Z' }])
    api.on(rightsRoutes.undoDeletion, noNetwork)
    expect(await screen.findByText(remove.planned('12 octobre 2026'))).toBeTruthy()
    await press(user, remove.undoFor('Lina Verte'))
    expect(await screen.findByText(remove.undoFailure)).toBeTruthy()
    api.on(rightsRoutes.undoDeletion, () => ({ ok: true }))
    api.on(accountsRoutes.listStudents, () => ({ data: { students: [LINA] } }))
    await press(user, remove.undoFor('Lina Verte'))
    expect(await screen.findByText(remove.undone('Lina Verte'))).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(remove.planned('12 octobre 2026'))).toBeNull())
  })

  it('has no password and no class to choose for whom a code let in', async () => {
    const { api, user } = open([{ ...LINA, link: 'code', relation: 'code' }])
    api.on(accountsRoutes.updateStudent, () => success({ userId: 'lina' }))
    await press(user, list.edit('Lina Verte'))
    expect(screen.queryByRole('button', { name: list.password('Lina Verte') })).toBeNull()
    expect(await screen.findByText(form.ownPassword)).toBeTruthy()
    expect(screen.queryByLabelText(form.classroom)).toBeNull()
    await press(user, form.save)
    await waitFor(() => expect(api.sentTo(accountsRoutes.updateStudent)).toHaveLength(1))
    expect(api.sentTo(accountsRoutes.updateStudent)[0]).not.toHaveProperty('classroom')
  })

  it('is a question for an account that another adult made', async () => {
    const { api, user } = open([{ ...LINA, link: 'code' }])
    api.on(linksRoutes.leaveStudent, noNetwork)
    await press(user, list.leave('Lina Verte'))
    const dialog = within(await screen.findByRole('alertdialog', { name: leave.sentence('Lina Verte') }))
    await user.click(dialog.getByRole('button', { name: leave.confirm }))
    expect(await dialog.findByText(leave.failure)).toBeTruthy()
    api.on(linksRoutes.leaveStudent, () => ({ ok: true }))
    api.on(accountsRoutes.listStudents, pending)
    await user.click(dialog.getByRole('button', { name: leave.confirm }))
    const sent = { userId: 'lina', managerUserId: TEACHER.uid }
    await waitFor(() => expect(api.sentTo(linksRoutes.leaveStudent)).toEqual([sent, sent]))
  })
})
