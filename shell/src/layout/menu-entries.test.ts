import { describe, expect, it } from 'vitest'
import { findEntry, isChildrenOnly, listEntries } from './menu-entries.ts'

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
    ['/profile', 'Profil'],
  ])('puts %s under %s', (pathname, label) => expect(findEntry(pathname)?.label).toBe(label))
})

describe('@K07 the menu of a parent', () => {
  const labels = (isViewing: boolean) => listEntries({ roles: ['ROLE_PARENT'], isViewing }).map(({ label }) => label)

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
    expect(isChildrenOnly(pathname, { roles: ['ROLE_PARENT'], isViewing: false })).toBe(isTheirs)
    expect(isChildrenOnly(pathname, { roles: ['ROLE_PARENT'], isViewing: true })).toBe(false)
    expect(isChildrenOnly(pathname, { roles: ['ROLE_TEACHER'], isViewing: false })).toBe(false)
  })
})
