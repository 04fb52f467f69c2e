import type { ClientError, ClientFailure } from '@ariane/shared/contracts'
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

/** The error with names of the registry only; a place in a file that nobody published is none. */
export function errorAsPublished(error: ClientError, registry: Registry | null): ClientError {
  const entry = registry?.remotes.find(({ name }) => name === error.remote)
  const published = entry?.versions.find(one => one.version === error.version)
  const named = { ...error, remote: entry?.name ?? OTHER, version: published?.version ?? OTHER }
  if (published && Object.hasOwn(published.files, error.file)) return named
  return { ...named, file: OTHER, line: 0, column: 0 }
}
