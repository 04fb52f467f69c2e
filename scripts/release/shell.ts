import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { SHELL_FILE, type ShellRelease, shellReleaseSchema, signedShell } from '../../api/src/site/bucket/documents.ts'
import { buildPackage } from '../site/build.ts'
import { digest, filesBelow } from '../site/files.ts'
import { publishShell } from '../site/publish.ts'
import { findShellBreaks } from './gate/stored-needs.ts'
import { provided, SURFACE_FILE, type Surface } from './gate/surface.ts'
import { messages } from './messages.ts'
import { buildVersion, STAGE, uploadChecked } from './publish.ts'
import { audit, history } from './registry.ts'
import { signText } from './signature.ts'
import { inOneStep, type Storage } from './storage/storage.ts'

/** Builds that were replaced longer ago have no open tab any more. */
const KEPT_MS = 30 * 24 * 3_600_000

interface ShellChange {
  by: string
  now: Date
  keyFile: string | undefined
  reason?: string | undefined
  say: (line: string) => void
}

/** @throws Error that names what remotes which pages may run would miss */
async function holdAgainstRemotes(storage: Storage, gives: Surface, say: ShellChange['say']): Promise<void> {
  const { breaks, unknown } = await findShellBreaks(storage, gives)
  if (breaks.length > 0) throw new Error(messages.shellBreaks(breaks))
  if (unknown.length > 0) say(messages.notHeld(unknown))
}

/** Builds the shell and gives it to everybody, with the contract that remotes are held against. */
export async function releaseShell(storage: Storage, change: ShellChange): Promise<string> {
  const gives = await provided()
  await holdAgainstRemotes(storage, gives, change.say)
  const { id, commit } = await buildVersion('shell')
  await buildPackage('shell', id).catch(error => Promise.reject(new Error(messages.notBuilt('shell', error))))
  const surface = JSON.stringify(gives)
  if (storage.kind === 'folder') await placeShell(storage, id, change)
  else await depositShell(storage, { id, commit, surface }, change)
  await write(storage, SURFACE_FILE, surface)
  return id
}

/** Puts what was built into a folder that is served, with a line in its journal. */
export async function placeShell(
  storage: Storage,
  id: string,
  { by, now }: Pick<ShellChange, 'by' | 'now'>,
  built?: string,
): Promise<void> {
  const was = (await history(storage, 'shell', 1))[0]?.is ?? null
  await publishShell(storage.place, built)
  await audit(storage, { now, by, command: 'publish', remote: 'shell', was, is: id })
}

/** Stores what was built in a bucket beside the builds before it, and names it. */
async function depositShell(
  storage: Storage,
  { id, commit, surface }: { id: string; commit: string | null; surface: string },
  change: ShellChange,
): Promise<void> {
  const stage = path.join(STAGE, id)
  await publishShell(stage)
  const folder = path.join(stage, 'shell')
  const files: Record<string, string> = {}
  for (const file of await filesBelow(folder))
    if (!/\.(br|gz)$/.test(file)) files[path.relative(folder, file)] = digest(await readFile(file))
  await uploadChecked(storage, `shell/${id}`, folder, files)
  await rm(stage, { recursive: true, force: true })
  await write(storage, surfaceKey(id), surface)
  await nameShell(storage, { id, time: change.now.toISOString(), commit, files }, change)
}

/**
 * Gives everybody the build of the shell before this one again, with the contract it had.
 * @throws Error in plain words when there is none any more, or when remotes need more than it gave
 */
export async function rollbackShell(storage: Storage, change: ShellChange): Promise<string> {
  if (storage.kind === 'folder') throw new Error(messages.rollbackInFolder)
  const stored = await storage.read(SHELL_FILE)
  const [newest, before] = stored ? shellReleaseSchema.parse(JSON.parse(stored.text)).builds : []
  // What stands behind a build that came back is the one that was taken back.
  const wasTakenBack =
    (await history(storage, 'shell', 50)).find(({ command }) => command !== 'prune')?.command === 'rollback'
  const surface = before && !wasTakenBack && (await storage.read(surfaceKey(before.id)))
  if (!newest || !surface) throw new Error(messages.noEarlierShell)
  await holdAgainstRemotes(storage, JSON.parse(surface.text) as Surface, change.say)
  const again = { ...before, time: change.now.toISOString() }
  await nameShell(storage, again, change, { command: 'rollback', instead: newest.id })
  await write(storage, SURFACE_FILE, surface.text)
  return before.id
}

/** What a build gives to remotes, kept beside its files. */
const surfaceKey = (id: string) => `shell/${id}/${SURFACE_FILE}`

const write = (storage: Storage, key: string, text: string) =>
  inOneStep(storage, key, () => ({ text, result: undefined }))

/** Makes a stored build of the shell the one that everybody gets, and says so in the journal. */
export async function nameShell(
  storage: Storage,
  build: ShellRelease['builds'][number],
  { by, now, keyFile, reason }: Omit<ShellChange, 'say'>,
  { command, instead }: { command: 'publish' | 'rollback'; instead?: string } = { command: 'publish' },
): Promise<void> {
  const was = await inOneStep(storage, SHELL_FILE, text => {
    const known = text === null ? [] : shellReleaseSchema.parse(JSON.parse(text)).builds
    if (instead && known[0]?.id !== instead) throw new Error(messages.shellMoved)
    const builds = [afterAll(known, build), ...stillNeeded(known, build, now)]
    const release: ShellRelease = { schema: 1, builds, signature: null }
    const signature = signText(signedShell(release), keyFile)
    return { text: `${JSON.stringify({ ...release, signature })}\n`, result: known[0]?.id ?? null }
  })
  await audit(storage, { now, by, command, remote: 'shell', was, is: build.id, detail: reason })
}

/** Later than the one before, whatever the clock of this machine says: servers refuse an older one. */
function afterAll(
  known: ShellRelease['builds'],
  build: ShellRelease['builds'][number],
): ShellRelease['builds'][number] {
  const last = Math.max(0, ...known.map(({ time }) => Date.parse(time) + 1))
  return Date.parse(build.time) > last ? build : { ...build, time: new Date(last).toISOString() }
}

/** A build was in use until the next newer one came. */
function stillNeeded(known: ShellRelease['builds'], build: ShellRelease['builds'][number], now: Date) {
  const others = known.filter(one => one.id !== build.id)
  return others.filter((_, index) => {
    const replaced = others[index - 1]?.time ?? build.time
    return now.getTime() - Date.parse(replaced) <= KEPT_MS
  })
}
