import { consentRoutes } from '@ariane/shared/contracts/consent'
import { rightsRoutes } from '@ariane/shared/contracts/rights'
import { ApiError, call, download } from '@ariane/shared/http'
import { $activeUser, students, updateUser, userData } from '@ariane/shared/session'
import { messages as common } from '../messages.ts'
import { messages } from './messages.ts'

/** The state of a parent's consent. */
export const consent = userData(async (user, signal) => {
  const { data } = await call(consentRoutes.readConsent, { userId: user.uid }, { signal })
  return data
})

/** The planned end of the account, null when there is none, and whether the signed-in person may plan it. */
export const deletion = userData(async (user, signal) => {
  const { data: planned, mayAsk = true } = await call(rightsRoutes.readDeletion, { userId: user.uid }, { signal })
  return { planned, mayAsk }
})

const about = () => ({ userId: $activeUser.get()?.uid ?? '' })
/** The banners of the shell show deletions of the user's account and of a manager's pupils. */
const announce = (endsAt: string | undefined) => {
  if ($activeUser.get()?.switched === false) updateUser({ endsAt })
  else void students.reload()
}

/** Throws ApiError or NetworkFailure, like the other actions. */
export async function askConsent(email: string): Promise<void> {
  await call(consentRoutes.askConsent, { ...about(), email })
  await consent.reload()
}

async function then(work: Promise<unknown>): Promise<void> {
  await work
  await consent.reload()
}
export const giveConsent = () => then(call(consentRoutes.giveConsent, about()))
export const withdrawConsent = () => then(call(consentRoutes.withdrawConsent, about()))
export const declareAge = () => then(call(consentRoutes.declareAge, about()))

export async function askDeletion(password: string): Promise<void> {
  const { userId } = about()
  const { data } = await call(rightsRoutes.askDeletion, { userId, password })
  deletion.set({ planned: data, mayAsk: true }, userId)
  announce(data.dueAt)
}

export async function undoDeletion(): Promise<void> {
  const { userId } = about()
  await call(rightsRoutes.undoDeletion, { userId })
  announce(undefined)
  await deletion.reload()
}

/** The archive of the active user. */
export const fetchArchive = (options: { signal: AbortSignal; onBytes: (count: number) => void }) =>
  download(rightsRoutes.exportData, about(), options)

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** Why a demand was not sent. */
export const consentFailure = (error: unknown) => {
  if (isCode(error, 'too_many_requests')) return messages.consent.tooMany
  return isCode(error, 'mail_limit') ? messages.consent.mailLimit : messages.consent.failed
}

/** Why an answer was not kept. */
export const answerFailure = (error: unknown) => {
  if (isCode(error, 'adult_needed')) return messages.consent.adultNeeded
  return isCode(error, 'recent_password') ? messages.consent.recentPassword : messages.consent.failed
}

export const exportFailure = (error: unknown) =>
  isCode(error, 'too_many_requests') ? messages.export.tooMany : messages.export.failure

export const deletionFailure = (error: unknown) => {
  if (isCode(error, 'recent_password')) return messages.deletion.recentPassword
  return isCode(error, 'too_many_requests') ? common.deletion.tooMany : messages.deletion.failure
}
