import { isTeacher } from '@ariane/shared/catalogue'
import type { rightsRoutes } from '@ariane/shared/contracts'
import type { Config } from '../platform/config.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { listPersonal } from '../platform/personal.ts'
import { basisStore } from './basis/store.ts'
import type { DeletionPorts } from './deletion/plan.ts'
import { deletionHandlers } from './deletion/routes.ts'
import { type ArchivePorts, writeArchive } from './export/archive.ts'
import { zipped } from './export/zip.ts'

const EXPORTS = { limit: 5, windowMs: 3_600_000 }

/** What the rights of people are built from. */
export interface RightsPorts extends DeletionPorts, ArchivePorts {
  /** Who answers for this installation and where it runs. */
  operator: Config['operator']
  accessibility: Config['accessibility']
  /** Whether a model helps to write, and whether a service writes down recordings. */
  uses: { model: boolean; transcription: boolean }
  backupDays: number
}

/** Calls of contracts/rights.ts. */
export function rightsHandlers(ports: RightsPorts): Handlers<typeof rightsRoutes> {
  const { now, limiter, mail, declared, operator, accessibility, uses, backupDays } = ports
  return {
    ...deletionHandlers(ports),

    async legalNotice() {
      const kept = listPersonal(declared).map(([, { what, until }]) => ({ what, until }))
      const { name, contact, host } = operator
      return {
        status: 'success',
        data: {
          operator: { name: name ?? null, contact: contact ?? null, host: host ?? null },
          audit: accessibility.audit ?? null,
          scheme: accessibility.scheme ?? null,
          mail: mail !== undefined,
          ...uses,
          backupDays,
          basis: (await basisStore(ports.db.q).current())?.basis ?? null,
          kept: kept.toReversed(),
        },
      }
    },

    async exportData({ body: { userId }, caller }) {
      await limiter.take(`export:${caller.uid}:${userId}`, EXPORTS.limit, EXPORTS.windowMs)
      const adult = caller.role !== null && isTeacher(caller.role) ? 'teacher' : 'parent'
      return zipped(writeArchive(ports, userId, { caller, is: caller.uid === userId ? 'pupil' : adult }), now())
    },
  }
}
