import { expect, it } from 'vitest'
import { pageTitle } from './page-title.ts'

it.each([
  ['/', 'Tableau de bord'],
  ['/revisions', 'Réviser'],
  ['/scolaire', 'Scolaire'],
  ['/homework', 'Aide aux devoirs'],
  ['/settings/aide', 'Aide'],
  ['/settings/confort', 'Paramétrage'],
  ['/nimporte-quoi', 'Tableau de bord'],
])('@A16 the page %s is called « %s »', (pathname, title) => expect(pageTitle(pathname)).toBe(`${title} · Ariane`))
