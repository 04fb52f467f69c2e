import type { LoadReport } from '@ariane/shared/contracts/canary'
import type { Registry } from '@ariane/shared/contracts/registry'

/** A step of a canary that watches itself, and the side of it that a page is on. */
export type Step = {
  remote: string
  /** The version of the canary. */
  version: string
  since: string
  share: number
  side: 'canary' | 'control'
}

/** The step that a report counts for; null where its canary is over, at another step, or never was. */
export function findStep(report: LoadReport, registry: Registry | null): Step | null {
  const entry = registry?.remotes.find(({ name }) => name === report.remote)
  const { canary } = entry ?? {}
  if (!entry || !canary?.since || canary.since !== report.since) return null
  const { version, share, since } = canary
  const step = { remote: entry.name, version, since, share }
  if (report.version === version) return { ...step, side: 'canary' }
  return report.version === entry.active ? { ...step, side: 'control' } : null
}
