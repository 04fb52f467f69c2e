import { describe, expect, it } from 'vitest'
import { type Box, findBlank, type PageFacts } from './find-blank.ts'

const shown: Box = { isVisible: true, width: 100, height: 20 }
const hidden: Box = { ...shown, isVisible: false }
const closed: Box = { isVisible: false, width: 0, height: 0 }
const page: PageFacts = { isThere: true, menus: [shown, closed], place: [shown] }

describe('@W01 a page with a screen of a remote', () => {
  it.each<[string, Partial<PageFacts>]>([
    ['one of its menus is shown', {}],
    ['the other menu is shown, as on a phone', { menus: [closed, shown] }],
    ['it has no menu, as where a path is played', { menus: null }],
    ['the screen draws elsewhere', { place: null }],
    ['something of the screen is not shown, such as a closed panel', { place: [closed, hidden, shown] }],
  ])('is seen where %s', (_what, changes) => {
    expect(findBlank({ ...page, ...changes })).toBeNull()
  })

  it('is taken for seen where nothing can be measured', () => {
    expect(findBlank(null)).toBeNull()
  })

  it.each<[string, Partial<PageFacts>]>([
    ['its body is hidden, or its root is gone', { isThere: false }],
    ['its menus are hidden', { menus: [hidden, closed] }],
    ['its menus are gone', { menus: [] }],
    ['its menus have no room', { menus: [{ ...shown, height: 0 }] }],
    ['all of it is hidden, the screen too', { isThere: false, menus: [hidden], place: [hidden] }],
  ])('is blank as a whole where %s', (_what, changes) => {
    expect(findBlank({ ...page, ...changes })).toBe('page')
  })

  it.each<[string, Box[]]>([
    ['nothing stands in its place', []],
    ['what stands there is hidden', [hidden, hidden]],
    ['what stands there has no room', [{ ...shown, width: 0 }]],
  ])('has a blank screen where %s', (_what, place) => {
    expect(findBlank({ ...page, place })).toBe('place')
  })
})
