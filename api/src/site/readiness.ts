import { Gauge, type Registry as Metrics } from 'prom-client'
import type { Mirror } from './bucket/mirror.ts'
import { REFUSALS, type RegistrySource } from './registry-source.ts'

interface Parts {
  registry: RegistrySource
  mirror: Pick<Mirror, 'health'> | null
  /** Whether a shell is there to put the registry into. */
  isBuilt(): Promise<boolean>
  /** Measurements of the process. */
  metrics: Metrics
}

/** How the site is, for `/readyz`: in error only where its pages would say that they cannot be shown. */
export function siteReadiness({ registry, mirror, isBuilt, metrics }: Parts) {
  async function look() {
    const inUse = await registry.read()
    const bucket = mirror?.health() ?? null
    // An API alone, where nothing was ever published, refuses nothing.
    const isNothing = inUse.refused === 'missing' && !inUse.registry && !(await isBuilt())
    const refused = (isNothing ? null : inUse.refused) ?? bucket?.refused ?? null
    return { issued: inUse.registry?.issued ?? null, refused, bucket, isNothing }
  }

  new Gauge({
    name: 'site_registry_refused',
    help: '1 while remotes.json is not used for this reason; the last good one stays where there is one',
    labelNames: ['reason'],
    registers: [metrics],
    async collect() {
      const { refused } = await look()
      for (const reason of REFUSALS) this.set({ reason }, reason === refused ? 1 : 0)
    },
  })

  return async (whole: boolean): Promise<Record<string, unknown>> => {
    const { issued, refused, bucket, isNothing } = await look()
    const { storage, reachable, upToDate, problems = [] } = bucket ?? {}
    const known = whole
      ? { storage, reachable, upToDate, problems }
      : { reachable, upToDate, problems: problems.length }
    const isWell = refused === null && problems.length === 0
    return {
      ...(issued === null && !isNothing
        ? { status: 'error', code: 'unavailable' }
        : { status: isWell ? 'success' : 'degraded' }),
      site: { issued, refused, ...(bucket && known) },
    }
  }
}
