import { describe, expect, it } from 'vitest'
import { findBarEntry } from './bar-entries.ts'

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
    ['/profile', undefined],
  ])('puts %s under %s', (pathname, label) => expect(findBarEntry(pathname)?.label).toBe(label))
})
