import { describe, expect, it } from 'vitest'
import type { Exposed } from '../../../shared/src/contracts/registry.ts'
import { listOpenings } from './list-openings.ts'

const exposed = (routes: string[], screen: Exposed['screen']): Exposed => ({ preload: [], kits: [], routes, screen })
const viewers = (screen: Exposed['screen']) =>
  listOpenings({ exposes: { './reading': exposed(['/lectures'], screen) } }).map(({ viewer }) => viewer)

describe('@W03 the screens that are opened before a version is stored', () => {
  it('are opened at their first address', () => {
    const one = exposed(['/lectures', '/livres'], { title: 'Lectures' })
    expect(listOpenings({ exposes: { './reading': one } })[0]).toEqual({
      id: 'reading',
      title: 'Lectures',
      viewer: 'pupil',
      address: '/lectures',
      overlay: false,
    })
  })

  it('are opened by a pupil with an id where their prefix alone opens nothing', () => {
    const openings = listOpenings({ exposes: { './path': exposed(['/path'], { title: 'Parcours' }) } })
    expect(openings).toMatchObject([{ address: '/path/{path}', viewer: 'pupil' }])
  })

  it.each<[string, Exposed['screen'], string[]]>([
    ['without a line in the menu', { title: 'A' }, ['pupil', 'teacher']],
    ['of a pupil', { title: 'A', ofPupil: true }, ['pupil', 'parentViewing']],
    ['in the menu of everybody', { title: 'A', menu: [{ icon: 'book', order: 1 }] }, ['pupil', 'teacher']],
    [
      'in the menu of some',
      {
        title: 'A',
        menu: [
          { icon: 'book', order: 1, roles: ['teacher'] },
          { icon: 'flag', order: 2, roles: ['parent'] },
        ],
      },
      ['teacher', 'parent'],
    ],
  ])('a screen %s is opened as those who have it', (_what, screen, expected) => {
    expect(viewers(screen)).toEqual(expected)
  })

  it('come before what fills a place in another, in whatever order a build names them', () => {
    const card = exposed([], { title: 'Carte', fills: { slot: 'dashboard', order: 1 } })
    const screen = exposed(['/lectures'], { title: 'Lectures' })
    const openings = listOpenings({ exposes: { './card': card, './reading': screen } })
    expect([...new Set(openings.map(({ id }) => id))]).toEqual(['reading', 'card'])
  })

  it('are none where an old version declares nothing', () => {
    expect(viewers(undefined)).toEqual([])
  })
})
