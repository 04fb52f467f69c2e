import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Published } from '../contracts/registry.ts'
import { isTampered } from './tampering.ts'
import { published } from './testing/published-version.ts'

const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const FILES = { 'entry.js': 'entry', 'first.js': 'first', 'later.js': 'later' }
const version = (changes: Partial<Published> = {}): Published =>
  published({
    entry: 'entry.js',
    files: Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file, digest(text)])),
    exposes: { './chat': { preload: ['first.js'], kits: [], routes: ['/chat'] } },
    ...changes,
  })

/** The network serves these texts; any other file is missing. */
function serve(files: Record<string, string>): string[] {
  const asked: string[] = []
  vi.stubGlobal('location', { href: 'https://ariane.example/chat' })
  vi.stubGlobal('fetch', async (url: URL) => {
    const file = url.pathname.replace('/remotes/mf-chat/1.0.0-a/', '')
    asked.push(file)
    const text = files[file]
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

describe('a version that failed', () => {
  it('is not asked for more when its entry does not answer', async () => {
    const asked = serve({})
    expect(await isTampered(version(), './chat', 1000)).toBe(false)
    expect(asked).toEqual(['entry.js'])
  })

  it('is not asked for anything on plain http, where no digest can be made', async () => {
    const asked = serve({ ...FILES, 'entry.js': 'something else' })
    vi.stubGlobal('crypto', {})
    expect(await isTampered(version(), './chat', 1000)).toBe(false)
    expect(asked).toEqual([])
  })

  it('has its published files: something else was wrong', async () => {
    const asked = serve(FILES)
    expect(await isTampered(version(), './chat', 1000)).toBe(false)
    expect(asked).toEqual(['entry.js', 'first.js'])
  })

  it.each(['entry.js', 'first.js'])('was changed in %s', async file => {
    serve({ ...FILES, [file]: 'something else' })
    expect(await isTampered(version(), './chat', 1000)).toBe(true)
  })

  it('was changed in a file that the page does not know of: the registry does', async () => {
    const registry = { schema: 1, issued: '2026-01-01T00:00:00Z', signature: null }
    const entry = {
      name: 'mf-chat',
      active: '1.0.0-a',
      canary: null,
      lastGood: null,
      disabled: null,
      versions: [version()],
    }
    const lean = version({
      files: { 'entry.js': digest('entry') },
      exposes: { './chat': { preload: [], kits: [], routes: [] } },
    })
    const known = { '/remotes.json': JSON.stringify({ ...registry, remotes: [entry] }) }
    serve({ ...FILES, ...known, 'first.js': 'something else' })
    expect(await isTampered(lean, './chat', 1000)).toBe(true)
    serve({ ...FILES, ...known })
    expect(await isTampered(lean, './chat', 1000)).toBe(false)
  })

  it.each([
    ['nothing answers', {}, version()],
    ['a development server has no digests', { ...FILES, 'entry.js': 'x' }, version({ files: {} })],
    ['a development server has no entry', FILES, version({ entry: null, exposes: {} })],
  ])('is not called changed where nothing can be said: %s', async (_why, files, failed) => {
    serve(files)
    expect(await isTampered(failed, './chat', 1000)).toBe(false)
  })
})
