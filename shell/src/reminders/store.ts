import { type Reminder, sessionsRoutes } from '@ariane/shared/contracts/sessions'
import { call, isAborted, logOnly } from '@ariane/shared/http'
import { $activeUser, userData } from '@ariane/shared/session'

/** What the pupil is reminded of now; a failure shows none. */
export const reminders = userData<Reminder[]>(async (user, signal) => {
  try {
    return (await call(sessionsRoutes.readReminders, { userId: user.uid }, { signal })).data
  } catch (error) {
    if (isAborted(error)) throw error
    logOnly('reminders', error)
    return []
  }
})

/** Puts a reminder away for good; gone from the screen at once, also when that could not be kept. */
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

/** The sentences that were not announced yet on this page; each is announced once. */
export function takeUnannounced(list: readonly { key: string; sentence: string }[]): string[] {
  const fresh = list.filter(({ key }) => !announcedKeys.has(key))
  for (const { key } of fresh) announcedKeys.add(key)
  return fresh.map(({ sentence }) => sentence)
}
