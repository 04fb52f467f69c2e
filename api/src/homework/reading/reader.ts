import { MAX_STATEMENT_CHARS, type ReadingFailure } from '@ariane/shared/contracts'
import pLimit from 'p-limit'
import type { Log } from '../../platform/log.ts'
import type { Transcribe } from '../transcription.ts'
import { tidy } from './plain-text.ts'
import { explainEnd } from './program-end.ts'
import { runProgram } from './run-program.ts'
import type { Found, Sent } from './statement.ts'

type OnPage = (pagesDone: number, pages: number) => void

/** The reader was ended from outside, or could not start: another try may end otherwise. */
export class ReaderLost extends Error {
  override name = 'ReaderLost'
}

/** Reads what was sent, or says why it cannot; rejects when `signal` aborts, or with `ReaderLost`. */
export type ReadStatement = (
  sent: Sent,
  signal: AbortSignal,
  onPage?: OnPage,
) => Promise<Found | { failure: ReadingFailure }>

/** Who writes down what is said, and whether a pupil's voice may go there. */
interface Ear {
  transcribe: Transcribe
  mayLeave(userId: string): Promise<boolean>
}

/** One file at a time, in a program of its own below everything else the machine does; sounds go to the `ear`. */
export function createReader(log: Log, ear?: Ear, program?: string): ReadStatement {
  const oneFile = pLimit(1)

  async function heard({ bytes, type, userId }: Sent, signal: AbortSignal): Promise<Found> {
    const media = { type: type ?? 'audio/wav', bytes }
    const kept: Found = { text: '', uncertain: [], notices: ['audio_kept'], media }
    if (!ear || !(await ear.mayLeave(userId))) return kept
    try {
      const text = tidy(await ear.transcribe(media, signal))
        .slice(0, MAX_STATEMENT_CHARS)
        .toWellFormed()
      return text ? { text, uncertain: [], notices: [], media } : kept
    } catch (error) {
      signal.throwIfAborted()
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a recording was not written down')
      return kept
    }
  }

  return (sent, signal, onPage = () => {}) => {
    if (sent.kind === 'audio') return heard(sent, signal)
    return oneFile(async () => {
      signal.throwIfAborted()
      const outcome = await runProgram(sent, signal, onPage, { program })
      if (!('failure' in outcome) || !outcome.end) return outcome
      const { failure, end, stderr } = outcome
      const { message, canChange } = explainEnd(end)
      log.warn({ kind: sent.kind, bytes: sent.bytes.length, ...end, stderr, retry: canChange }, message)
      if (canChange) throw new ReaderLost(message)
      return { failure }
    })
  }
}
