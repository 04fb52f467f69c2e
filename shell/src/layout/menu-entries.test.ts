import type { Role } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import { builtIn } from '../remotes/built-in.ts'
import { composeScreens, type Screen } from '../remotes/compose-screens.ts'
import { findEntry, isChildrenOnly, listEntries } from './menu-entries.ts'
import { findIcon } from './menu-icons.ts'

const screens = composeScreens(builtIn, [])

describe('the side menu', () => {
  it.each([
    ['/', 'Tableau de bord'],
    ['/nimporte-quoi', 'Tableau de bord'],
    ['/revisions', 'Réviser'],
    ['/path/3', 'Tableau de bord'],
    ['/objectives/12', 'Objectifs'],
    ['/scolaire', 'Scolaire'],
    ['/planning/3', 'Scolaire'],
    ['/homework', 'Scolaire'],
    ['/chat', 'Chat Prof'],
    ['/settings/confort', 'Paramétrage'],
    ['/settings/aide', 'Aide'],
    ['/settings/installation', 'Installation'],
    ['/settings/etat', 'Installation'],
    ['/profile', 'Profil'],
  ])('puts %s under %s', (pathname, label) => expect(findEntry(screens, pathname)?.label).toBe(label))
})

describe('@S06 @W04 the menu by what remotes declare', () => {
  const labels = (role: Role, table = screens) =>
    listEntries(table, { roles: [role], isViewing: false }).map(({ label }) => label)
  const PUPIL = ['Tableau de bord', 'Objectifs', 'Scolaire', 'Chat Prof', 'Paramétrage', 'Profil']

  it('is with today’s remotes that of the specification, and has the classes of who teaches', () => {
    expect(labels('ROLE_STUDENT')).toEqual(PUPIL)
    expect(labels('ROLE_TEACHER')).toEqual(['Tableau de bord', 'Mes classes', ...PUPIL.slice(1)])
    expect(labels('ROLE_COACH')).toEqual(labels('ROLE_TEACHER'))
  })

  it('has a new remote’s line at its place, for the roles that it names, and its page under that line', () => {
    const reading: Screen = {
      id: 'reading',
      remote: 'mf-reading',
      title: 'Lectures',
      routes: ['/lectures'],
      menu: [{ icon: 'book', order: 250, roles: ['pupil'] }],
    }
    const table = new Map([...screens, ['reading', reading]])
    expect(labels('ROLE_STUDENT', table)).toEqual([...PUPIL.slice(0, 2), 'Lectures', ...PUPIL.slice(2)])
    expect(labels('ROLE_TEACHER', table)).toEqual(labels('ROLE_TEACHER'))
    expect(findEntry(table, '/lectures/4')).toMatchObject({ to: '/lectures', label: 'Lectures' })
  })

  it('draws a neutral icon for a name that this shell does not know', () => {
    expect(findIcon('rocket')).toBe(findIcon('file'))
    expect(findIcon('target')).not.toBe(findIcon('file'))
  })
})

describe('@K07 the menu of a parent', () => {
  const labels = (isViewing: boolean) =>
    listEntries(screens, { roles: ['ROLE_PARENT'], isViewing }).map(({ label }) => label)

  it('has nothing of a pupil, and says where a report of a child is', () => {
    expect(labels(false)).toEqual(['Tableau de bord', 'Signalements', 'Paramétrage', 'Profil'])
  })

  it('has the pages of the child who is viewed, but for the conversation with a teacher', () => {
    expect(labels(true)).toEqual(['Tableau de bord', 'Objectifs', 'Scolaire', 'Paramétrage', 'Profil'])
  })

  it.each([
    ['/revisions', true],
    ['/planning/3', true],
    ['/homework', true],
    ['/', false],
    ['/profile/eleves', false],
    ['/chat', false],
  ])('leaves %s to the children: %s', (pathname, isTheirs) => {
    expect(isChildrenOnly(screens, pathname, { roles: ['ROLE_PARENT'], isViewing: false })).toBe(isTheirs)
    expect(isChildrenOnly(screens, pathname, { roles: ['ROLE_PARENT'], isViewing: true })).toBe(false)
    expect(isChildrenOnly(screens, pathname, { roles: ['ROLE_TEACHER'], isViewing: false })).toBe(false)
  })
})
