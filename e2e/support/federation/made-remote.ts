import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Exposed, MANIFEST_FILE, type Published } from '@ariane/shared/contracts/registry'
import type { DeclaredScreen } from '@ariane/shared/contracts/screens'
import { activate } from '../../../scripts/site/changes.ts'
import { digest } from './faults.ts'

const VERSION = '1.0.0-nouveau'
const ENTRY = 'remoteEntry.js'

/** A remote that draws a heading, without another copy of React: an element is a plain object. */
const entryCode = (name: string, heading: string) => `globalThis[${JSON.stringify(name)}] = {
  init() {},
  get: async () => () => ({
    default: () => ({
      $$typeof: Symbol.for('react.transitional.element'),
      type: 'h1', key: null, ref: null, props: { children: ${JSON.stringify(heading)} }, _owner: null, _store: {},
    }),
  }),
}`

/**
 * Puts a remote that no shell was built with into a site.
 * @returns the registry entry that makes it known
 */
export function makeRemote(
  folder: string,
  name: string,
  exposed: Record<string, { routes: string[]; screen: DeclaredScreen }>,
) {
  const place = path.join(folder, 'remotes', name, VERSION)
  const [heading = ''] = Object.values(exposed).map(({ screen }) => screen.title)
  const body = entryCode(name, heading)
  mkdirSync(place, { recursive: true })
  writeFileSync(path.join(place, ENTRY), body)
  const exposes: Record<string, Exposed> = Object.fromEntries(
    Object.entries(exposed).map(([id, one]) => [`./${id}`, { preload: [], kits: [], ...one }]),
  )
  const published: Published = {
    version: VERSION,
    manifest: `/remotes/${name}/${VERSION}/${MANIFEST_FILE}`,
    entry: ENTRY,
    files: { [ENTRY]: digest(body) },
    exposes,
    contract: { provides: '1.0.0', needs: '^1.0.0' },
    build: { id: 'nouveau', time: new Date().toISOString(), commit: null },
  }
  return activate(name, published, undefined)
}
