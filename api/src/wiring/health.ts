import type { Registry } from 'prom-client'
import { errorCounter, failureCounter } from '../health/metrics.ts'
import { healthHandlers } from '../health/routes.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Limiter } from '../platform/http/rate-limit.ts'
import type { RegistrySource } from '../site/registry-source.ts'
import type { Database } from './database.ts'

interface Needs {
  config: Config
  db: UnitOfWork<Database>
  limiter: Limiter
  /** Where failures are counted. */
  metrics: Registry
  now(): Date
  published: RegistrySource
}

/** How the health page is composed: what is published comes from the site. */
export const wireHealth = ({ config, db, limiter, metrics, now, published }: Needs) => ({
  handlers: healthHandlers({
    db,
    limiter,
    now,
    database: config.databaseUrl ? 'postgres' : 'embedded',
    checksSignature: config.registryKey !== undefined,
    registry: async () => (await published.read()).registry,
    counted: failureCounter(metrics),
    countedError: errorCounter(metrics),
  }),
})
