import { HelpIcon } from '@ariane/shared/ui'
import { expect, it } from 'vitest'
import { listPages } from './list-pages.ts'

const entry = (to: string, label: string) => ({ to, label, icon: HelpIcon, also: [] })
const screen = (to: string, more: object = {}) => ({ id: to, remote: 'mf-x', title: to, routes: [to], ...more })

it('lists each page once, those of the menu first, and those that only other pages lead to', () => {
  const groups = listPages(
    [entry('/', 'Accueil'), entry('/profile', 'Profil'), entry('/revisions', 'Parcours')],
    [
      screen('/homework', { ofPupil: true, placed: true }),
      screen('/path', { placed: true }),
      screen('/profile/eleves', { overlay: true }),
      screen('/', { menu: [{ icon: 'home', order: 0 }] }),
    ],
  )
  const addresses = groups.flatMap(({ pages }) => pages.map(({ to }) => to))
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(groups[0]?.pages.map(({ to }) => to)).toEqual(['/revisions', '/', '/profile', '/homework'])
  expect(addresses).toContain('/settings/accessibilite')
})
