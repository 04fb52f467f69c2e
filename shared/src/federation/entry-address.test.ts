import { afterEach, describe, expect, it, vi } from 'vitest'
import { findEntryAddress } from './entry-address.ts'
import { published } from './testing/published-version.ts'

const ENTRY = 'remoteEntry.0a1b2c3d.js'
const local = published({ entry: null, manifest: 'http://localhost:4103/mf-manifest.json' })
const manifest = { metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes: [], shared: [] }

/** Answers every request with `answer`; returns the requested addresses. */
function answering(answer: () => Response | Promise<Response>): string[] {
  const asked: string[] = []
  vi.stubGlobal('location', { href: 'https://ariane.example/chat/4' })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer()
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

describe('the entry of a version', () => {
  it('is the one the registry names, without a request', async () => {
    const asked = answering(() => Response.json(manifest))
    const entry = await findEntryAddress('mf-chat', published({ entry: ENTRY }), 0, 1000)
    expect(entry).toBe(`https://ariane.example/remotes/mf-chat/1.0.0-a/${ENTRY}`)
    expect(asked).toEqual([])
  })

  it('is the one the manifest of a development server names, asked for anew at each retry', async () => {
    const asked = answering(() => Response.json(manifest))
    expect(await findEntryAddress('mf-chat', local, 0, 1000)).toBe('http://localhost:4103/remoteEntry.js')
    expect(await findEntryAddress('mf-chat', local, 2, 1000)).toBe('http://localhost:4103/remoteEntry.js')
    expect(asked).toEqual([local.manifest, `${local.manifest}?retry=2`])
  })

  it.each([
    ['an error', () => new Response('not here', { status: 404 })],
    ['a page in place of a manifest', () => new Response('<!doctype html>')],
    ['json that is no manifest', () => Response.json({ name: 'mf-chat' })],
    ['silence', () => Promise.reject(new TypeError('refused'))],
  ])('is not found in %s', async (_what, answer) => {
    answering(answer)
    await expect(findEntryAddress('mf-chat', local, 0, 1000)).rejects.toMatchObject({
      failure: 'unreachable',
      remote: 'mf-chat',
    })
  })
})
