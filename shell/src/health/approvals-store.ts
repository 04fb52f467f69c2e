import { type AdultApproval, approvalsRoutes } from '@ariane/shared/contracts/approvals'
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
export async function approveAdult(identifier: string): Promise<void> {
  await call(approvalsRoutes.approveAdult, { identifier })
  await loadApprovals()
}

export async function endApproval(userId: string): Promise<void> {
  await call(approvalsRoutes.endAdultApproval, { userId })
  await loadApprovals()
}

/** The sentence for an approval that failed. */
export function describeApprovalFailure(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'not_found') return messages.approvals.unknown
  return code === 'invalid_input' ? messages.approvals.pupil : messages.approvals.failed
}
