import type { KeptBySchool, SchoolAnswer, SchoolProvider, SchoolRequest, SchoolStep } from '@ariane/shared/contracts'
import { describeError } from '../platform/log.ts'
import { hashAccount } from './accounts.ts'
import { createBackoff } from './backoff.ts'
import { createChallenges } from './challenges.ts'
import { CHANGED, refuse, SchoolFailure, toSchoolFailure } from './failure.ts'
import type { SyncPorts } from './ports.ts'
import { answerQuestion, findEntry, type KeptQuestion, type Waiting } from './providers.ts'
import type { SchoolStore, Turn } from './store.ts'
import type { TurnKind } from './throttle.ts'
import type { SchoolContext, SignedIn } from './types.ts'

/** Who wants something of a school, and for what. */
export interface SyncCall {
  request: SchoolRequest
  /** uid of who calls. */
  caller: string
  /** Fires when nobody wants it any more. */
  signal: AbortSignal
  /** Is told of each step. */
  onStep?(step: SchoolStep): Promise<void>
}

/** What is done once signed in. */
export interface Task<Done, Answer> {
  kind: TurnKind
  /** With the school. What it throws is a failure of the school, or of its answers. */
  work(opened: SignedIn, turn: Turn): Promise<Done>
  /** Without it. */
  finish(done: Done, keep: KeptBySchool | undefined, turn: Turn): Promise<Answer>
  step?: SchoolStep
  /** Called before it is finished, with what was called. */
  report?(done: Done, suspended: (asked?: number) => Promise<number>): Promise<void>
}

type Unfinished = Exclude<SchoolAnswer, { status: 'success' }>

/** Conversations of this process with schools: sign-in, question, failures, and what is kept of them. */
export function schoolConversations(
  { db, now, log, outbound, productName, counted, unknownVersion, seal }: SyncPorts,
  store: SchoolStore,
) {
  const challenges = createChallenges<KeptQuestion>({ q: db.q, now, seal })
  const backoff = createBackoff(db.q, now)
  const workingVersions = new Set<string>()

  /** One conversation, or the answer to the question of one. Every outcome is in the answer. */
  async function converse<Done, Answer>(
    { request, caller, signal, onStep }: SyncCall,
    task: Task<Done, Answer>,
  ): Promise<Answer | Unfinished> {
    const { userId, challenge } = request
    const asked = challenge && (await challenges.take(challenge.id, caller, userId))
    const entry = findEntry(request)
    const provider = asked?.provider ?? entry?.provider ?? null
    if (challenge && !asked) return failed(provider, new SchoolFailure('challenge_expired'))
    if (!provider) return failed(null, new SchoolFailure('no_identifiers'))
    const turn = await store.begin(
      { userId, provider, accountName: request.accountName },
      accountIn(request),
      task.kind,
    )
    if ('code' in turn) return failed(provider, new SchoolFailure(turn.code, turn.seconds))

    let progress = Promise.resolve()
    let version: string | undefined
    let keep: KeptBySchool | undefined
    const context: SchoolContext = {
      outbound,
      signal,
      keep: request.keep,
      kept(given) {
        keep = given
      },
      deviceName: productName,
      workingVersions,
      version(text, isKnown) {
        version = text
        if (isKnown) return
        unknownVersion(provider)
        log.warn({ provider, version: text }, 'a school speaks an unknown version')
      },
      step(step) {
        const shown = progress.then(() => store.step(turn, step)).then(() => onStep?.(step))
        // A step is only shown: a synchronisation goes on without it.
        progress = shown.catch(error => log.warn({ err: describeError(error) }, 'a step was not kept'))
      },
    }
    let service = ''
    const stop = async (failure: SchoolFailure | undefined, isPaused = false): Promise<Unfinished> => {
      await progress
      await store.end(turn, failure?.code)
      // Given up: only a device that comes back reads this, for what it may keep.
      if (!failure) return failed(provider, new SchoolFailure('interrupted'), keep)
      log.info({ provider, code: failure.code, version }, 'a school was not synchronised')
      counted(provider, failure.code)
      if (failure.code !== 'service_suspended' || isPaused) return failed(provider, failure, keep)
      const seconds = await backoff.suspended(service, failure.retryAfterSeconds)
      return failed(provider, new SchoolFailure('service_suspended', seconds), keep)
    }

    let done: Done
    try {
      service = asked?.kept.service ?? entry?.service() ?? ''
      const pause = await backoff.waitOf(service)
      if (pause > 0) return await stop(new SchoolFailure('service_suspended', pause), true)
      const opened = asked
        ? await answerQuestion(asked.provider, asked.kept, challenge?.answer ?? '', request, context)
        : await entry?.open(context)
      if (!opened) return refuse('no_identifiers')
      if (opened.kind === 'question') {
        await progress
        await store.end(turn)
        return questioned(provider, opened, await challenges.put({ caller, userId, provider }, opened.kept))
      }
      done = await task.work(opened, turn)
    } catch (error) {
      return stop(signal.aborted ? undefined : understood(error, provider))
    }
    if (signal.aborted) return stop(undefined)
    if (task.step) context.step(task.step)
    await progress
    await task.report?.(done, asked => backoff.suspended(service, asked))
    return task.finish(done, keep, turn)
  }

  /** An error nobody foresaw comes from an answer nobody foresaw; its text might quote it, so only its place is logged. */
  function understood(error: unknown, provider: SchoolProvider): SchoolFailure {
    const known = toSchoolFailure(error)
    if (known) return known.code === 'protocol_changed' ? new SchoolFailure(CHANGED[provider]) : known
    const place = error instanceof Error ? error.stack?.split('\n').filter(line => line.startsWith('    at ')) : []
    log.error({ place: place?.slice(0, 8) }, 'a school connector failed')
    return new SchoolFailure(CHANGED[provider])
  }

  return converse
}

/** An address that cannot be one is refused further on, with its own code. */
function accountIn(request: SchoolRequest): string | undefined {
  try {
    return hashAccount(request)
  } catch {
    return undefined
  }
}

const failed = (
  provider: SchoolProvider | null,
  { code, retryAfterSeconds }: SchoolFailure,
  keep?: KeptBySchool,
): Unfinished => ({
  status: 'failure',
  data: { provider, code, ...(retryAfterSeconds && { retryAfterSeconds }), ...(keep && { keep }) },
})

const questioned = (
  provider: SchoolProvider,
  { asks, text, propositions }: Waiting,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Unfinished => ({
  status: 'challenge',
  data: {
    provider,
    challengeId: id,
    kind: asks,
    question: text,
    propositions,
    expiresAt: expiresAt.toISOString(),
  },
})
