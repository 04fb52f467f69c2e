import { type Exposed, parseRegistry, type RemoteEntry } from '@ariane/shared/contracts/registry'
import type { DeclaredScreen } from '@ariane/shared/contracts/screens'
import { describe, expect, it } from 'vitest'
import { builtIn } from './built-in.ts'
import { composeScreens, listFillers } from './compose-screens.ts'

type Exposes = Record<string, { routes: string[]; screen?: DeclaredScreen }>

const published = (version: string, exposes: Exposes): RemoteEntry['versions'][number] => ({
  version,
  manifest: '/m.json',
  entry: null,
  files: {},
  exposes: Object.fromEntries(
    Object.entries(exposes).map(([name, one]): [string, Exposed] => [name, { preload: [], kits: [], ...one }]),
  ),
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: version, time: '2026-01-01T00:00:00Z', commit: null },
})

const entry = (name: string, exposes: Exposes, lastGood?: Exposes): RemoteEntry => ({
  name,
  active: 'b',
  canary: null,
  lastGood: lastGood ? 'a' : null,
  disabled: null,
  versions: [published('b', exposes), ...(lastGood ? [published('a', lastGood)] : [])],
})

const reading = { routes: ['/lectures'], screen: { title: 'Lectures', menu: [{ icon: 'book', order: 250 }] } }
const known = composeScreens(builtIn, [])
const changed = (...entries: RemoteEntry[]) =>
  [...composeScreens(builtIn, entries)].filter(([id, screen]) => known.get(id) !== screen)

describe('@W04 the screens of a page', () => {
  it('are those of old where the entries are from before remotes declared anything', () => {
    expect(changed(entry('mf-chat', { './chat': { routes: ['/chat'] } }))).toEqual([])
    expect([...known.keys()]).toContain('chat')
  })

  it('have a new remote’s from its entry alone', () => {
    expect(changed(entry('mf-reading', { './reading': reading }))).toEqual([
      [
        'reading',
        {
          id: 'reading',
          remote: 'mf-reading',
          routes: ['/lectures'],
          title: 'Lectures',
          menu: [{ icon: 'book', order: 250 }],
          props: [],
        },
      ],
    ])
  })

  it('follow what a known remote declares now', () => {
    const [[id, screen] = []] = changed(
      entry('mf-chat', { './chat': { routes: ['/chat'], screen: { title: 'Discussions' } } }),
    )
    expect([id, screen?.title, screen?.menu]).toEqual(['chat', 'Discussions', undefined])
  })

  it('keep the props of the version that stands in for the active one', () => {
    const before = { routes: ['/lectures'], screen: { title: 'Lectures', props: ['renderRevisions'] } }
    const [[, screen] = []] = changed(entry('mf-reading', { './reading': reading }, { './reading': before }))
    expect(screen?.props).toEqual(['renderRevisions'])
  })

  it.each<[string, string, string[]]>([
    ['the name of another remote’s screen', './chat', ['/lectures']],
    ['an address that another has', './reading', ['/chat']],
    ['an address below one that another has', './reading', ['/settings/lectures']],
    ['every address', './reading', ['/']],
    ['a pattern in place of an address', './reading', ['/:anything', '/*', '//elsewhere.example']],
  ])('give nobody %s', (_what, exposed, routes) => {
    expect(changed(entry('mf-reading', { [exposed]: { ...reading, routes } }))).toEqual([])
  })

  it('leave an address with the first of two new remotes, and the other without it', () => {
    const second = { ...reading, routes: ['/lectures', '/textes'] }
    const found = changed(entry('mf-reading', { './reading': reading }), entry('mf-texts', { './texts': second }))
    expect(found.map(([id, { routes }]) => [id, routes])).toEqual([
      ['reading', ['/lectures']],
      ['texts', ['/textes']],
    ])
  })

  it('lose one remote to a declaration that cannot be read, and no other', () => {
    const bad = entry('mf-texts', { './texts': { ...reading, screen: { title: '' } } })
    const text = JSON.stringify({
      schema: 1,
      issued: '2026-01-01T00:00:00Z',
      remotes: [bad, entry('mf-reading', { './reading': reading })],
      signature: null,
    })
    const { registry, damaged } = parseRegistry(JSON.parse(text))
    expect(damaged).toEqual(['mf-texts'])
    expect(changed(...registry.remotes).map(([id]) => id)).toEqual(['reading'])
  })
})

describe('@W04 the parts that fill a slot', () => {
  const part = (order: number, slot = 'reading-card') => ({
    routes: [],
    screen: { title: 'Une carte', fills: { slot, order } },
  })

  it('come from any remote, in the order that they declare, and have no address', () => {
    const screens = composeScreens(builtIn, [
      entry('mf-b', { './late': part(200), './other': part(1, 'other-slot') }),
      entry('mf-a', { './early': part(100) }),
    ])
    expect(listFillers(screens, 'reading-card').map(({ id, remote }) => [id, remote])).toEqual([
      ['early', 'mf-a'],
      ['late', 'mf-b'],
    ])
    expect(screens.get('early')?.routes).toEqual([])
  })

  it('are none of a slot that nobody fills', () => {
    expect(listFillers(known, 'reading-card')).toEqual([])
  })
})
