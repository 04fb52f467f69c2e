import type { AuditEvent } from '@ariane/shared/contracts'
import type { AnyRoute } from '@ariane/shared/contracts/route'

/** The same event within this time is the same line: a visit to the pupil's screens is one. */
export const SAME_LINE_MS = 30 * 60_000

/** What a call of a manager leaves in the pupil's audit log: the kinds of event, whatever it held. */
export function toAuditEvents({ audit = 'viewed' }: Pick<AnyRoute, 'audit'>, body: object): AuditEvent[] {
  return typeof audit === 'function' ? audit(body) : [audit]
}
