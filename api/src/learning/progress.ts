import { lookup } from '@ariane/shared/catalogue'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { fail } from '../platform/errors.ts'
import { isFinished, isReady, type ModuleRow, toPercent, toStatus } from './path.ts'
import { addWorkHour, moduleStore, pathStore } from './store.ts'
import type { LearningTables } from './tables.ts'
import type { Tutor } from './tutor.ts'

/** What progress is kept with. */
interface ProgressStorePorts {
  db: UnitOfWork<LearningTables>
  now(): Date
  tutor: Tutor
}

/** What a pupil did in a module; `read` when there is nothing to answer. */
export type Step = {
  seen?: boolean
  read?: boolean
  state?: Record<string, unknown>
  /** `value` is null when the answer counts and its score does not. */
  score?: { key: string; value: number | null }
}

/** Keeps what a pupil did. Repeating a step changes nothing: the first score stays, done stays done. */
export const progressStore = ({ db: { q }, now, tutor }: ProgressStorePorts) => {
  const paths = pathStore(q)
  const modules = moduleStore(q)

  const advance = (module: ModuleRow, solutions: Record<string, unknown>, step: Step) => {
    const seen = module.seen || step.seen === true || step.score !== undefined
    const scores = { ...(step.score && { [step.score.key]: step.score.value }), ...module.scores }
    const asked = Object.keys(solutions).filter(chapter => tutor.asks(lookup(solutions, chapter)))
    const done = module.done || isFinished(asked, Object.keys(scores), seen || step.read === true)
    const state = Object.entries(step.state ?? {}).filter(([chapter]) => Object.hasOwn(solutions, chapter))
    return { seen, done, scores, state: { ...module.state, ...Object.fromEntries(state) } }
  }

  /** To be called in a transaction, with whoever acts. Fails with `conflict` while the path is being written. */
  return async (moduleId: number, step: Step, callerUid: string) => {
    const { path_id } = (await modules.find(moduleId)) ?? fail('not_found')
    const path = (await paths.lock(path_id)) ?? fail('not_found')
    // A homework has questions, and its own way to answer them.
    if (path.kind === 'homework') fail('not_found')
    if (!isReady(path.status)) fail('conflict')
    const { answer_key, speech: _speech, ...module } = (await modules.find(moduleId)) ?? fail('not_found')
    await modules.progressed(moduleId, advance(module, answer_key, step))
    const { done } = (await paths.find(path_id)) ?? fail('not_found')
    const opened_at = path.opened_at ?? (step.seen || step.score ? now() : null)
    const percent = toPercent(done, path.module_count)
    const status = toStatus(opened_at !== null, percent)
    await paths.progressed(path_id, { status, opened_at, active_at: now() })
    // What an adult does in the name of a pupil is not the pupil's work.
    if (path.user_id === callerUid) await addWorkHour(q, callerUid, now())
    return { percent, status }
  }
}
