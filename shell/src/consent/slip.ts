import { consentSlipRoutes } from '@ariane/shared/contracts/consent-slips'
import { ApiError, call } from '@ariane/shared/http'
import { messages } from './messages.ts'

/** Throws ApiError or NetworkFailure. */
export const fetchSlip = async (code: string) => (await call(consentSlipRoutes.readConsentSlip, { code })).data

/** The sentence for a code that opens nothing, or an answer that did not arrive. */
export const slipFailure = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')
    ? messages.slip.unknown
    : messages.failure
