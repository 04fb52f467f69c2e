import { accountsRoutes, type Profile } from '@ariane/shared/contracts/accounts'
import { signInRoutes } from '@ariane/shared/contracts/sign-in'
import { useLocation } from '@ariane/shared/router'
import { $activeUser, $menuOpen, $session, setMenuOpen } from '@ariane/shared/session'
import {
  aStudent,
  fakeApi,
  noNetwork,
  onPhone,
  PARENT,
  PUPIL,
  pending,
  press,
  refusal,
  renderScreen,
  TEACHER,
} from '@ariane/shared/testing/components'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { messages as switcherText } from '../switcher/messages.ts'
import { $unread } from '../unread-count/store.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ChildrenOnly } from './children-only.tsx'
import { messages } from './messages.ts'
import { PageFoot } from './page-foot.tsx'
import { SideMenu } from './side-menu.tsx'
import { ViewingBanner } from './viewing-banner.tsx'

const { menu } = messages
const { switcher, parentSwitcher } = switcherText
const VIEWED = { uid: 'lina', displayName: 'Lina Verte', grade: '4ème' as const }
const COACH: Profile = { ...TEACHER, roles: ['ROLE_COACH'] }

function Address() {
  return <output>{useLocation().pathname}</output>
}

beforeEach(() => setMenuOpen(true))

const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the menu', () => {
  it.each([
    ['a pupil', PUPIL, ['Réviser', 'Tableau de bord', 'Chat Prof'], ['Installation']],
    ['a teacher', TEACHER, ['Mes classes', 'Chat Prof', switcher.manage], ['Installation']],
    ['a coach', COACH, ['Mes classes', 'Chat Prof'], ['Installation']],
    ['a parent', PARENT, [parentSwitcher.manage], ['Réviser', 'Mes classes', 'Installation']],
    ['an operator', { ...TEACHER, operates: true }, ['Installation'], []],
  ])('of %s has what is his and nothing else', (_who, as, has, lacks) => {
    renderScreen(<SideMenu />, { as })
    const shown = links().join(' ')
    for (const name of [...has, menu.help]) expect(shown).toContain(name)
    for (const name of lacks) expect(shown).not.toContain(name)
  })

  it('marks the page that is open, wherever in it one is', () => {
    renderScreen(<SideMenu />, { as: PUPIL, at: '/chat/t1' })
    const current = screen.getAllByRole('link', { current: 'page' })
    expect(current.map(({ textContent }) => textContent)).toEqual(['Chat Prof'])
  })

  it('says how many messages wait', () => {
    $unread.set(2)
    onTestFinished(() => $unread.set(0))
    renderScreen(<SideMenu />, { as: PUPIL })
    expect(screen.getByRole('link', { name: /Chat Prof.*2 messages non lus/ })).toBeTruthy()
  })

  it('gets small and says so, and names its entries all the same', async () => {
    const { user } = renderScreen(<SideMenu />, { as: PUPIL })
    await press(user, menu.close)
    expect((await screen.findByRole('button', { name: menu.open })).getAttribute('aria-expanded')).toBe('false')
    expect(await screen.findByRole('link', { name: 'Chat Prof' })).toBeTruthy()
    expect($menuOpen.get()).toBe(false)
  })

  it('closes when the window becomes as narrow as a phone', async () => {
    renderScreen(<SideMenu />, { as: PUPIL })
    expect(await screen.findByRole('button', { name: menu.close })).toBeTruthy()
    onPhone()
    expect(await screen.findByRole('button', { name: menu.open })).toBeTruthy()
  })

  it.each([
    [PUPIL, 'Lina', '4ème'],
    [TEACHER, 'Mme Durand', 'Professeur'],
    [{ ...PUPIL, assignedBy: 't1' }, 'Lina', menu.followed],
  ])('says who is signed in', (as, name, standing) => {
    renderScreen(<SideMenu />, { as })
    expect(screen.getByText(name)).toBeTruthy()
    expect(screen.getByText(standing)).toBeTruthy()
  })

  it('signs out', async () => {
    const api = fakeApi()
    api.on(signInRoutes.signOut, () => ({ ok: true }))
    const { user } = renderScreen(<SideMenu />, { as: PUPIL })
    await press(user, menu.signOut)
    await waitFor(() => expect($session.get()).toEqual({ status: 'signedOut', expired: false }))
  })

  it('says that the sign-out failed and stays', async () => {
    fakeApi().on(signInRoutes.signOut, noNetwork)
    const { user } = renderScreen(<SideMenu />, { as: PUPIL })
    await press(user, menu.signOut)
    expect(await screen.findByText(menu.signOutFailure)).toBeTruthy()
    expect($session.get().status).toBe('signedIn')
  })
})

describe('the bar of a phone', () => {
  it.each([
    ['a pupil', PUPIL, ['Accueil', 'Réviser', 'Scolaire', 'Chat Prof']],
    ['a teacher', TEACHER, ['Accueil', 'Mes classes', 'Chat Prof']],
  ])('has the first sections of %s, and the menu behind « Plus »', async (_who, as, names) => {
    onPhone()
    setMenuOpen(false)
    const { user } = renderScreen(<BottomBar />, { as })
    expect(links()).toEqual(expect.arrayContaining(names))
    await press(user, menu.more)
    expect($menuOpen.get()).toBe(true)
  })
})

describe('viewing a pupil', () => {
  it('is said above the page, with the way back', async () => {
    fakeApi().on(accountsRoutes.listStudents, () => ({ data: { students: [aStudent()] } }))
    const { user } = renderScreen(<ViewingBanner />, { as: TEACHER, viewing: VIEWED })
    expect(screen.getByText(menu.viewing('Lina Verte'))).toBeTruthy()
    await press(user, menu.back)
    expect($activeUser.get()?.uid).toBe(TEACHER.uid)
    expect(screen.queryByText(menu.viewing('Lina Verte'))).toBeNull()
  })

  async function choose(as: Profile, open: string) {
    const drawn = renderScreen(
      <>
        <SideMenu />
        <Address />
      </>,
      { as },
    )
    await press(drawn.user, open)
    return drawn
  }

  it('begins with a choice among all pupils', async () => {
    fakeApi().on(accountsRoutes.listStudents, () => ({ data: { students: [aStudent()] } }))
    const { user } = await choose(TEACHER, switcher.choose)
    await press(user, /Lina Verte/)
    expect($activeUser.get()).toEqual({ ...VIEWED, switched: true })
    expect(await screen.findByText(menu.viewed('Lina Verte, 4ème'))).toBeTruthy()
  })

  it('finds a pupil of many by a part of the name, and says when nobody has it', async () => {
    const students = ['Ana', 'Bob', 'Cléo', 'Dan', 'Eva', 'Fay'].map(firstName => aStudent({ firstName }))
    fakeApi().on(accountsRoutes.listStudents, () => ({ data: { students } }))
    const { user } = await choose(TEACHER, switcher.choose)
    const search = await screen.findByLabelText(switcher.search)
    await user.type(search, 'cleo')
    expect(await screen.findByRole('button', { name: /Cléo Verte/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Bob Verte/ })).toBeNull()
    await user.type(search, 'x')
    expect(screen.getByText(switcher.nobody)).toBeTruthy()
  })

  it.each([
    ['a teacher', TEACHER, switcher],
    ['a parent', PARENT, parentSwitcher],
  ])('waits, then says what to do where %s has nobody', async (_who, as, text) => {
    const api = fakeApi()
    api.on(accountsRoutes.listStudents, pending)
    const { user } = await choose(as, text.choose)
    expect(await screen.findByText(text.loading)).toBeTruthy()
    api.on(accountsRoutes.listStudents, () => ({ data: { students: [] } }))
    await press(user, 'Fermer')
    await press(user, text.choose)
    $session.set({ status: 'signedOut' })
    $session.set({ status: 'signedIn', user: as })
    expect(await screen.findByText(text.none)).toBeTruthy()
    await user.click(screen.getAllByRole('link', { name: text.manage }).at(-1) as HTMLElement)
    expect(screen.getByText('/profile/eleves')).toBeTruthy()
  })

  it('offers another try when the list cannot be read', async () => {
    const api = fakeApi()
    api.on(accountsRoutes.listStudents, () => refusal('forbidden'))
    const { user } = await choose(TEACHER, switcher.choose)
    expect(await screen.findByText(switcher.failure)).toBeTruthy()
    api.on(accountsRoutes.listStudents, () => ({ data: { students: [aStudent()] } }))
    await press(user, 'Réessayer')
    expect(await screen.findByRole('button', { name: /Lina Verte/ })).toBeTruthy()
  })
})

describe('the page around a screen', () => {
  it('leads a parent home from a page that is a child’s', () => {
    renderScreen(<ChildrenOnly />, { as: PARENT })
    expect(screen.getByText(messages.childrenOnly.title)).toBeTruthy()
    expect(screen.getByRole('link', { name: messages.childrenOnly.home }).getAttribute('href')).toBe('/')
  })

  it('ends with the map of the site and what is said of accessibility', () => {
    renderScreen(<PageFoot open />, { as: PUPIL })
    expect(screen.getByRole('link', { name: messages.foot.siteMap })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Accessibilité : non conforme/ })).toBeTruthy()
  })
})
