import type { ModelUse, modelRoutes } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { LearningTables } from '../tables.ts'
import { permissionStore } from './permissions.ts'

/** What the permission to use a model is built from. */
interface ModelPorts {
  db: UnitOfWork<LearningTables>
  now(): Date
  /** Whether a pupil's own questions may go to the model that is configured. */
  mayUseModel(pupil: string): Promise<ModelUse>
}

/** Calls of contracts/model.ts. */
export const modelHandlers = ({ db, now, mayUseModel }: ModelPorts): Handlers<typeof modelRoutes> => ({
  readModelUse: async ({ body }) => ({ status: 'success', data: await mayUseModel(body.userId) }),

  async allowModelQuestions({ body }) {
    await permissionStore(db.q).save(body.userId, body.allowed, now())
    return { ok: true }
  },
})
