import { KnownVersions } from '@ariane/shared/contracts/simulator'

/** Every published version, as the server put them into the page; empty in a page without them. */
export function readPublishedVersions(): KnownVersions {
  const inlined = document.getElementById('versions')?.textContent
  const read = KnownVersions.safeParse(inlined ? JSON.parse(inlined) : [])
  return read.success ? read.data : []
}
