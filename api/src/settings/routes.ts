import type { Settings, settingsRoutes } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { settingsStore } from './store.ts'
import type { SettingsTables } from './tables.ts'

/** What settings are built from. */
interface SettingsPorts {
  db: UnitOfWork<SettingsTables>
  now(): Date
}

/** Calls of contracts/settings.ts. Saving is safe to repeat: a second creation replaces the first. */
export function settingsHandlers({ db, now }: SettingsPorts): Handlers<typeof settingsRoutes> {
  const settings = settingsStore(db.q)
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
