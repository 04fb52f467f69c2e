import { simulatorRoutes } from '@ariane/shared/contracts/simulator'
import type { App } from '../../app.ts'
import type { Config } from '../../platform/config.ts'
import { mountRoutes } from '../../platform/http/mount.ts'
import { identityFrom } from '../../platform/identity.ts'
import { type CastPorts, cast } from './cast.ts'

/** The simulator's accounts. Only called where SIMULATOR=1, which the configuration refuses in production. */
export function registerScenarios(
  { access, db, handlers: api, limiter, passwords, server, signIn }: App,
  { publicUrl }: Config,
  now: CastPorts['now'],
): void {
  const handlers = {
    cast: async ({ body }: { body: Parameters<typeof cast>[1] }) => ({
      status: 'success' as const,
      data: await cast({ api, db, now, passwords }, body),
    }),
  }
  mountRoutes(server, simulatorRoutes, handlers, {
    identity: identityFrom([signIn.source]),
    access,
    limiter,
    publicUrl,
  })
}
