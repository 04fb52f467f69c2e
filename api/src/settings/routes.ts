import type { Settings, settingsRoutes } from '@ariane/shared/contracts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { Services } from '../services.ts'
import { settingsStore } from './store.ts'

/** Calls of contracts/settings.ts. Saving is safe to repeat: a second creation replaces the first. */
export function settingsHandlers({ q, now }: Services): Handlers<typeof settingsRoutes> {
  const settings = settingsStore(q)
  const save = async (body: Settings) => {
    await settings.save(body, now())
    return { status: 'success' as const, data: body }
  }
  return {
    async postSettings({ body }) {
      if ('tasks' in body) return save(body)
      return { status: 'success', data: await settings.find(body.userId) }
    },
    updateSettings: ({ body }) => save(body),
  }
}
