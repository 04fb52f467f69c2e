import type { ClientFailure } from '@ariane/shared/contracts'
import type { Registry } from '@ariane/shared/contracts/registry'

/** In place of a name or a version that nobody published, so that no page can invent labels. */
const OTHER = 'autre'

/** The failure with names of the registry only. */
export function asPublished(failure: ClientFailure, registry: Registry | null): ClientFailure {
  const entry = registry?.remotes.find(({ name }) => name === failure.remote)
  const versions = entry?.versions ?? []
  const version = versions.find(one => one.version === failure.version)?.version ?? OTHER
  const isExposed = versions.some(({ exposes }) => Object.hasOwn(exposes, `./${failure.screen}`))
  return { ...failure, remote: entry?.name ?? OTHER, version, screen: isExposed ? failure.screen : OTHER }
}
