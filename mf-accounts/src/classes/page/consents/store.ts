import { tellApart } from '@ariane/shared/catalogue'
import { consentSlipRoutes } from '@ariane/shared/contracts/consent-slips'
import { rightsRoutes } from '@ariane/shared/contracts/rights'
import { ApiError, call } from '@ariane/shared/http'
import { messages } from '../../messages.ts'
import { classFailure } from '../../store.ts'

export const fetchConsents = async (id: string, signal?: AbortSignal) =>
  tellApart((await call(consentSlipRoutes.readClassConsents, { id }, signal ? { signal } : {})).data.rows)

/** Throws ApiError or NetworkFailure, like the other actions. */
export const makeSlips = async (id: string, userIds: string[]) =>
  (await call(consentSlipRoutes.makeConsentSlips, { id, userIds })).data.slips

/** Who answers for this service. */
export const fetchOperator = async () => (await call(rightsRoutes.legalNotice, {})).data.operator

export const remindPupils = (id: string, userIds: string[]) => call(consentSlipRoutes.remindConsents, { id, userIds })

export const tickSlips = (id: string, userIds: string[]) => call(consentSlipRoutes.tickSignedSlips, { id, userIds })

export const consentsFailure = (error: unknown) =>
  error instanceof ApiError && error.code === 'conflict' ? messages.consents.conflict : classFailure(error)
