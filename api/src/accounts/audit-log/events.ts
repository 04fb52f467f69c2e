import { lookup } from '@ariane/shared/catalogue'
import type { AuditEvent } from '@ariane/shared/contracts'
import type { AnyRoute } from '@ariane/shared/contracts/route'

/** The same event within this time is the same line: a visit to the pupil's screens is one. */
export const SAME_LINE_MS = 30 * 60_000

/** The event of a change, by the beginning of its path; the first that fits. */
const AREAS: readonly (readonly [string, AuditEvent])[] = [
  ['/api/rights/grade', 'grade'],
  ['/api/rights/consent', 'consent'],
  ['/api/rights/', 'rights'],
  ['/api/user/settings', 'settings'],
  ['/api/user/', 'account'],
  ['/api/objectives', 'objectives'],
  ['/api/calendar', 'events'],
  ['/api/homework', 'homework'],
  ['/api/chat', 'chat'],
  ['/api/path', 'paths'],
  ['/api/module', 'paths'],
]

/** Its handler writes the line itself. */
const SILENT = new Set(['POST /api/links/leave'])
/** Calls whose path says too little. */
const CALLS: Readonly<Record<string, AuditEvent>> = {
  'DELETE /api/user/student/{id}': 'deletion',
  'POST /api/rights/deletion': 'deletion',
  'DELETE /api/rights/deletion': 'kept',
}
/** Count as a change for the limits only. */
const LOOKS = new Set(['POST /api/module/{id}/speech'])

/** What a call of a manager says in the pupil's journal: the kind of event, whatever it held. */
export function toAuditEvents(
  { method, path, rate }: Pick<AnyRoute, 'method' | 'path' | 'rate'>,
  body: object,
): AuditEvent[] {
  const call = `${method} ${path}`
  if (SILENT.has(call)) return []
  const named = lookup(CALLS, call)
  if (named) return [named]
  if (rate === 'read' || LOOKS.has(call)) return ['viewed']
  const area = AREAS.find(([start]) => path.startsWith(start))?.[1] ?? 'other'
  // The one call that reads or writes by what its body holds (S1 §7).
  if (area === 'settings' && !('tasks' in body)) return ['viewed']
  if (call !== 'PUT /api/user/student/{id}') return [area]
  const { firstName, classroom, password } = body as Record<string, unknown>
  return [
    ...(firstName === undefined && classroom === undefined ? [] : ['account' as const]),
    ...(password === undefined ? [] : ['password' as const]),
  ]
}
