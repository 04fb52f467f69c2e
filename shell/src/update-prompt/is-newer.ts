import type { Registry } from '@ariane/shared/contracts/registry'

interface Page {
  /** By remote that runs, its version, and the one that the page was offered: the same unless that one failed. */
  known: ReadonlyMap<string, readonly string[]>
  /** The build of the shell; null where the page does not know it. */
  shell: string | null
}

/**
 * Whether a page opened now would get other versions. A remote that is switched off does not count as a new version.
 */
export function isNewer(page: Page, now: { registry: Registry; shell: string | null }): boolean {
  if (page.shell !== null && now.shell !== null && page.shell !== now.shell) return true
  return now.registry.remotes.some(({ name, active, disabled }) => {
    const known = page.known.get(name)
    return known !== undefined && !disabled && !known.includes(active)
  })
}
