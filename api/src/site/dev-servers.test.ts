import type { Registry } from '@ariane/shared/contracts/registry'
import { describe, expect, it } from 'vitest'
import { devTarget, withDevServers } from './dev-servers.ts'

describe('addresses of the development servers', () => {
  it.each([
    ['/remotes/mf-chat/dev/static/js/a.js?x=1', 'mf-chat', '/static/js/a.js?x=1'],
    ['/hot/mf-learning?token=1', 'mf-learning', '/hot/mf-learning?token=1'],
    ['/frames/activity.html', 'mf-learning', '/frames/activity.html'],
    ['/static/js/index.js', 'shell', '/static/js/index.js'],
  ])('finds %s at %s', (url, name, path) => {
    expect(devTarget(url)).toEqual({ name, path })
  })

  it('puts a remote in development in place of its published one and leaves the others', () => {
    const registry: Registry = { schema: 1, issued: '2026-01-01T00:00:00Z', remotes: [], signature: null }
    const [chat] = withDevServers(registry, ['shell', 'mf-chat']).remotes
    expect(chat).toMatchObject({ name: 'mf-chat', active: 'dev', lastGood: null })
    // Its screens are those that its sources declare.
    expect(chat?.versions[0]?.exposes).toMatchObject({
      './chat': { routes: ['/chat'], screen: { title: 'Chat Prof' } },
    })
    expect(withDevServers(withDevServers(registry, ['mf-chat']), ['mf-chat']).remotes).toHaveLength(1)
  })
})
