import type { Registry } from '@ariane/shared/contracts/registry'
import { HASHED } from './headers.ts'

/**
 * Where a file of a frame may lie, best first: in what the request was chosen, or in what everybody has. A frame has no
 * origin, so the files it asks for come without the cookie that chose its page; their hash tells them apart in any version.
 */
export function framePlaces(file: string, chosen: Registry[], all: Registry): string[] {
  const active = chosen.flatMap(({ remotes }) => remotes.map(({ name, active }) => `${name}/${active}`))
  const stored = all.remotes.flatMap(({ name, versions }) => versions.map(({ version }) => `${name}/${version}`))
  return [...new Set(HASHED.test(file) ? [...active, ...stored] : active)].map(at => `remotes/${at}/frames/${file}`)
}
