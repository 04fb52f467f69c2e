import type { SchoolAnswer, SchoolStep } from '@ariane/shared/contracts/school'
import { logOnly } from '@ariane/shared/http'
import { newId } from '@ariane/shared/ports'
import { type Ask, runSync, stopSync } from '@ariane/shared/school'
import { $activeUser } from '@ariane/shared/session'
import { useEffect, useRef, useState } from 'react'

export type Synced = Extract<SchoolAnswer, { status: 'success' }>['data']
export type Question = Extract<SchoolAnswer, { status: 'challenge' }>['data']
export type Refusal = Extract<SchoolAnswer, { status: 'failure' }>['data']
export type SyncState =
  | { kind: 'idle' | 'stopped' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'running'; step: SchoolStep | null }
  | { kind: 'asked'; question: Question }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'done'; synced: Synced; accountName: string }

/** How long what was stopped is waited for: its answer has the token that replaces the one it used. */
const STOPPING_MS = 10_000

/** What is synchronised: an account, with what opens it. */
export type Wanted = { ask: Ask; keep: boolean; accountName: string }
type Running = { stop: () => void }

/**
 * One synchronisation at a time, with its steps and questions. Credentials stay in memory for the answer to a question,
 * until the sheet closes.
 */
export function useSync(
  onDone: (synced: Synced, used: Wanted) => void,
  onRefused: (refusal: Refusal, used: Wanted) => void,
) {
  const [state, setState] = useState<SyncState>({ kind: 'idle' })
  const running = useRef<Running>(undefined)
  const asking = useRef<Wanted>(undefined)

  useEffect(() => () => running.current?.stop(), [])

  async function send(challenge?: { id: string; answer: string }) {
    const userId = $activeUser.get()?.uid
    const asked = asking.current
    if (!userId || !asked || running.current) return
    const leaving = new AbortController()
    const { signal } = leaving
    const id = newId()
    const mine: Running = {
      stop() {
        stopSync({ userId, id })
        running.current = undefined
        setTimeout(() => leaving.abort(), STOPPING_MS)
      },
    }
    running.current = mine
    const isMine = () => running.current === mine
    setState({ kind: 'running', step: null })
    try {
      const { ask, ...rest } = asked
      const wish = { userId, id, ...ask, ...rest, ...(challenge && { challenge }) }
      const onStep = (step: SchoolStep) => isMine() && setState({ kind: 'running', step })
      const answer = await runSync(wish, { signal, onStep })
      if (answer.status === 'failure') onRefused(answer.data, asked)
      if (answer.status === 'success') onDone(answer.data, asked)
      if (!isMine()) return
      running.current = undefined
      if (answer.status === 'challenge') setState({ kind: 'asked', question: answer.data })
      else if (answer.status === 'failure') setState({ kind: 'refused', refusal: answer.data })
      else setState({ kind: 'done', synced: answer.data, accountName: asked.accountName })
    } catch (error) {
      if (!isMine()) return
      running.current = undefined
      logOnly('school', error)
      setState({ kind: 'failed', error })
    }
  }

  return {
    state,
    start(wanted: Wanted) {
      asking.current = wanted
      void send()
    },
    answer: (id: string, answer: string) => void send({ id, answer }),
    stop() {
      running.current?.stop()
      setState({ kind: 'stopped' })
    },
    forget: () => setState({ kind: 'idle' }),
  }
}
