import { type Reminder, sessionsRoutes } from '@ariane/shared/contracts/sessions'
import { call, isAborted, logOnly } from '@ariane/shared/http'
import { $activeUser, userData } from '@ariane/shared/session'

/** The pupil's current reminders; a failure shows none. */
export const reminders = userData<Reminder[]>(async (user, signal) => {
  try {
    return (await call(sessionsRoutes.readReminders, { userId: user.uid }, { signal })).data
  } catch (error) {
    if (isAborted(error)) throw error
    logOnly('reminders', error)
    return []
  }
})

/** Dismisses a reminder for good; it leaves the screen at once, even when saving fails. */
export async function dismissReminder(key: string): Promise<void> {
  const uid = $activeUser.get()?.uid
  const now = reminders.$data.get()
  if (!uid) return
  if (now.state === 'ready')
    reminders.set(
      now.data.filter(one => one.key !== key),
      uid,
    )
  try {
    await call(sessionsRoutes.dismissReminders, { userId: uid, keys: [key] })
  } catch (error) {
    logOnly('reminders', error)
  }
}

const announcedKeys = new Set<string>()

/** The sentences that this page has not announced yet; each is announced once. */
export function takeUnannounced(list: readonly { key: string; sentence: string }[]): string[] {
  const fresh = list.filter(({ key }) => !announcedKeys.has(key))
  for (const { key } of fresh) announcedKeys.add(key)
  return fresh.map(({ sentence }) => sentence)
}
