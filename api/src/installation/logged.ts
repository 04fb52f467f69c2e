import type { OperatorAct, Routes } from '@ariane/shared/contracts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { OperatorActs } from './acts.ts'

/** Calls of other areas that operators change something with. */
type Change =
  | 'acceptRegistration'
  | 'refuseRegistration'
  | 'approveAdult'
  | 'endAdultApproval'
  | 'recordLegalBasis'
  | 'endLegalBasis'
/** @public the wiring names it */
export type Changes = Pick<Handlers<Routes>, Change>

/** Handlers of other areas, each with its line in the log of operators. */
export function logged(handlers: Changes, acts: OperatorActs): Changes {
  const withLine =
    <Call extends { caller: { uid: string }; body: object }, Answer>(
      what: OperatorAct,
      handle: (call: Call) => Promise<Answer>,
    ) =>
    (call: Call) => {
      const { userId: about } = call.body as { userId?: string }
      return acts.during({ by: call.caller, what, about }, () => handle(call))
    }
  return {
    acceptRegistration: withLine('accepted', handlers.acceptRegistration),
    refuseRegistration: withLine('refused', handlers.refuseRegistration),
    approveAdult: withLine('approved', handlers.approveAdult),
    endAdultApproval: withLine('approvalEnded', handlers.endAdultApproval),
    recordLegalBasis: withLine('basisRecorded', handlers.recordLegalBasis),
    endLegalBasis: withLine('basisEnded', handlers.endLegalBasis),
  }
}
