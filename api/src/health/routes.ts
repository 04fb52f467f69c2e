import type { Health, healthRoutes, pageReportRoutes } from '@ariane/shared/contracts'
import type { Registry } from '@ariane/shared/contracts/registry'
import { type BackupState, readBackupState } from '../platform/db/backup-runs.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { findStep } from './canary/step.ts'
import { canaryStore } from './canary/store.ts'
import { asPublished, errorAsPublished } from './known.ts'
import type { HealthPorts } from './ports.ts'
import { healthStore } from './store.ts'

/** Reports of one person in a minute: a page sends far fewer. */
const REPORTS_PER_MINUTE = 30
/** No step of a canary is watched for longer. */
const STEP_MS = 30 * 86_400_000

/** Calls of contracts/health.ts and contracts/page-reports.ts. */
export function healthHandlers(ports: HealthPorts): Handlers<typeof healthRoutes & typeof pageReportRoutes> {
  const { limiter, sharedLimiter, now } = ports
  const store = healthStore(ports.db.q)
  const canaries = canaryStore(ports.db)
  const startedAt = now().toISOString()

  async function databaseState(): Promise<Pick<Health['api'], 'databaseMs' | 'jobsWaiting' | 'jobsFailed'>> {
    const asked = performance.now()
    try {
      const { waiting, failed } = await store.jobs()
      return { databaseMs: Math.round(performance.now() - asked), jobsWaiting: waiting, jobsFailed: failed }
    } catch {
      return { databaseMs: null, jobsWaiting: 0, jobsFailed: 0 }
    }
  }

  return {
    async readHealth() {
      const [published, state] = [await ports.registry(), await databaseState()]
      const isSilent = state.databaseMs === null
      const failures = isSilent ? [] : await store.failures(now())
      const errors = isSilent ? [] : await store.errors(now())
      const steps = isSilent ? [] : await canaries.steps(now())
      const api = { startedAt, database: ports.database, ...state }
      const shown = published && summary(published, ports.checksSignature)
      const backups = isSilent ? null : timesAsText(await readBackupState(ports.db.q()))
      const missing = isSilent ? [] : await ports.findMissing()
      return {
        status: 'success',
        data: { api, backups, registry: shown, failures, errors, canaries: steps, missing },
      }
    },

    async reportFailure({ body, caller }) {
      limiter.take(`failures:${caller.uid}`, REPORTS_PER_MINUTE)
      const failure = asPublished(body, await ports.registry())
      ports.counted(failure)
      await store.count(failure, now())
      return { ok: true }
    },

    async reportError({ body, caller }) {
      limiter.take(`failures:${caller.uid}`, REPORTS_PER_MINUTE)
      const error = errorAsPublished(body, await ports.registry())
      ports.countedError(error)
      await store.countError(error, now())
      return { ok: true }
    },

    async reportLoad({ body, caller }) {
      limiter.take(`loads:${caller.uid}`, REPORTS_PER_MINUTE)
      const step = findStep(body, await ports.registry())
      if (!step) return { ok: true }
      // One load and one error of a person and version: nobody decides alone whether a release goes out, and the loads that are
      // compared do not depend on each other.
      const event = body.event === 'error' ? 'error' : 'load'
      const key = `canary:${[caller.uid, step.remote, body.version, step.since, event].join(' ')}`
      if (await sharedLimiter.admits(key, 1, STEP_MS)) await canaries.count(step, body)
      return { ok: true }
    },
  }
}

const timesAsText = ({ last, failure, drill }: BackupState): Health['backups'] => ({
  last: last && { ...last, at: last.at.toISOString() },
  failure: failure && { ...failure, at: failure.at.toISOString() },
  drill: drill && { ...drill, at: drill.at.toISOString() },
})

const summary = ({ issued, remotes }: Registry, signatureChecked: boolean): Health['registry'] => ({
  issued,
  signatureChecked,
  remotes: remotes.map(({ name, active, canary, lastGood, disabled }) => ({
    name,
    active,
    canary,
    lastGood,
    disabled,
  })),
})
