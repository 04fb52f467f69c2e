import { describe, expect, it } from 'vitest'
import { parseScreens } from './screens.ts'

const file = (screen: object) => JSON.stringify({ reading: { title: 'Lectures', routes: ['/lectures'], ...screen } })

describe('@W04 the screens that a remote declares', () => {
  it('are taken as they are written', () => {
    const menu = [{ icon: 'book', order: 250, roles: ['pupil'] }]
    expect(parseScreens('mf-reading', file({ menu }))).toEqual([
      { id: 'reading', remote: 'mf-reading', title: 'Lectures', routes: ['/lectures'], menu },
    ])
  })

  it.each([
    ['no title', { title: '' }, 'title'],
    ['no address', { routes: [] }, 'routes'],
    ['an address although it is a part', { fills: { slot: 'dashboard-card', order: 1 } }, 'routes'],
    ['a slot without a name', { offers: [''] }, 'offers[0]'],
    ['a pattern as its address', { routes: ['/lectures/:id'] }, 'routes[0]'],
    ['a role that does not exist', { menu: [{ icon: 'book', order: 1, roles: ['eleve'] }] }, 'menu[0].roles[0]'],
    ['a word that nobody reads', { menu: [{ icon: 'book', order: 1, title: 'Lire' }] }, 'title'],
    ['a prop that the shell does not give', { props: ['renderChat'] }, 'props[0]'],
  ])('are refused by name with %s', (_what, screen, place) => {
    const parse = () => parseScreens('mf-reading', file(screen))
    expect(parse).toThrow('mf-reading/src/screens.json')
    expect(parse).toThrow(place)
  })
})
