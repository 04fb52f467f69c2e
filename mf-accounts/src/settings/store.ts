import { defaultSettings, type Settings, settingsRoutes } from '@ariane/shared/contracts/settings'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

/** `exists`: saved before, so that the next save is a PUT. */
export type Loaded = { settings: Settings; exists: boolean }

/** The active user's settings, the defaults while there are none. */
export const settings = userData<Loaded>(async (user, signal) => {
  const { data } = await call(settingsRoutes.postSettings, { userId: user.uid }, { signal })
  return { settings: data ?? defaultSettings(user.uid), exists: data !== null }
})

/** First save creates, later ones update (S1 §7). Throws ApiError or NetworkFailure. */
export async function saveSettings(changed: Settings, exists: boolean): Promise<void> {
  await call(exists ? settingsRoutes.updateSettings : settingsRoutes.postSettings, changed)
  settings.set({ settings: changed, exists: true }, changed.userId)
}
