import { consentSlipRoutes, SLIP_ANSWERS, type SlipAnswer } from '@ariane/shared/contracts/consent-slips'
import { call } from '@ariane/shared/http'
import { $manager } from '@ariane/shared/session'

interface Slip {
  code: string
  answer: SlipAnswer | undefined
}

/** The code and the answer in the part of an address after '#'. */
export function parseSlip(hash: string): Slip {
  const given = new URLSearchParams(hash.slice(1))
  return { code: given.get('code') ?? '', answer: SLIP_ANSWERS.find(one => one === given.get('reponse')) }
}

/** Throws ApiError or NetworkFailure. */
export async function followBySlip({ code, answer }: Slip) {
  const body = { managerUserId: $manager.get() ?? '', code, ...(answer && { answer }) }
  return (await call(consentSlipRoutes.followBySlip, body)).data
}
