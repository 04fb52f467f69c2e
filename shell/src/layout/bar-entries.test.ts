import { describe, expect, it } from 'vitest'
import { builtIn } from '../remotes/built-in.ts'
import { composeScreens } from '../remotes/compose-screens.ts'
import { findBarEntry, listBarEntries } from './bar-entries.ts'

const screens = composeScreens(builtIn, [])

describe('@U04 the bottom bar of a phone', () => {
  it.each([
    ['/', 'Accueil'],
    ['/nimporte-quoi', 'Accueil'],
    ['/revisions', 'Réviser'],
    ['/revisions/erreurs', 'Réviser'],
    ['/planning/3', 'Scolaire'],
    ['/homework', 'Scolaire'],
    ['/chat', 'Chat Prof'],
    ['/objectives/12', undefined],
    ['/settings/aide', undefined],
    ['/classes/donner', 'Mes classes'],
    ['/profile', undefined],
  ])('puts %s under %s', (pathname, label) => expect(findBarEntry(screens, pathname)?.label).toBe(label))
})

describe('the bottom bar by role', () => {
  const labels = (role: 'ROLE_STUDENT' | 'ROLE_TEACHER' | 'ROLE_PARENT', isViewing = false) =>
    listBarEntries(screens, { roles: [role], isViewing }).map(({ label }) => label)

  it('has the classes of a teacher where a pupil, and who views one, revises', () => {
    expect(labels('ROLE_STUDENT')).toEqual(['Accueil', 'Réviser', 'Scolaire', 'Chat Prof'])
    expect(labels('ROLE_TEACHER')).toEqual(['Accueil', 'Mes classes', 'Scolaire', 'Chat Prof'])
    expect(labels('ROLE_TEACHER', true)).toEqual(labels('ROLE_STUDENT'))
  })

  it('@K07 is short for a parent, and a child’s without the chat while one is viewed', () => {
    expect(labels('ROLE_PARENT')).toEqual(['Accueil', 'Signalements'])
    expect(labels('ROLE_PARENT', true)).toEqual(['Accueil', 'Réviser', 'Scolaire'])
  })
})
