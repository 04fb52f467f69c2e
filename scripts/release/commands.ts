import { activeForAll, isForShareOnly, type RemoteEntry } from '../../shared/src/contracts/registry.ts'
import { canary, checkShare, disable, enable, promote, rollback } from '../site/changes.ts'
import { findCommit } from '../site/commit.ts'
import { listSources, REMOTES } from '../site/packages.ts'
import { giveCanary, isHours, type WatchContext, watchCanary } from './canary/watch.ts'
import { listGiven } from './given-versions.ts'
import { messages } from './messages.ts'
import { overrideLink } from './override.ts'
import { prune } from './prune.ts'
import { prepare, upload } from './publish.ts'
import { audit, changeRegistry, findEntry, history, readRegistry, signEntries } from './registry.ts'
import { releaseShell, rollbackShell } from './shell.ts'
import { actor, makeKeys } from './signature.ts'
import { refuseUncommitted } from './uncommitted.ts'

export interface Release extends WatchContext {
  /** Address of the server that links are for; absent: one on this machine. */
  server?: string | undefined
}

const LINES = 30
/** How far back a version is looked for that everybody had. */
const GIVEN_LINES = 500

/** One line about a remote: which versions people get. */
function describeEntry({ name, active, lastGood, canary: tried, disabled, versions }: RemoteEntry): string {
  const newest = versions[0]?.version
  const isFirst = isForShareOnly({ active, canary: tried })
  const parts = [
    `${name} : ${active}${isFirst ? `, la première, pour ${tried?.share} % des personnes seulement` : ''}`,
    tried && !isFirst && `canari ${tried.version} pour ${tried.share} %${tried.since ? ', qui se surveille' : ''}`,
    newest && newest !== active && newest !== tried?.version && `déposée : ${newest}`,
    lastGood && `retour possible à ${lastGood}`,
    disabled && `ARRÊTÉ (${disabled.reason})`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The words before the reason, which is the last one and a sentence: no version or share has a space. */
function splitReason(words: readonly string[]): { rest: string[]; reason: string } {
  const reason = words.at(-1)?.trim() ?? ''
  if (!/\s/.test(reason)) throw new Error(messages.noSentence)
  return { rest: words.slice(0, -1), reason }
}

/** The version that a team names, or the newest one. */
function chooseVersion(entry: RemoteEntry, named: string | undefined): string {
  const version = named ?? entry.canary?.version ?? entry.versions[0]?.version
  if (!version || (version === entry.active && !named && !isForShareOnly(entry)))
    throw new Error(messages.nothingNew(entry.name))
  return version
}

/** As npm leaves it, and without dashes where it takes them for its own. */
const CANARY = /^(?:--)?canary$/

/** The share of people among the words of a command. */
const findShare = (words: readonly string[]) => words.find(word => /^\d{1,3}$/.test(word))

/** 'promote mf-chat', '… 10', '… <version>', '… <version> 10': the newest version and everybody unless said. */
function promotion(entry: RemoteEntry, rest: readonly string[]): RemoteEntry {
  const share = findShare(rest)
  const version = chooseVersion(
    entry,
    rest.find(word => word !== share),
  )
  return share === undefined || share === '100' ? promote(entry, version) : canary(entry, version, Number(share))
}

/** How many people get a first version. */
async function firstShare({ storage }: Release, name: string, rest: readonly string[]): Promise<number> {
  const share = findShare(rest)
  const isKnown = (await readRegistry(storage))?.remotes.some(entry => entry.name === name)
  if (share !== undefined && isKnown) throw new Error(messages.notFirst(name, share))
  return checkShare(Number(share ?? 100))
}

/** Stores a version of a remote; the first one is given to people at once. */
async function publish(context: Release, name: string, rest: readonly string[], took: () => number): Promise<void> {
  const { storage, by, keyFile, now, say } = context
  const share = await firstShare(context, name, rest)
  say(messages.checking(name, storage.place))
  const prepared = await prepare(name, { storage, say, now: now(), words: rest })
  const { version, entry } = prepared
  if (prepared.isStored) say(messages.alreadyThere(version))
  else {
    const apply = await upload(storage, name, prepared, keyFile)
    const detail = version + (share === 100 ? '' : messages.shareNoted(share)) + prepared.noted
    const asked = { command: 'publish', remote: name, by, now: now(), keyFile, detail }
    const after = await changeRegistry(storage, { ...asked, apply: before => apply(before, share) })
    const given = { share: after.canary?.share ?? 100, ms: took() }
    say(entry ? messages.stored(name, version, given.ms) : messages.storedFirst(name, version, given))
  }
  await prepared.done()
}

/** Runs one command of `npm run release`. Throws an error in plain words. */
export async function release(context: Release, [command = '', name = '', ...rest]: readonly string[]): Promise<void> {
  const { storage, by, keyFile, now, say } = context
  const change = async (apply: (entry: RemoteEntry) => RemoteEntry, detail?: string) => {
    findEntry(await readRegistry(storage), name)
    const asked = { command, remote: name, by, now: now(), keyFile, detail }
    const after = await changeRegistry(storage, { ...asked, apply: before => apply(before ?? findEntry(null, name)) })
    say(describeEntry(after))
  }
  const give = async () => {
    const { rest: what, reason } = splitReason(rest)
    if (what.some(word => CANARY.test(word))) {
      const entry = findEntry(await readRegistry(storage), name)
      if (isForShareOnly(entry)) throw new Error(messages.nobodyElse(name))
      const version = chooseVersion(
        entry,
        what.find(word => !CANARY.test(word) && !isHours(word)),
      )
      return giveCanary(context, name, { version, words: what, reason })
    }
    await change(entry => promotion(entry, what), [...what, reason].join(' '))
  }
  const takeBack = async () => {
    const { reason } = splitReason(rest)
    const given = listGiven(await history(storage, name, GIVEN_LINES))
    return change(entry => rollback(entry, given), reason)
  }
  const known = () => {
    if (!REMOTES.includes(name)) throw new Error(messages.notARemote(name, REMOTES))
  }
  const started = performance.now()
  const took = () => performance.now() - started
  const removeOld = async () => {
    const removed = await prune(storage, by, now())
    for (const one of removed) say(messages.removed(one))
    return removed.length
  }

  switch (command) {
    case 'list':
      for (const entry of (await readRegistry(storage))?.remotes ?? []) say(describeEntry(entry))
      return
    case 'check': {
      known()
      const share = await firstShare(context, name, rest)
      say(messages.checking(name, storage.place))
      const prepared = await prepare(name, { storage, say, now: now(), words: rest })
      if (prepared.entry) say(messages.today(describeEntry(prepared.entry)))
      if (prepared.isStored) say(messages.wouldKeep(prepared.version, took()))
      else say(prepared.entry ? messages.wouldStore(name, took()) : messages.wouldStoreFirst(name, share, took()))
      return prepared.done()
    }
    case 'publish': {
      if (name !== 'shell') known()
      else if (findShare(rest) !== undefined) throw new Error(messages.wholeShell)
      refuseUncommitted(name, findCommit(listSources(name)), rest)
      if (name === 'shell')
        say(messages.shellStored(await releaseShell(storage, { by, now: now(), keyFile, say }), took()))
      else await publish(context, name, rest, took)
      await removeOld()
      return
    }
    case 'prune':
      if ((await removeOld()) === 0) say(messages.nothingRemoved)
      return
    case 'promote':
      return give()
    case 'watch':
      return watchCanary(context, name, rest)
    case 'rollback':
      if (name !== 'shell') return takeBack()
      return say(
        messages.shellBack(
          await rollbackShell(storage, { by, now: now(), keyFile, say, reason: splitReason(rest).reason }),
        ),
      )
    case 'disable':
      return change(entry => disable(entry, rest.join(' '), now()), rest.join(' '))
    case 'enable':
      return change(enable)
    case 'history':
      for (const line of await history(storage, name || undefined, LINES)) {
        const moved = line.was === line.is ? line.is : `${line.was ?? '—'} → ${line.is ?? '—'}`
        say([line.time, line.by, line.command, line.remote, moved, line.detail].filter(Boolean).join('  '))
      }
      return
    case 'override': {
      const registry = await readRegistry(storage)
      const asked = { words: [name, ...rest].filter(Boolean), registry, keyFile, now: now() }
      const { link, until, remotes } = overrideLink({ ...asked, server: context.server ?? 'http://127.0.0.1:3000' })
      for (const [remote, replacement] of Object.entries(remotes)) {
        const entry = registry?.remotes.find(one => one.name === remote)
        const is = entry ? activeForAll(entry) : null
        const detail = messages.overrideNoted(replacement, until.toISOString())
        await audit(storage, { now: now(), by, command, remote, was: is, is, detail })
      }
      return say(messages.override(link, until))
    }
    case 'keys': {
      const foreign = rest.find(one => one !== 'shell' && !REMOTES.includes(one))
      if (foreign) throw new Error(messages.notARemote(foreign, [...REMOTES, 'shell']))
      say(messages.publicKey(makeKeys(name), rest))
      return say(messages.inJournal(actor(name)))
    }
    case 'sign':
      return say(messages.entriesSigned(await signEntries(storage, { by, now: now(), keyFile })))
    default:
      throw new Error(messages.usage)
  }
}
