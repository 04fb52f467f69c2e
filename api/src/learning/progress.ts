import { lookup } from '@ariane/shared/catalogue'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { fail } from '../platform/errors.ts'
import { isFinished, isReady, toPercent, toStatus } from './path.ts'
import { type HeldModule, type KeptAnswer, progressStore } from './progress-store.ts'
import type { LearningTables } from './tables.ts'
import type { Tutor } from './tutor.ts'

/** What progress is kept with. */
interface ProgressPorts {
  db: UnitOfWork<LearningTables>
  now(): Date
  tutor: Tutor
  finishGiven(pathId: number): Promise<void>
}

/** What a pupil did in a module; `read` when there is nothing to answer. */
export type Step = {
  seen?: boolean
  read?: boolean
  state?: Record<string, unknown>
  /** `value` is null when the answer counts and its score does not. */
  score?: { key: string; value: number | null }
}

/** Who acts, what is kept of an answer, and how many other modules of the path are done. */
interface Circumstances {
  callerUid: string
  others: number
  answer?: KeptAnswer
}

/** Keeps what a pupil did. Repeating a step changes nothing: the first score stays, done stays done. */
export const progressRecorder = ({ db: { q }, now, tutor, finishGiven }: ProgressPorts) => {
  const store = progressStore(q)

  const advance = ({ id, answer_key: solutions, ...module }: HeldModule, step: Step) => {
    const seen = module.seen || step.seen === true || step.score !== undefined
    const scores = { ...(step.score && { [step.score.key]: step.score.value }), ...module.scores }
    const asked = Object.keys(solutions).filter(chapter => tutor.asks(lookup(solutions, chapter)))
    const done = module.done || isFinished(asked, Object.keys(scores), seen || step.read === true)
    const state = Object.entries(step.state ?? {}).filter(([chapter]) => Object.hasOwn(solutions, chapter))
    return { id, seen, done, scores, state: { ...module.state, ...Object.fromEntries(state) } }
  }

  return {
    /** To be called in a transaction, until the end of which nobody else changes the path. */
    hold: async (moduleId: number) => (await store.hold(moduleId)) ?? fail('not_found'),

    readBefore: store.readBefore,

    ask: store.ask,

    /** In the transaction that holds the module. Fails with `conflict` while the path is being written. */
    async keep(held: HeldModule, step: Step, { callerUid, others, answer }: Circumstances) {
      // A homework has questions, and its own way to answer them.
      if (held.kind === 'homework') fail('not_found')
      if (!isReady(held.status)) fail('conflict')
      const module = advance(held, step)
      const at = now()
      const opened_at = held.opened_at ?? (step.seen || step.score ? at : null)
      const percent = toPercent(others + Number(module.done), held.module_count)
      const status = toStatus(opened_at !== null, percent)
      // What an adult does in the name of a pupil is not the pupil's work.
      const isOwnWork = held.user_id === callerUid
      const isEnded = status === 'done' && held.status !== 'done'
      await store.save({
        module,
        path: { id: held.path_id, status, opened_at },
        at,
        callerUid,
        isOwnWork,
        isWorkedDay: isOwnWork && (answer !== undefined || isEnded),
        answer,
      })
      if (isEnded && held.event_id) await finishGiven(held.path_id)
      return { percent, status }
    },
  }
}

export type ProgressRecorder = ReturnType<typeof progressRecorder>
