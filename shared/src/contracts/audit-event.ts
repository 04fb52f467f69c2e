/** What an adult did on a pupil's account, never its content; `viewed` is a view, `other` any other change. */
export const AUDIT_EVENTS = [
  'created',
  'linked',
  'left',
  'viewed',
  'account',
  'password',
  'grade',
  'consent',
  'deletion',
  'kept',
  'rights',
  'settings',
  'objectives',
  'events',
  'paths',
  'homework',
  'chat',
  'other',
] as const
export type AuditEvent = (typeof AUDIT_EVENTS)[number]
