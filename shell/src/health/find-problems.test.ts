import type { Health } from '@ariane/shared/contracts/health'
import type { RemoteState } from '@ariane/shared/federation'
import { describe, expect, it } from 'vitest'
import { findProblems } from './find-problems.ts'

const state = (name: string, more: Partial<RemoteState> = {}): RemoteState => ({
  name,
  version: '1.0.0-a',
  contract: '^1.0.0',
  build: null,
  status: 'running',
  fellBack: false,
  message: null,
  lastGood: null,
  loadMs: 12,
  failures: 0,
  ...more,
})
const health = (databaseMs: number | null): Pick<Health, 'api' | 'registry'> => ({
  api: { startedAt: '2026-01-01T00:00:00Z', database: 'embedded', databaseMs, jobsWaiting: 0, jobsFailed: 0 },
  registry: { issued: '2026-01-01T00:00:00Z', signatureChecked: true, remotes: [] },
})

describe('@F06 what the operator has to look at', () => {
  it('is nothing while every remote runs its own version and the database answers', () => {
    expect(findProblems(health(3), [state('mf-chat'), state('mf-planner')])).toEqual([])
  })
  it('names remotes that failed, are paused or fell back, and what the server misses', () => {
    const states = [
      state('mf-chat', { status: 'failed' }),
      state('mf-planner', { fellBack: true }),
      state('mf-learning', { status: 'disabled' }),
      state('mf-accounts'),
    ]
    expect(findProblems({ ...health(null), registry: null }, states)).toEqual([
      'mf-chat',
      'mf-planner',
      'mf-learning',
      'la base de données',
      'le registre',
    ])
  })
})
