import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')
export const BUILD = path.join(ROOT, '.build')
export const SITE = path.join(BUILD, 'site')

/** Every folder `mf-*` that can be built. */
export const REMOTES = globSync('mf-*/rsbuild.config.ts', { cwd: ROOT })
  .map(file => path.dirname(file))
  .sort()
export const PACKAGES = [...REMOTES, 'shell']

const shapes = () =>
  globSync('activities/src/{shape,result,element,language,*/shape,order/picture}.ts', { cwd: ROOT }).sort()

/** Screens that the shell has of old; those of a new remote are no part of it. */
const builtInScreens = () =>
  readFileSync(path.join(ROOT, 'shell/src/remotes/built-in.ts'), 'utf8').match(/mf-[a-z0-9-]+\/src\/screens\.json/g) ??
  []

/** Files and folders whose change means that a package must be built again; of the lockfile, only what they use. */
export function listSources(name: string): string[] {
  const common = ['tsconfig.base.json', 'shared/package.json', `${name}/package.json`]
  const own = [`${name}/src`, `${name}/public`, `${name}/rsbuild.config.ts`]
  // A remote's kits are the shell's: only what is bundled into it counts.
  const bundled = ['contracts', 'catalogue', 'dates', 'federation', 'form', 'ical', 'messages.ts'].map(
    part => `shared/src/${part}`,
  )
  const shared = name === 'shell' ? ['shared/src', ...builtInScreens()] : bundled
  // Contracts carry the shapes of the activities; only mf-learning has the rest of them.
  const activities = ['activities/package.json', ...(name === 'mf-learning' ? ['activities/src'] : shapes())]
  const files = [...common, ...own, ...shared, ...activities]
  return files.map(file => path.join(ROOT, file)).filter(file => existsSync(file))
}

export async function packageVersion(name: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(ROOT, name, 'package.json'), 'utf8'))
  const version = manifest && typeof manifest === 'object' && 'version' in manifest ? manifest.version : null
  if (typeof version !== 'string') throw new Error(`${name}/package.json n'a pas de version.`)
  return version
}
