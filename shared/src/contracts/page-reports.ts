import * as z from 'zod'
import { LoadReport } from './canary.ts'
import { Done, route } from './route.ts'

/**
 * What can go wrong with a screen: contract refused, not reached, not the published bytes, not in the registry, no
 * component as default export; or after loading: nothing drawn in time, nothing seen of it or of the page, broken while
 * drawing, a chunk missing; or an earlier page that it froze.
 */
export const FAILURE_KINDS = [
  'contract',
  'unreachable',
  'tampered',
  'unknown',
  'invalid',
  'stalled',
  'blank',
  'render',
  'chunk',
  'frozen',
] as const

/** A failure seen by a page. It holds nothing personal. */
export const ClientFailure = z.strictObject({
  remote: z.string().regex(/^mf-[a-z][a-z0-9-]{0,40}$/),
  version: z.string().regex(/^[\w.+-]{1,80}$/),
  kind: z.enum(FAILURE_KINDS),
  /** The exposed name: 'chat' for './chat'. */
  screen: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
})
export type ClientFailure = z.infer<typeof ClientFailure>

/** Classes of errors that a page names; any other one is `autre`. */
export const ERROR_CLASSES = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'ChunkLoadError',
  'ApiError',
  'ZodError',
  '$ZodError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'autre',
] as const

/** An error of a remote outside drawing, by where it was thrown. Never its message, which may hold what a pupil wrote. */
export const ClientError = z.strictObject({
  remote: ClientFailure.shape.remote,
  version: ClientFailure.shape.version,
  error: z.enum(ERROR_CLASSES),
  /** Path in the version's folder. */
  file: z.string().regex(/^[\w@./+-]{1,200}$/),
  line: z.int().min(0).max(10_000_000),
  column: z.int().min(0).max(10_000_000),
})
export type ClientError = z.infer<typeof ClientError>

/** What every page may send; apart from what an operator reads, which no other page needs. */
export const pageReportRoutes = {
  reportFailure: route({
    method: 'POST',
    path: '/api/health/failures',
    summary: 'Tell that a screen could not be shown',
    body: ClientFailure,
    maxBody: 1024,
    answer: Done,
    policy: { allow: 'member' },
    rate: 'write',
  }),
  reportError: route({
    method: 'POST',
    path: '/api/health/errors',
    summary: 'Tell that a remote threw outside drawing',
    body: ClientError,
    maxBody: 1024,
    answer: Done,
    policy: { allow: 'member' },
    rate: 'write',
  }),
  reportLoad: route({
    method: 'POST',
    path: '/api/health/loads',
    summary: 'Tell how a screen was loaded, while a canary of its remote watches itself',
    body: LoadReport,
    maxBody: 1024,
    answer: Done,
    policy: { allow: 'member' },
    rate: 'write',
  }),
}
