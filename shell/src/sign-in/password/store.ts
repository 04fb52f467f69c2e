import { ApiError, call } from '@ariane/shared/http'
import { messages } from './messages.ts'

/** Schemas are heavy and most people remember their password: they come when one is forgotten. */
const routes = async () => (await import('@ariane/shared/contracts/passwords')).passwordsRoutes

/** Whether this installation sends mail. Throws ApiError or NetworkFailure. */
export async function isMailEnabled(): Promise<boolean> {
  const { data } = await call((await routes()).accountOptions, {})
  return data.mail
}

/** Says nothing of whether the address is known. Throws ApiError or NetworkFailure. */
export async function requestResetLink(email: string): Promise<void> {
  await call((await routes()).forgotPassword, { email })
}

/** Throws ApiError or NetworkFailure. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await call((await routes()).resetPassword, { token, newPassword })
}

const isTooMany = (error: unknown) => error instanceof ApiError && error.code === 'too_many_requests'

/** Why no link was sent. */
export function describeRequestFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === 'mail_limit') return messages.forgot.mailLimit
  return isTooMany(error) ? messages.forgot.tooMany : messages.forgot.failure
}

/** Why the password was not changed; `dead`: the link will never work again. */
export function describeResetFailure(error: unknown): { sentence: string; dead: boolean } {
  if (error instanceof ApiError && error.fields.includes('token')) return { sentence: messages.reset.dead, dead: true }
  return { sentence: isTooMany(error) ? messages.reset.tooMany : messages.reset.failure, dead: false }
}
