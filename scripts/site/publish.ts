import { existsSync } from 'node:fs'
import { copyFile, cp, link, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { SHELL_FILES_FILE } from '../../shared/src/contracts/offline.ts'
import {
  CONTRACT_VERSION,
  LAZY_LIBRARIES_FILE,
  type LazyLibraries,
  libraryUsageSchema,
  MANIFEST_FILE,
  manifestSchema,
  type Published,
  SIGNED_IN,
  signedInSchema,
} from '../../shared/src/contracts/registry.ts'
import { declaredScreenSchema } from '../../shared/src/contracts/screens.ts'
import { LIBRARY_USAGE_FILE, SIGNED_IN_FILE } from '../../shared/src/federation/library-usage.ts'
import { SHARED_LIBRARIES } from '../../shared/src/federation/shared-libraries.ts'
import { compress } from './compress.ts'
import { drawParts } from './draw-parts.ts'
import { digest, filesBelow, inParallel, readJson, writeAtomic } from './files.ts'
import { keepPages } from './keep-pages.ts'
import { withLock } from './lock.ts'
import { ROOT, SITE } from './packages.ts'
import { readScreens, SCREENS_FILE } from './screens.ts'

/** A larger entry means the federation runtime slipped back into the remotes. */
const ENTRY_LIMIT = 30_000

/** In a checkout's own site: which build of the shell `npm run build` put there; absent where something else did. */
export const SHELL_BUILT = 'shell/built'

const PRIVATE = ['mf-stats.json', LIBRARY_USAGE_FILE, SIGNED_IN_FILE]
const isPublic = (file: string) => !PRIVATE.some(name => file.endsWith(name))

/**
 * Puts a remote's build into the site as a version of its own and describes it.
 * @param site the folder it is put into
 * @param previous an earlier version, whose unchanged files are reused with their compressed forms
 */
export async function publishRemote(
  name: string,
  version: string,
  build: Published['build'],
  previous: Published | null,
  site = SITE,
): Promise<Published> {
  const dist = path.join(ROOT, name, 'dist')
  const target = path.join(site, 'remotes', name, version)
  const half = `${target}.half`
  const manifest = manifestSchema.parse(await readJson(path.join(dist, MANIFEST_FILE)))
  const kits = libraryUsageSchema.parse(await readJson(path.join(dist, LIBRARY_USAGE_FILE)))
  const screens = declaredScreens(
    name,
    manifest.exposes.map(({ path: exposed }) => exposed),
  )
  const entry = manifest.metaData.remoteEntry.name
  const { size } = await stat(path.join(dist, entry))
  if (size > ENTRY_LIMIT) throw new Error(`${name} : l’entrée fait ${size} octets, au plus ${ENTRY_LIMIT}.`)

  await rm(half, { recursive: true, force: true })
  const files: Record<string, string> = {}
  const fresh: string[] = []
  for (const file of (await filesBelow(dist)).filter(isPublic)) {
    const relative = path.relative(dist, file)
    files[relative] = digest(await readFile(file))
    const from = previous?.files[relative] === files[relative] ? previous.version : null
    const to = path.join(half, relative)
    await mkdir(path.dirname(to), { recursive: true })
    const old = from && path.join(site, 'remotes', name, from, relative)
    if (old && existsSync(old)) {
      for (const ending of ['', '.br', '.gz']) if (existsSync(old + ending)) await link(old + ending, to + ending)
    } else {
      await copyFile(file, to)
      fresh.push(to)
    }
  }
  await inParallel(fresh, 4, compress)
  await rm(target, { recursive: true, force: true })
  await rename(half, target)

  return {
    version,
    manifest: `/remotes/${name}/${version}/${MANIFEST_FILE}`,
    entry,
    files,
    exposes: Object.fromEntries(
      manifest.exposes.map(({ path: exposed, assets }) => [
        exposed,
        {
          preload: [...assets.js.sync, ...assets.css.sync],
          // Its chunk, by which the kits are listed, has no dash in its name.
          kits: kits[exposed.replaceAll('-', '_')] ?? [],
          ...screens.get(exposed),
        },
      ]),
    ),
    contract: { provides: CONTRACT_VERSION, needs: `^${CONTRACT_VERSION}` },
    build,
  }
}

/** By exposed name; each exposed module is declared, and nothing else. */
function declaredScreens(name: string, exposed: readonly string[]) {
  const declared = new Map(
    readScreens(name).map(screen => [
      `./${screen.id}`,
      { routes: screen.routes, screen: declaredScreenSchema.parse(screen) },
    ]),
  )
  const odd = [...new Set([...declared.keys(), ...exposed])].find(one => !(declared.has(one) && exposed.includes(one)))
  if (odd) throw new Error(`${name} : ${odd} doit être à la fois dans ${SCREENS_FILE} et dans exposes.`)
  return { get: (one: string) => declared.get(one) ?? { routes: [] } }
}

async function lazyKits(dist: string): Promise<LazyLibraries> {
  const { shared } = manifestSchema.pick({ shared: true }).parse(await readJson(path.join(dist, MANIFEST_FILE)))
  const lazy = shared.filter(kit => SHARED_LIBRARIES[kit.name]?.eager === false)
  const files = async (list: string[]) =>
    Promise.all(list.map(async file => ({ file, integrity: digest(await readFile(path.join(dist, file))) })))
  const signedIn = signedInSchema.parse(await readJson(path.join(dist, SIGNED_IN_FILE)))
  return Object.fromEntries([
    ...(await Promise.all(lazy.map(async kit => [kit.name, await files(kit.assets.js.sync)] as const))),
    [SIGNED_IN, await files(signedIn)] as const,
  ])
}

const isAnotherBuild = async (dist: string, target: string) => {
  const [built, published] = await Promise.all(
    [dist, target].map(folder => readFile(path.join(folder, 'index.html'), 'utf8').catch(() => null)),
  )
  return published !== null && built !== published
}

/** What a device keeps of the shell: no page, which the server renders, and nothing that is only written for people. */
async function offlineFiles(dist: string): Promise<Record<string, string>> {
  const files = (await filesBelow(path.join(dist, 'static'))).filter(file => !/\.txt$|\/simulator\.\w+\.js$/.test(file))
  return Object.fromEntries(
    await Promise.all(files.map(async file => [path.relative(dist, file), digest(await readFile(file))] as const)),
  )
}

/** Whether a file that is named by its content is there. Throws where another one has its name. */
async function isStored(file: string, to: string): Promise<boolean> {
  if (!existsSync(to)) return false
  const [built, stored] = await Promise.all([file, to].map(async one => digest(await readFile(one))))
  if (built === stored) return true
  throw new Error(`${to} a d’autres octets que ceux qui sont construits. Effacez ce fichier, puis recommencez.`)
}

/** Puts a file with its compressed forms where it belongs, the file itself last; no form of an earlier one stays beside it. */
async function moveWhole(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  for (const ending of ['.br', '.gz', ''])
    if (existsSync(from + ending)) await rename(from + ending, to + ending)
    else await rm(to + ending, { force: true })
}

/**
 * Puts the shell's build into the site, one at a time. Assets of earlier builds stay for tabs that are still open; who is interrupted
 * leaves no file behind that is half there.
 * @param shell the folder that has been built
 */
export async function publishShell(site = SITE, shell = path.join(ROOT, 'shell')): Promise<void> {
  const target = path.join(site, 'shell')
  // The registry has a lock of its own: compressing takes a while, and switching a remote off does not wait for it.
  await withLock(target, () => fillShell(site, target, shell))
}

async function fillShell(site: string, target: string, shell: string): Promise<void> {
  const dist = path.join(shell, 'dist')
  const half = `${target}.half`
  const fresh: string[] = []
  const pages: string[] = []
  await drawParts(shell)
  await rm(path.join(site, SHELL_BUILT), { force: true })
  await rm(half, { recursive: true, force: true })
  if (await isAnotherBuild(dist, target)) await keepPages(site)
  for (const file of (await filesBelow(dist)).filter(isPublic)) {
    const relative = path.relative(dist, file)
    if (relative.endsWith('.html')) {
      pages.push(relative)
      continue
    }
    if (relative.startsWith('static/') && (await isStored(file, path.join(target, relative)))) continue
    const to = path.join(half, relative)
    await mkdir(path.dirname(to), { recursive: true })
    await cp(file, to)
    fresh.push(to)
  }
  await inParallel(fresh, 4, compress)
  for (const file of fresh) await moveWhole(file, path.join(target, path.relative(half, file)))
  await rm(half, { recursive: true, force: true })
  await writeAtomic(path.join(target, LAZY_LIBRARIES_FILE), JSON.stringify(await lazyKits(dist)))
  await writeAtomic(path.join(target, SHELL_FILES_FILE), JSON.stringify(await offlineFiles(dist)))
  // Last, because they name the others. The server renders them for each request, so they have no compressed form.
  for (const page of pages) await writeAtomic(path.join(target, page), await readFile(path.join(dist, page), 'utf8'))
}
