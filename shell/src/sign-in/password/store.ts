import { passwordsRoutes } from '@ariane/shared/contracts/passwords'
import { ApiError, call } from '@ariane/shared/http'
import { messages } from './messages.ts'

/** @throws ApiError or NetworkFailure */
export async function isMailEnabled(): Promise<boolean> {
  const { data } = await call(passwordsRoutes.accountOptions, {})
  return data.mail
}

/** Answers the same whether the address is known or not. @throws ApiError or NetworkFailure */
export async function requestResetLink(email: string): Promise<void> {
  await call(passwordsRoutes.forgotPassword, { email })
}

/** @throws ApiError or NetworkFailure */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await call(passwordsRoutes.resetPassword, { token, newPassword })
}

const isTooMany = (error: unknown) => error instanceof ApiError && error.code === 'too_many_requests'

/** The sentence for a reset link that could not be requested. */
export function describeRequestFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === 'mail_limit') return messages.forgot.mailLimit
  return isTooMany(error) ? messages.forgot.tooMany : messages.forgot.failure
}

/** The sentence for a password that was not changed; `dead`: the link will never work again. */
export function describeResetFailure(error: unknown): { sentence: string; dead: boolean } {
  if (error instanceof ApiError && error.fields.includes('token')) return { sentence: messages.reset.dead, dead: true }
  return { sentence: isTooMany(error) ? messages.reset.tooMany : messages.reset.failure, dead: false }
}
