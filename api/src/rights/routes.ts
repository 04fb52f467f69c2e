import type { rightsRoutes } from '@ariane/shared/contracts'
import type { Handlers } from '../platform/http/handlers.ts'
import { type Declarations, personalOf } from '../platform/personal.ts'
import type { Services } from '../services.ts'
import type { DeletionPorts } from './deletion/plan.ts'
import { deletionHandlers } from './deletion/routes.ts'
import { archiveOf } from './export/archive.ts'
import { zipped } from './export/zip.ts'

const EXPORTS = { limit: 5, windowMs: 3_600_000 }

/** Calls of contracts/rights.ts. */
export function rightsHandlers(
  services: Services,
  declared: Declarations,
  ports: DeletionPorts,
): Handlers<typeof rightsRoutes> {
  const { config, limiter, mail, now } = services
  return {
    ...deletionHandlers(services, ports),

    async legalNotice() {
      const kept = personalOf(declared).map(([, { what, until }]) => ({ what, until }))
      const { name, contact, host } = config.operator
      return {
        status: 'success',
        data: {
          operator: { name: name ?? null, contact: contact ?? null, host: host ?? null },
          mail: mail !== undefined,
          model: config.model !== undefined,
          transcription: config.transcription !== undefined,
          backupDays: config.backupDays,
          kept: kept.toReversed(),
        },
      }
    },

    async exportData({ body: { userId }, caller }) {
      limiter.take(`export:${caller.uid}:${userId}`, EXPORTS.limit, EXPORTS.windowMs)
      return zipped(archiveOf(services, declared, userId), now())
    },
  }
}
