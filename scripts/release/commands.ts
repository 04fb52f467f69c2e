import type { RemoteEntry } from '../../shared/src/contracts/registry.ts'
import { canary, disable, enable, promote, rollback } from '../site/changes.ts'
import { REMOTES } from '../site/packages.ts'
import { messages } from './messages.ts'
import { forget, prepare, upload } from './publish.ts'
import { changeRegistry, entryOf, history, readRegistry } from './registry.ts'
import { makeKeys } from './signature.ts'
import type { Storage } from './storage/storage.ts'

export interface Release {
  storage: Storage
  by: string
  keyFile: string | undefined
  now: () => Date
  say: (line: string) => void
}

const LINES = 30

/** One line about a remote: which versions people get. */
function describeEntry({ name, active, lastGood, canary: share, disabled, versions }: RemoteEntry): string {
  const newest = versions[0]?.version
  const parts = [
    `${name} : ${active}`,
    share && `canari ${share.version} pour ${share.share} %`,
    newest && newest !== active && newest !== share?.version && `déposée : ${newest}`,
    lastGood && `retour possible à ${lastGood}`,
    disabled && `ARRÊTÉ (${disabled.reason})`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** 'promote mf-chat', '… 10', '… <version>', '… <version> 10': the newest version and everybody unless said. */
function promotion(entry: RemoteEntry, rest: readonly string[]): RemoteEntry {
  const share = rest.find(word => /^\d{1,3}$/.test(word))
  const named = rest.find(word => word !== share)
  const version = named ?? entry.canary?.version ?? entry.versions[0]?.version
  if (!version || (version === entry.active && !named)) throw new Error(messages.nothingNew(entry.name))
  return share === undefined || share === '100' ? promote(entry, version) : canary(entry, version, Number(share))
}

/** Runs one command of `npm run release`. Throws an error in plain words. */
export async function release(context: Release, [command = '', name = '', ...rest]: readonly string[]): Promise<void> {
  const { storage, by, keyFile, now, say } = context
  const change = async (apply: (entry: RemoteEntry) => RemoteEntry, detail?: string) => {
    entryOf(await readRegistry(storage), name)
    const asked = { command, remote: name, by, now: now(), keyFile, detail }
    const after = await changeRegistry(storage, { ...asked, apply: before => apply(before ?? entryOf(null, name)) })
    say(describeEntry(after))
  }
  const known = () => {
    if (!REMOTES.includes(name)) throw new Error(messages.notARemote(name, REMOTES))
  }

  switch (command) {
    case 'list':
      for (const entry of (await readRegistry(storage))?.remotes ?? []) say(describeEntry(entry))
      return
    case 'check': {
      known()
      const prepared = await prepare(storage, name, say, now())
      say(
        prepared.isStored
          ? messages.alreadyThere(prepared.version)
          : messages.wouldStore(prepared.version, Object.keys(prepared.published.files).length, storage.place),
      )
      return prepared.done()
    }
    case 'publish': {
      known()
      const prepared = await prepare(storage, name, say, now())
      if (prepared.isStored) say(messages.alreadyThere(prepared.version))
      else {
        const apply = await upload(storage, name, prepared)
        const asked = { command, remote: name, by, now: now(), keyFile, detail: prepared.version }
        await changeRegistry(storage, { ...asked, apply })
        say(messages.stored(name, prepared.version))
      }
      await prepared.done()
      const forgotten = await forget(storage, name, now())
      if (forgotten > 0) say(messages.forgotten(forgotten))
      return
    }
    case 'promote':
      return change(entry => promotion(entry, rest), rest.join(' '))
    case 'rollback':
      return change(rollback)
    case 'disable':
      return change(entry => disable(entry, rest.join(' '), now()), rest.join(' '))
    case 'enable':
      return change(enable)
    case 'history':
      for (const line of await history(storage, name || undefined, LINES)) {
        const moved = line.was === line.is ? line.is : `${line.was ?? '—'} → ${line.is}`
        say([line.time, line.by, line.command, line.remote, moved, line.detail].filter(Boolean).join('  '))
      }
      return
    case 'keys':
      say(messages.publicKey(makeKeys(name)))
      return
    default:
      throw new Error(messages.usage)
  }
}
