import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { type SchoolProvider, schoolRoutes } from '@ariane/shared/contracts/school'
import { call } from '@ariane/shared/http'
import { $activeUser, userData } from '@ariane/shared/session'
import { messages } from './messages.ts'

/** The school systems of the active user: how fresh each is, and the progress of a running synchronisation. */
export const sources = userData(
  async (user, signal) => (await call(schoolRoutes.schoolSources, { userId: user.uid }, { signal })).data,
)

/** One of the pupil's accounts at a school system; the first one has no name. */
export type SchoolAccount = { provider: SchoolProvider; accountName: string }

export const isSame = (a: SchoolAccount, b: SchoolAccount) =>
  a.provider === b.provider && a.accountName === b.accountName

/** The account that an event comes from; undefined for one that comes from no school system. */
export const findAccount = ({
  source,
  sourceAccount = '',
}: Pick<CalendarEvent, 'source' | 'sourceAccount'>): SchoolAccount | undefined =>
  source === 'pronote' || source === 'ecoledirecte' ? { provider: source, accountName: sourceAccount } : undefined

/** 'PRONOTE', or 'PRONOTE (Chez papa)'. */
export const formatAccount = ({ provider, accountName }: SchoolAccount): string =>
  accountName === '' ? messages.sources[provider] : messages.account(messages.sources[provider], accountName)

/** Removes an account with all that it brought. Throws what `call` throws. */
export async function removeAccount(account: SchoolAccount): Promise<void> {
  const uid = $activeUser.get()?.uid
  if (!uid) throw new Error('nobody is active')
  await call(schoolRoutes.removeSchoolAccount, { userId: uid, ...account })
  await sources.reload()
}

/** Removes what a week had before the school emptied it, or keeps it. Throws what `call` throws. */
export async function settleEmptyWeek(account: SchoolAccount, week: string, remove: boolean): Promise<void> {
  const uid = $activeUser.get()?.uid
  if (!uid) throw new Error('nobody is active')
  await call(schoolRoutes.settleEmptyWeek, { userId: uid, ...account, week, remove })
  await sources.reload()
}
