import { lookup } from '@ariane/shared/catalogue'
import { isAddress } from '@ariane/shared/contracts/override'
import {
  CONTRACT_VERSION,
  MANIFEST_FILE,
  type Published,
  type Registry,
  type RemoteEntry,
} from '@ariane/shared/contracts/registry'

/** By remote: a published version, or the address of somebody's manifest. */
export type Pins = Readonly<Record<string, string>>

/** What a remote that is served elsewhere is called in the page. */
const ELSEWHERE = 'local'

/**
 * The registry with other versions for some remotes. Nothing stands in for a pinned one that fails: whoever asked for it
 * wants to see that. What the registry does not know stays as it is.
 */
export function withPins(registry: Registry, pins: Pins): Registry {
  return {
    ...registry,
    remotes: registry.remotes.map(entry => pinned(entry, lookup(pins, entry.name), registry.issued)),
  }
}

function pinned(entry: RemoteEntry, pin: string | undefined, time: string): RemoteEntry {
  if (pin === undefined) return entry
  const alone = { ...entry, canary: null, lastGood: null, disabled: null }
  if (isAddress(pin)) return { ...alone, active: ELSEWHERE, versions: [servedElsewhere(pin, time, entry)] }
  return isStored(entry, pin) ? { ...alone, active: pin } : entry
}

const isStored = (entry: RemoteEntry, version: string) => entry.versions.some(one => one.version === version)

/** Nothing of it is hashed or named ahead, as with a development server. */
const servedElsewhere = (address: string, time: string, { active, versions }: RemoteEntry) => ({
  version: ELSEWHERE,
  manifest: manifestUrl(address),
  entry: null,
  files: {},
  exposes: withoutFiles(versions.find(({ version }) => version === active)?.exposes ?? {}),
  contract: { provides: CONTRACT_VERSION, needs: `^${CONTRACT_VERSION}` },
  build: { id: ELSEWHERE, time, commit: null },
})

/** Its screens are where the active version says: there is nothing else that says it. */
const withoutFiles = (exposes: Published['exposes']): Published['exposes'] =>
  Object.fromEntries(Object.entries(exposes).map(([name, one]) => [name, { ...one, preload: [], kits: [] }]))

const manifestUrl = (address: string) =>
  address.endsWith('.json') ? address : new URL(MANIFEST_FILE, address.endsWith('/') ? address : `${address}/`).href

/** The pins that name a version or a remote which is not published here. */
export const unknownPins = (registry: Registry, pins: Pins): [remote: string, pin: string][] =>
  Object.entries(pins).filter(([name, pin]) => {
    const entry = registry.remotes.find(one => one.name === name)
    return !entry || (!isAddress(pin) && !isStored(entry, pin))
  })

/** The origins a page with these pins loads code from, for its policy. */
export const listOrigins = (pins: Pins): string[] => [
  ...new Set(
    Object.values(pins)
      .filter(isAddress)
      .map(address => new URL(address).origin),
  ),
]
