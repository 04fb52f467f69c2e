import type { Published, RemoteEntry } from '@ariane/shared/contracts/registry'
import { describe, expect, it } from 'vitest'
import { closedRegistry, leanRegistry, modulesFor, registryForPage } from './page-registry.ts'

const published = (name: string): Published => ({
  version: 'a',
  manifest: `/remotes/${name}/a/mf-manifest.json`,
  entry: 'entry.js',
  files: { 'entry.js': 'sha384-entry', 'first.js': 'sha384-first' },
  exposes: { [`./${name}`]: { preload: ['first.js'], kits: ['zod'], routes: [`/${name}`], screen: { title: name } } },
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: 'a', time: '2026-01-01T00:00:00Z', commit: null },
})
const entry = (name: string): RemoteEntry => ({
  name,
  active: 'a',
  canary: null,
  lastGood: null,
  disabled: null,
  versions: [published(name)],
})
const registry = {
  schema: 1 as const,
  issued: '2026-01-01T00:00:00Z',
  signature: null,
  remotes: [entry('mf-chat'), entry('mf-planner')],
}

describe('@W04 the registry inside a page', () => {
  it('has all of the remotes that the page opens with, and of the others what loading them takes', () => {
    const [chat, planner] = leanRegistry(registry, '/mf-chat/fil').remotes
    expect(chat).toEqual(entry('mf-chat'))
    expect(planner?.versions[0]).toEqual({
      ...published('mf-planner'),
      files: { 'entry.js': 'sha384-entry' },
      exposes: { './mf-planner': { preload: [], kits: [], routes: ['/mf-planner'], screen: { title: 'mf-planner' } } },
    })
  })

  it('has the others closed where the shell asks for the rest later', () => {
    const [chat, planner] = closedRegistry(registry, '/mf-chat/fil').remotes
    expect(chat).toEqual(entry('mf-chat'))
    expect(planner).toMatchObject({ name: 'mf-planner', active: 'a', entry: 'entry.js', digest: 'sha384-entry' })
    expect(planner).not.toHaveProperty('versions')
  })

  it('has also whole what fills a place of the screen that the page opens with', () => {
    const offering = entry('mf-chat')
    const filling = entry('mf-planner')
    for (const one of offering.versions)
      one.exposes = {
        './chat': { preload: [], kits: [], routes: ['/chat'], screen: { title: 'Chat', offers: ['fil'] } },
      }
    for (const one of filling.versions)
      one.exposes = {
        './part': { preload: [], kits: [], routes: [], screen: { title: 'Semaine', fills: { slot: 'fil', order: 1 } } },
      }
    const remotes = [offering, filling, entry('mf-learning')]
    const page = closedRegistry({ ...registry, remotes }, '/chat')
    expect(page.remotes.slice(0, 2)).toEqual([offering, filling])
    expect(page.remotes[2]).not.toHaveProperty('versions')
  })
})

it('@W03 a remote that is there for a share alone is not there for the others', () => {
  const first = { ...entry('mf-planner'), canary: { version: 'a', share: 10 } }
  const names = (bucket: number) =>
    registryForPage({ ...registry, remotes: [entry('mf-chat'), first] }, bucket).remotes.map(({ name }) => name)
  expect(names(9)).toEqual(['mf-chat', 'mf-planner'])
  expect(names(10)).toEqual(['mf-chat'])
  expect(registryForPage({ ...registry, remotes: [first] }, 9).remotes[0]).toMatchObject({
    active: 'a',
    canary: null,
    lastGood: null,
    versions: [{ version: 'a' }],
  })
})

describe('@W04 what an address preloads', () => {
  const home = entry('mf-learning')
  for (const one of home.versions)
    one.exposes = { './home': { preload: [], kits: [], routes: ['/'], screen: { title: 'Accueil' } } }
  const off = { ...entry('mf-planner'), disabled: { reason: 'fuite', since: '2026-01-01T00:00:00Z' } }
  const remotes = [home, entry('mf-chat'), off]
  const opened = (path: string) => modulesFor({ ...registry, remotes }, path).map(({ published }) => published.manifest)

  it.each([
    ['/', ['/remotes/mf-learning/a/mf-manifest.json']],
    ['/mf-chat/fil', ['/remotes/mf-chat/a/mf-manifest.json']],
    ['/ailleurs', ['/remotes/mf-learning/a/mf-manifest.json']],
    ['/mf-planner', []],
    ['/mf-planner/semaine', []],
  ])('%s: the screens of its own, and nothing in place of one that is switched off', (path, manifests) => {
    expect(opened(path)).toEqual(manifests)
  })
})
