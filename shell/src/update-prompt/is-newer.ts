import type { Registry } from '@ariane/shared/contracts/registry'

interface Page {
  /** The version of each remote that this page runs or would load. */
  running: ReadonlyMap<string, string>
  /** The build of the shell; null where the page does not know it. */
  shell: string | null
}

/**
 * Whether a page opened now would get other versions. A remote that is switched off does not count as a new version.
 */
export function isNewer(page: Page, now: { registry: Registry; shell: string | null }): boolean {
  if (page.shell !== null && now.shell !== null && page.shell !== now.shell) return true
  return now.registry.remotes.some(({ name, active, disabled }) => {
    const running = page.running.get(name)
    return running !== undefined && !disabled && running !== active
  })
}
