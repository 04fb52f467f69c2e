import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Published } from '@ariane/shared/contracts/registry'
import type { Route } from '@playwright/test'

const SITE = process.env.SITE_DIR ?? path.join(import.meta.dirname, '..', '..', '..', '.build', 'site')
const DOWN = 'Cette partie d’Ariane ne répond pas pour le moment.'
const BROKEN = 'Cette partie d’Ariane a rencontré un problème.'

export type Fault = {
  /** The beginning of what the panel says. */
  panel: string
  /** What the network answers; absent: the real thing. */
  answer?: (route: Route) => Promise<void>
  /** What stands in place of the bytes of the entry; the registry then names their digest. */
  entry?: (bytes: string, remote: string) => { body: string; contentType: string }
  /** What the registry says of each version. */
  registry?: (published: Published) => Published
}

const script = (body: string) => ({ body, contentType: 'text/javascript' })

/** The published entry with another way to give its modules: `factory` stands for what it would have given. */
const wrapped = (bytes: string, remote: string, module: string) =>
  script(
    `${bytes};(real => { globalThis[${JSON.stringify(remote)}] = { ...real, get: async name => { const factory = await real.get(name); return () => { ${module} } } } })(globalThis[${JSON.stringify(remote)}])`,
  )

/** Everything that may be wrong with a remote. */
export const FAULTS: Record<string, Fault> = {
  down: { panel: DOWN, answer: route => route.abort('connectionrefused') },
  '404': { panel: DOWN, answer: route => route.fulfill({ status: 404, body: 'not here' }) },
  'html instead of js': {
    panel: DOWN,
    entry: () => ({ body: '<!doctype html><title>Ariane</title>', contentType: 'text/html' }),
  },
  hanging: { panel: DOWN, answer: () => new Promise(() => {}) },
  'throws on load': {
    panel: BROKEN,
    entry: (bytes, remote) => wrapped(bytes, remote, 'throw new Error("chaos: load")'),
  },
  // It throws until the page says that what it stumbled over is gone.
  'throws on render': {
    panel: BROKEN,
    entry: (bytes, remote) =>
      wrapped(
        bytes,
        remote,
        `const module = factory(); const Screen = module.default; return { ...module, default: props => { if (!globalThis.healed?.includes(${JSON.stringify(remote)})) throw new Error("chaos: render"); return Screen(props) } }`,
      ),
  },
  'no default export': {
    panel: BROKEN,
    entry: (bytes, remote) => wrapped(bytes, remote, 'const { default: _screen, ...rest } = factory(); return rest'),
  },
  'suspends for ever': {
    panel: BROKEN,
    entry: (bytes, remote) =>
      wrapped(bytes, remote, 'return { ...factory(), default: () => { throw new Promise(() => {}) } }'),
  },
  'wrong contract': {
    panel: DOWN,
    registry: published => ({ ...published, contract: { provides: '9.0.0', needs: '^9.0.0' } }),
  },
}

export const digest = (body: string | Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`

/** The bytes that a fault puts in place of a version's entry. */
export function faultyEntry(fault: Fault, remote: string, { version, entry }: Pick<Published, 'version' | 'entry'>) {
  if (!fault.entry || !entry) return null
  return fault.entry(readFileSync(path.join(SITE, 'remotes', remote, version, entry), 'utf8'), remote)
}
