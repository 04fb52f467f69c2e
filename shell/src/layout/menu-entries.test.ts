import { describe, expect, it } from 'vitest'
import { findEntry } from './menu-entries.ts'

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
