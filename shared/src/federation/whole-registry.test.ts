import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchWholeRegistry } from './whole-registry.ts'

const registry = (issued: string) => ({ schema: 1, issued, remotes: [], signature: null })
const text = JSON.stringify(registry('2026-01-01T00:00:00.000Z'))
const digest = `sha384-${createHash('sha384').update(text).digest('base64')}`

afterEach(() => vi.unstubAllGlobals())

describe('@W04 @S12 the registry that a page was made from', () => {
  it('is taken when its digest is the one in the page', async () => {
    vi.stubGlobal('fetch', async () => new Response(text))
    expect(await fetchWholeRegistry(digest, 1000)).toEqual(JSON.parse(text))
  })

  it('is not taken when it is any other, newer or changed on its way', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(registry('2026-01-02T00:00:00.000Z'))))
    expect(await fetchWholeRegistry(digest, 1000)).toBeNull()
  })

  it('is not taken on plain http, where no digest can be made', async () => {
    vi.stubGlobal('fetch', async () => new Response(text))
    vi.stubGlobal('crypto', {})
    await expect(fetchWholeRegistry(digest, 1000)).rejects.toThrow()
  })
})
