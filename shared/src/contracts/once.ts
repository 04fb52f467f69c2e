/** The header that makes a repeated call of a `once` row count once; calls without it are served as always. */
export const ONCE_HEADER = 'idempotency-key'
/** A uuid, or anything alike: 16 to 64 letters, digits, dashes and underscores. */
export const ONCE_KEY = /^[A-Za-z0-9_-]{16,64}$/
/** How long the first answer is kept for a repeated call: a device may be without a connection for a week. */
export const ONCE_KEPT_MS = 7 * 86_400_000
