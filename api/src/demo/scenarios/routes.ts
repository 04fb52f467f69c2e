import { simulatorRoutes } from '@ariane/shared/contracts/simulator'
import type { App } from '../../app.ts'
import { mountRoutes } from '../../platform/http/mount.ts'
import { identityFrom } from '../../platform/identity.ts'
import { cast } from './cast.ts'

/** The simulator's accounts. Only called where SIMULATOR=1, which the configuration refuses in production. */
export function registerScenarios({ server, services, signIn }: App): void {
  const { access, limiter, config } = services
  const handlers = {
    cast: async ({ body }: { body: Parameters<typeof cast>[1] }) => ({
      status: 'success' as const,
      data: await cast(services, body),
    }),
  }
  mountRoutes(server, simulatorRoutes, handlers, {
    identity: identityFrom([signIn.source]),
    access,
    limiter,
    publicUrl: config.publicUrl,
  })
}
