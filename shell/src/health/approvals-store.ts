import { type AdultApproval, type ApprovalSubject, approvalsRoutes } from '@ariane/shared/contracts/approvals'
import { ApiError, call, failed, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { atom } from '@ariane/shared/session'
import { messages } from './messages.ts'

export const $approvals = atom<Loadable<AdultApproval[]>>(LOADING)

export async function loadApprovals(): Promise<void> {
  try {
    $approvals.set(ready((await call(approvalsRoutes.listAdultApprovals, {})).data.approvals))
  } catch (error) {
    $approvals.set(failed(error))
  }
}

/** @throws ApiError or NetworkFailure */
export const findSubject = async (identifier: string): Promise<ApprovalSubject> =>
  (await call(approvalsRoutes.findApprovalSubject, { identifier })).data

/** @throws ApiError or NetworkFailure */
export async function approveAdult(userId: string, pupils: string[]): Promise<void> {
  await call(approvalsRoutes.approveAdult, { userId, pupils })
  await loadApprovals()
}

/** @throws ApiError or NetworkFailure */
export async function endApproval(userId: string, pupil: string): Promise<void> {
  await call(approvalsRoutes.endAdultApproval, { userId, pupil })
  await loadApprovals()
}

/** The sentence for an adult who was not found, or not approved. */
export function describeApprovalFailure(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'not_found') return messages.approvals.unknown
  if (code === 'conflict') return messages.approvals.oneself
  return code === 'invalid_input' ? messages.approvals.pupil : messages.approvals.failed
}
