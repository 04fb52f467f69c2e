import type { KeptBySchool, SchoolAnswer, SchoolProvider, SchoolRequest, SchoolStep } from '@ariane/shared/contracts'
import { parisDay, weekRange } from '@ariane/shared/dates'
import { describeError } from '../platform/log.ts'
import { hashAccount } from './accounts.ts'
import { createBackoff } from './backoff.ts'
import { createChallenges } from './challenges.ts'
import { settleEmptyWeek } from './empty-week.ts'
import { toDrafts } from './events.ts'
import { CHANGED, refuse, SchoolFailure, toSchoolFailure } from './failure.ts'
import type { SyncPorts } from './ports.ts'
import { answerQuestion, findEntry, type KeptQuestion, type Waiting } from './providers.ts'
import { type Read, saveReading } from './save.ts'
import { schoolStore, type Turn } from './store.ts'
import type { SchoolContext, SignedIn } from './types.ts'

/** Who wants a synchronisation, and for what. */
export interface SyncCall {
  request: SchoolRequest
  /** uid of who calls. */
  caller: string
  /** Fires when nobody wants it any more. */
  signal: AbortSignal
  /** Is told of each step. */
  onStep?(step: SchoolStep): Promise<void>
}

/** From the week before this one to the third after it. */
const WEEKS = { from: -1, to: 4 }

/** Synchronisations of this process. */
export function schoolSync({
  db,
  now,
  log,
  outbound,
  events,
  productName,
  counted,
  gapCounted,
  unknownVersion,
  seal,
}: SyncPorts) {
  const store = schoolStore({ db, now })
  const challenges = createChallenges<KeptQuestion>({ q: db.q, now, seal })
  const backoff = createBackoff(db.q, now)
  const workingVersions = new Set<string>()

  /** One synchronisation, or the answer to the question of one. Every outcome is in the answer. */
  async function run({ request, caller, signal, onStep }: SyncCall): Promise<SchoolAnswer> {
    const { userId, challenge } = request
    const asked = challenge && (await challenges.take(challenge.id, caller, userId))
    const entry = findEntry(request)
    const provider = asked?.provider ?? entry?.provider ?? null
    if (challenge && !asked) return failed(provider, new SchoolFailure('challenge_expired'))
    if (!provider) return failed(null, new SchoolFailure('no_identifiers'))
    const turn = await store.begin(userId, provider, accountIn(request))
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
    const stop = async (failure: SchoolFailure | undefined): Promise<SchoolAnswer> => {
      await progress
      await store.end(turn, failure?.code)
      // Given up: only a device that comes back reads this, for what it may keep.
      if (!failure) return failed(provider, new SchoolFailure('interrupted'), keep)
      log.info({ provider, code: failure.code, version }, 'a school was not synchronised')
      counted(provider, failure.code)
      if (failure.code !== 'service_suspended' || failure.retryAfterSeconds) return failed(provider, failure, keep)
      return failed(provider, new SchoolFailure('service_suspended', await backoff.suspended(service)), keep)
    }

    let read: Read
    try {
      service = asked?.kept.service ?? entry?.service() ?? ''
      const pause = await backoff.waitOf(service)
      if (pause > 0) return await stop(new SchoolFailure('service_suspended', pause))
      const opened = asked
        ? await answerQuestion(asked.provider, asked.kept, challenge?.answer ?? '', request, context)
        : await entry?.open(context)
      if (!opened) return refuse('no_identifiers')
      if (opened.kind === 'question') {
        await progress
        await store.end(turn)
        return questioned(provider, opened, await challenges.put({ caller, userId, provider }, opened.kept))
      }
      read = await readAll(opened, turn)
    } catch (error) {
      return stop(signal.aborted ? undefined : understood(error, provider))
    }
    if (signal.aborted) return stop(undefined)
    context.step('saving')
    await progress
    await reportGaps(read, service)
    return saveReading(read, { db, events, now }, store, keep)
  }

  /** What was left out is for the operator too; a service that wants to be left alone is. */
  async function reportGaps({ turn: { provider }, reading: { gaps, stopped } }: Read, service: string): Promise<void> {
    for (const gap of gaps) gapCounted(provider, gap)
    if (gaps.length > 0)
      log.info({ provider, gaps: gaps.map(gap => `${gap.part} ${gap.reason}`) }, 'a school was read in part')
    if (stopped?.code === 'service_suspended') await backoff.suspended(service)
  }

  async function readAll(session: SignedIn, turn: Turn): Promise<Read> {
    const { userId, provider: source } = turn
    const [{ start: from }, { start: to }] = [weekRange(now(), WEEKS.from), weekRange(now(), WEEKS.to)]
    const reading = await session.read({ from: parisDay(from), to: parisDay(to) })
    const drafts = toDrafts(source, reading).filter(({ start, end }) => start >= from && start < to && end >= start)
    return { turn, range: { userId, source, from, to }, drafts, reading }
  }

  /** An error nobody foresaw comes from an answer nobody foresaw; its text might quote it, so only its place is logged. */
  function understood(error: unknown, provider: SchoolProvider): SchoolFailure {
    const known = toSchoolFailure(error)
    if (known) return known.code === 'protocol_changed' ? new SchoolFailure(CHANGED[provider]) : known
    const place = error instanceof Error ? error.stack?.split('\n').filter(line => line.startsWith('    at ')) : []
    log.error({ place: place?.slice(0, 8) }, 'a school connector failed')
    return new SchoolFailure(CHANGED[provider])
  }

  return {
    run,
    sources: store.sources,
    settle: (answer: Parameters<typeof settleEmptyWeek>[0]) => settleEmptyWeek(answer, { db, events }, store),
  }
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
): SchoolAnswer => ({
  status: 'failure',
  data: { provider, code, ...(retryAfterSeconds && { retryAfterSeconds }), ...(keep && { keep }) },
})

const questioned = (
  provider: SchoolProvider,
  { asks, text, propositions }: Waiting,
  { id, expiresAt }: { id: string; expiresAt: Date },
): SchoolAnswer => ({
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
