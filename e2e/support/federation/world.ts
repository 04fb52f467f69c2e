import { parsePageRegistry } from '@ariane/shared/contracts/closed-remotes'
import { type Registry, type RemoteEntry, registrySchema } from '@ariane/shared/contracts/registry'
import type { Page } from '@playwright/test'
import { digest, type Fault, faultyEntry } from './faults.ts'
import { REMOTES } from './remotes.ts'

type Times = { limit?: number; paint?: number }

const ADDRESSES = [...REMOTES.values()].map(({ address }) => address)
/** The registry inside a page, with the time limits of the loader beside it, and the digest of the published one. */
const INLINED = /(<script[^>]*id="remotes"[^>]*)>([^<]*)<\/script>/
const WHOLE = / data-whole="[^"]*"/

/**
 * A page on which some remotes are broken in one way until they are healed. Only the network is touched: what the shell
 * and the healthy remotes are is what was published.
 */
export async function breakRemotes(page: Page, names: readonly string[], fault: Fault) {
  const broken = new Set<string>(names)
  let times: Times = {}
  const entries = new Map<string, { body: string; contentType: string }>()

  const tamperEntry = (entry: RemoteEntry): RemoteEntry => ({
    ...entry,
    // Falling back is another table (integrity.spec.ts).
    lastGood: null,
    versions: entry.versions.map(published => {
      const body = faultyEntry(fault, entry.name, published)
      if (body && published.entry) entries.set(`/remotes/${entry.name}/${published.version}/${published.entry}`, body)
      const files =
        body && published.entry ? { ...published.files, [published.entry]: digest(body.body) } : published.files
      return { ...(fault.registry?.(published) ?? published), files }
    }),
  })
  const tamperRegistry = (registry: Registry): Registry => ({
    ...registry,
    remotes: registry.remotes.map(entry => (broken.has(entry.name) ? tamperEntry(entry) : entry)),
  })

  await page.route(/\/remotes\.json$/, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: tamperRegistry(registrySchema.parse(await answer.json())) })
  })
  await page.route(new RegExp(`/remotes/(?:${names.join('|')})/`), route => {
    const { pathname } = new URL(route.request().url())
    const name = pathname.split('/')[2] ?? ''
    if (!broken.has(name)) return route.continue()
    const entry = entries.get(pathname)
    if (entry) return route.fulfill({ ...entry, headers: { 'Access-Control-Allow-Origin': '*' } })
    return fault.answer ? fault.answer(route) : route.continue()
  })
  await page.route(new RegExp(`^[^/]+//[^/]+(?:${ADDRESSES.join('|')})$`), async route => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace(INLINED, (_all, tag: string, json: string) => {
      const registry = tamperRegistry(parsePageRegistry(JSON.parse(json)).registry)
      const limits = Object.entries(times).map(([name, ms]) => ` data-${name}="${ms}"`)
      return `${tag.replace(WHOLE, '')}${limits.join('')}>${JSON.stringify(registry).replace(/</g, '\\u003c')}</script>`
    })
    await route.fulfill({ response: answer, body: text })
  })

  return {
    /** Opens an address with everything broken anew. */
    async open(address: string, given: Times) {
      times = given
      for (const name of names) broken.add(name)
      // A page whose remote hangs is never whole.
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
    },
    /** From now on a missing screen asks again by itself after so long. */
    retryAfter: (ms: number) =>
      page.evaluate(retry => {
        const registry = document.getElementById('remotes')
        if (registry) registry.dataset.retry = String(retry)
      }, ms),
    /** The team put it right. */
    async heal(name: string) {
      broken.delete(name)
      await page.evaluate(one => {
        const world = globalThis as unknown as { healed?: string[] }
        world.healed = [...(world.healed ?? []), one]
      }, name)
    },
  }
}
