import { type SchoolAnswer, type SchoolProvider, type SchoolStep, schoolRoutes } from '@ariane/shared/contracts/school'
import { call, isAborted, logOnly } from '@ariane/shared/http'
import { $activeUser } from '@ariane/shared/session'
import { useEffect, useRef, useState } from 'react'
import type { Ask } from './request.ts'

export type Synced = Extract<SchoolAnswer, { status: 'success' }>['data']
export type Question = Extract<SchoolAnswer, { status: 'challenge' }>['data']
export type Refusal = Extract<SchoolAnswer, { status: 'failure' }>['data']
export type SyncState =
  | { kind: 'idle' | 'stopped' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'running'; step: SchoolStep | null }
  | { kind: 'asked'; question: Question }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'done'; synced: Synced }

/** Schools can be slow; the API gives up before this. */
const SYNC_TIMEOUT_MS = 180_000
const POLL_MS = { first: 500, last: 3000 }

/**
 * One synchronisation at a time, with its steps and questions. Credentials stay in memory for the answer to a question,
 * until the sheet closes.
 */
export function useSync(onDone: (synced: Synced, used: Ask) => void, onRefused: (refusal: Refusal) => void) {
  const [state, setState] = useState<SyncState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  const asking = useRef<{ ask: Ask; keep: boolean }>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function send(challenge?: { id: string; answer: string }) {
    const userId = $activeUser.get()?.uid
    const asked = asking.current
    if (!userId || !asked || (running.current && !running.current.signal.aborted)) return
    const mine = new AbortController()
    const { signal } = mine
    running.current = mine
    setState({ kind: 'running', step: null })
    void followProgress(userId, asked.ask.pronote ? 'pronote' : 'ecoledirecte', signal, step =>
      setState({ kind: 'running', step }),
    )
    try {
      const body = { userId, ...asked.ask, keep: asked.keep, ...(challenge && { challenge }) }
      const answer = await call(schoolRoutes.connectSchool, body, { signal, timeoutMs: SYNC_TIMEOUT_MS })
      if (signal.aborted) return
      mine.abort()
      if (answer.status === 'challenge') return setState({ kind: 'asked', question: answer.data })
      if (answer.status === 'failure') {
        onRefused(answer.data)
        return setState({ kind: 'refused', refusal: answer.data })
      }
      onDone(answer.data, asked.ask)
      setState({ kind: 'done', synced: answer.data })
    } catch (error) {
      if (signal.aborted) return
      mine.abort()
      logOnly('school', error)
      setState({ kind: 'failed', error })
    }
  }

  return {
    state,
    start(ask: Ask, keep: boolean) {
      asking.current = { ask, keep }
      void send()
    },
    answer: (id: string, answer: string) => void send({ id, answer }),
    stop() {
      running.current?.abort()
      setState({ kind: 'stopped' })
    },
    forget: () => setState({ kind: 'idle' }),
  }
}

/** Polls the progress of the synchronisation, less and less often, until `signal` ends it. */
async function followProgress(
  userId: string,
  of: SchoolProvider,
  signal: AbortSignal,
  tell: (step: SchoolStep) => void,
) {
  for (let wait = POLL_MS.first; ; wait = Math.min(wait * 2, POLL_MS.last)) {
    await new Promise(resolve => setTimeout(resolve, wait))
    if (signal.aborted) return
    try {
      const { data } = await call(schoolRoutes.schoolSources, { userId }, { signal })
      const step = data.find(({ provider }) => provider === of)?.step
      if (step && !signal.aborted) tell(step)
    } catch (error) {
      // Only the progress message is lost.
      if (!isAborted(error)) logOnly('school step', error)
    }
  }
}
