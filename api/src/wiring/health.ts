import type { MissingKind } from '@ariane/shared/contracts'
import type { Registry } from 'prom-client'
import { watchHalted } from '../health/canary/halted.ts'
import { canaryStore } from '../health/canary/store.ts'
import { errorCounter, failureCounter } from '../health/metrics.ts'
import { healthHandlers } from '../health/routes.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Limiter } from '../platform/http/rate-limit.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { RegistrySource } from '../site/registry-source.ts'
import type { Database } from './database.ts'

interface Needs {
  config: Config
  db: UnitOfWork<Database>
  /** What the installation lacks. */
  findMissing(): Promise<MissingKind[]>
  limiter: Limiter
  sharedLimiter: SharedLimiter
  /** Where failures are counted. */
  metrics: Registry
  now(): Date
  published: RegistrySource
}

/** How the health page is composed: what is published comes from the site. */
export function wireHealth({ config, db, findMissing, limiter, metrics, now, published, sharedLimiter }: Needs) {
  const canaries = canaryStore(db)
  return {
    handlers: healthHandlers({
      db,
      findMissing,
      limiter,
      now,
      sharedLimiter,
      database: config.databaseUrl ? 'postgres' : 'embedded',
      checksSignature: config.registryKey !== undefined,
      registry: async () => (await published.read()).registry,
      counted: failureCounter(metrics),
      countedError: errorCounter(metrics),
    }),
    /** Whether nobody is to get a canary any more. */
    isHalted: watchHalted(() => canaries.halted(now()), now),
    /** Steps of canaries, for who publishes. */
    readCanaries: () => canaries.steps(now()),
  }
}
