import type { CanaryStep } from '../../../shared/src/contracts/canary.ts'
import type { RemoteEntry } from '../../../shared/src/contracts/registry.ts'
import { audit, type Change, changeRegistry, findEntry, readRegistry } from '../registry.ts'
import type { Storage } from '../storage/storage.ts'
import { messages } from './messages.ts'
import { applyDecision, type Decision, decideStep, startCanary } from './steps.ts'

const HOUR_MS = 3_600_000
/** How long a step may take until a person is asked. */
const USUAL_HOURS = 24
const PAUSE_MS = 15_000

/** What the server knows of canaries, and the time between two questions. */
interface Watch {
  /** Throws an error in plain words. */
  read(): Promise<CanaryStep[]>
  pause(ms: number): Promise<void>
}

export interface WatchContext {
  storage: Storage
  by: string
  keyFile: string | undefined
  now: () => Date
  say: (line: string) => void
  watch?: Watch | undefined
}

/** '48h' or '--hours=48' among the words of a command. */
const HOURS = /^(?:--hours=(\d{1,3})|(\d{1,3})h)$/
export const isHours = (word: string) => HOURS.test(word)
function maxMsFrom(words: readonly string[]): number {
  const [, long, short] = words.map(word => HOURS.exec(word)).find(Boolean) ?? []
  return Number(long ?? short ?? USUAL_HOURS) * HOUR_MS
}

/** Gives a version to one browser in a hundred and goes on by itself from there. Throws when it was halted. */
export async function giveCanary(
  context: WatchContext,
  name: string,
  { version, words, reason }: { version: string; words: readonly string[]; reason: string },
): Promise<void> {
  const { watch, now, say } = context
  if (!watch) throw new Error(messages.noServer)
  // A server that cannot be asked would let the version stay where it is for ever.
  await watch.read()
  const after = await change(context, name, 'promote', `canari ${version} ${reason}`, entry =>
    startCanary(entry, version, now()),
  )
  say(messages.started(version, after.canary?.share ?? 0))
  await watchCanary(context, name, words)
}

/** Looks after a canary until everybody has it, it was halted, or a person has to decide. Throws in the last two cases. */
export async function watchCanary(context: WatchContext, name: string, words: readonly string[]): Promise<void> {
  const { storage, watch, now, say } = context
  if (!watch) throw new Error(messages.noServer)
  const maxMs = maxMsFrom(words)
  let last = ''
  const sayOnce = (line: string) => {
    if (line !== last) say(line)
    last = line
  }
  for (let looks = 0; ; looks++) {
    const entry = findEntry(await readRegistry(storage), name)
    if (!entry.canary?.since) {
      if (looks === 0) throw new Error(messages.notWatched(name))
      return say(messages.moved(name))
    }
    const steps = await watch.read().catch(() => null)
    if (!steps) sayOnce(messages.silent)
    else {
      const decision = decideStep(entry, steps, { now: now(), maxMs })
      if (decision.kind === 'wait') sayOnce(messages.waiting(entry.canary.share, decision.canary, decision.control))
      else if (await follow(context, entry, decision)) return
    }
    await watch.pause(PAUSE_MS)
  }
}

/** Does what was decided. @returns whether the canary is over */
async function follow(context: WatchContext, entry: RemoteEntry, decision: Exclude<Decision, { kind: 'wait' }>) {
  const { storage, by, now, say } = context
  const { name, active } = entry
  const { share = 0, since } = entry.canary ?? {}
  if (decision.kind === 'tooFew') {
    const why = messages.tooFew(share, decision.canary, decision.control)
    await audit(storage, { now: now(), by, command: 'watch', remote: name, was: active, is: active, detail: why })
    throw new Error(messages.decide(name, why))
  }
  const { version } = decision.step
  const isHalt = decision.kind === 'halt'
  const why = isHalt ? messages.worse(decision.step) : messages.next(decision.step)
  await change(context, name, isHalt ? 'halt' : 'promote', `canari ${version} ${why}`, before => {
    if (before.canary?.since !== since) throw new Error(messages.moved(name))
    return applyDecision(before, decision, now())
  })
  if (isHalt) throw new Error(messages.halted(version, active, why))
  say(messages.given(version, decision.share, why))
  return decision.share === 100
}

async function change(
  { storage, by, keyFile, now }: WatchContext,
  name: string,
  command: string,
  detail: string,
  apply: (entry: RemoteEntry) => RemoteEntry,
): Promise<RemoteEntry> {
  const asked: Omit<Change, 'apply'> = { command, remote: name, by, now: now(), keyFile, detail }
  return changeRegistry(storage, { ...asked, apply: before => apply(before ?? findEntry(null, name)) })
}
