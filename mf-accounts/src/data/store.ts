import { consentRoutes } from '@ariane/shared/contracts/consent'
import { rightsRoutes } from '@ariane/shared/contracts/rights'
import { ApiError, call, download } from '@ariane/shared/http'
import { $activeUser, updateUser, userData } from '@ariane/shared/session'
import { messages } from './messages.ts'

/** Where the consent of a parent stands. */
export const consent = userData(async (user, signal) => {
  const { data } = await call(consentRoutes.readConsent, { userId: user.uid }, { signal })
  return data
})

/** The planned end of the account; null when there is none. */
export const deletion = userData(async (user, signal) => {
  const { data } = await call(rightsRoutes.readDeletion, { userId: user.uid }, { signal })
  return data
})

const about = () => ({ userId: $activeUser.get()?.uid ?? '' })
/** The banner of the shell follows what happens to the own account. */
const tellShell = (endsAt: string | undefined) => {
  if ($activeUser.get()?.switched === false) updateUser({ endsAt })
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

export async function askDeletion(password?: string): Promise<void> {
  const { userId } = about()
  const { data } = await call(rightsRoutes.askDeletion, { userId, ...(password && { password }) })
  deletion.set(data, userId)
  tellShell(data.dueAt)
}

export async function undoDeletion(): Promise<void> {
  const { userId } = about()
  await call(rightsRoutes.undoDeletion, { userId })
  deletion.set(null, userId)
  tellShell(undefined)
}

/** The archive of the active user. */
export const fetchArchive = (options: { signal: AbortSignal; onBytes: (count: number) => void }) =>
  download(rightsRoutes.exportData, about(), options)

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** Why a demand was not sent. */
export const consentFailure = (error: unknown) => {
  if (isCode(error, 'too_many_requests')) return messages.consent.tooMany
  if (isCode(error, 'forbidden')) return messages.deletion.notYours
  return isCode(error, 'invalid_input') ? messages.consent.emailRefused : messages.consent.failed
}

export const exportFailure = (error: unknown) =>
  isCode(error, 'too_many_requests') ? messages.export.tooMany : messages.export.failure

export const deletionFailure = (error: unknown) => {
  if (isCode(error, 'too_many_requests')) return messages.deletion.tooMany
  return isCode(error, 'invalid_input') ? messages.deletion.passwordWrong : messages.deletion.failure
}
