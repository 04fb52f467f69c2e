import * as z from 'zod'
import { CanaryStep } from './canary.ts'
import { MISSING_KINDS } from './installation.ts'
import { ClientError, ClientFailure } from './page-reports.ts'
import { route, success } from './route.ts'

const PublishedRemote = z.object({
  name: z.string(),
  active: z.string(),
  canary: z.object({ version: z.string(), share: z.int() }).nullable(),
  lastGood: z.string().nullable(),
  disabled: z.object({ reason: z.string(), since: z.iso.datetime() }).nullable(),
})

/** What became of the copies of the database, of all nodes. */
const BackupState = z.object({
  /** The newest that is whole; null when none is known. */
  last: z.object({ at: z.iso.datetime(), bytes: z.number() }).nullable(),
  /** The last that failed, when none succeeded since; in one word. */
  failure: z.object({ at: z.iso.datetime(), why: z.string() }).nullable(),
  /** The last one that was restored for a try, row by row as many. */
  drill: z.object({ at: z.iso.datetime(), rows: z.int() }).nullable(),
})

/** The state of the server, for the operator. */
export const Health = z
  .object({
    api: z.object({
      startedAt: z.iso.datetime(),
      database: z.enum(['embedded', 'postgres']),
      /** Response time of the database; null when it did not answer. */
      databaseMs: z.number().nullable(),
      jobsWaiting: z.int(),
      jobsFailed: z.int(),
    }),
    /** null while the database does not answer. */
    backups: BackupState.nullable(),
    /** null where nothing is published, or the registry cannot be read. */
    registry: z
      .object({ issued: z.iso.datetime(), signatureChecked: z.boolean(), remotes: z.array(PublishedRemote) })
      .nullable(),
    /** Failures reported by pages in the last seven days, the most frequent first. */
    failures: z.array(
      z.object({
        ...ClientFailure.shape,
        remote: z.string(),
        screen: z.string(),
        count: z.int(),
        lastAt: z.iso.datetime(),
      }),
    ),
    /** Errors outside drawing of the last seven days, the most frequent first. */
    errors: z.array(z.object({ ...ClientError.shape, remote: z.string(), count: z.int(), lastAt: z.iso.datetime() })),
    /** Steps of canaries that watched themselves, of the last thirty days, the newest first. */
    canaries: z.array(CanaryStep),
    /** What the installation lacks (contracts/installation.ts). */
    missing: z.array(z.enum(MISSING_KINDS)),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof Health>

export const healthRoutes = {
  readHealth: route({
    method: 'GET',
    path: '/api/health',
    summary: 'State of the server, the registry and the remotes, for an operator',
    answer: success(Health),
    policy: { allow: 'operator' },
    rate: 'read',
  }),
}
