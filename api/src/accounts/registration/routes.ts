import type { registrationRoutes } from '@ariane/shared/contracts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { WaitingAdults } from './waiting.ts'

/** Calls of contracts/registration.ts. */
export const registrationHandlers = (adults: WaitingAdults): Handlers<typeof registrationRoutes> => ({
  listWaitingAdults: async () => ({ status: 'success', data: { waiting: await adults.list() } }),
  async acceptRegistration({ body: { userId } }) {
    await adults.accept(userId)
    return { ok: true }
  },
  async refuseRegistration({ body: { userId } }) {
    await adults.refuse(userId)
    return { ok: true }
  },
})
