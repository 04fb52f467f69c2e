import type { ModelUse, modelRoutes } from '@ariane/shared/contracts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Services } from '../../services.ts'
import { permissionStore } from './permissions.ts'

/** Calls of contracts/model.ts. */
export const modelHandlers = (
  { q, now }: Pick<Services, 'q' | 'now'>,
  leave: (pupil: string) => Promise<ModelUse>,
): Handlers<typeof modelRoutes> => ({
  readModelUse: async ({ body }) => ({ status: 'success', data: await leave(body.userId) }),

  async allowModelQuestions({ body }) {
    await permissionStore(q).save(body.userId, body.allowed, now())
    return { ok: true }
  },
})
