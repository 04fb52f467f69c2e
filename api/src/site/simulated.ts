import type { Registry } from '@ariane/shared/contracts/registry'
import { SIMULATOR_PATH, VERSION_PARAMETER } from '@ariane/shared/contracts/simulator'
import type { Pins } from './pinned.ts'

/** Whether an address shows one screen alone. */
export const isSimulated = (pathname: string) =>
  pathname === SIMULATOR_PATH || pathname.startsWith(`${SIMULATOR_PATH}/`)

/** The versions an address of the simulator asks for: '?qa.version=mf-chat@1.0.0-1a2b3c4d'. */
export function pinsIn(url: string): Pins {
  const asked = new URL(`http://site${url}`).searchParams.get(VERSION_PARAMETER) ?? ''
  const pairs = [...asked.matchAll(/(mf-[a-z0-9-]+)@([\w.+-]+)/g)].map(([, name = '', version = '']) => [name, version])
  return Object.fromEntries(pairs)
}

const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** The simulator's page: with every published version to choose from, and where a retry asks for the same choice. */
export function withVersions(page: string, registry: Registry, url: string, nonce: string): string {
  const known = registry.remotes.map(({ name, active, versions }) => ({
    name,
    active,
    versions: versions.map(({ version, build }) => ({ version, time: build.time })),
  }))
  const pins = Object.entries(pinsIn(url)).map(([name, version]) => `${name}@${version}`)
  const from = pins.length > 0 ? `/remotes.json?${VERSION_PARAMETER}=${pins.join(',')}` : '/remotes.json'
  return page
    .replace(' id="remotes"', () => ` id="remotes" data-from="${from}"`)
    .replace(
      '</head>',
      () => `<script type="application/json" id="versions" nonce="${nonce}">${inScript(known)}</script></head>`,
    )
}
