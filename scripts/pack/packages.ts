import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** What a package says of itself. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** A package asks for its peers too, but for those that it does without. */
function needed({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Manifest): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter(name => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** The folder that a name means to a file in `folder`, looked up as Node does; absent where it is not installed. */
function findPackage(folder: string, name: string): string | undefined {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    const link = path.join(at, 'node_modules', name)
    if (existsSync(link)) return realpathSync(link)
  }
  return undefined
}

/** Adds the folders of installed packages that can be reached from these names; packages of ours are not followed. */
export function reachPackages(folder: string, names: string[], kept: Set<string>): void {
  for (const name of names) {
    const at = findPackage(folder, name)
    if (!at || kept.has(at) || !at.includes(`${path.sep}node_modules${path.sep}`)) continue
    kept.add(at)
    reachPackages(at, needed(readManifest(at)), kept)
  }
}

/** Maps, types and documents: no server reads them. Licences stay. */
function isRead(file: string): boolean {
  if (/licen[cs]e|notice|copying/i.test(path.basename(file))) return true
  return !/\.(?:map|d\.[cm]?ts|md|markdown|flow|tsbuildinfo)$/.test(file)
}

const isLink = (at: string) => lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

/** Links of a `node_modules` folder to what is kept, those of scopes included. */
function copyLinks(from: string, to: string, kept: (at: string) => boolean): void {
  if (!existsSync(from)) return
  for (const entry of readdirSync(from)) {
    const at = path.join(from, entry)
    if (entry.startsWith('@') && !isLink(at)) copyLinks(at, path.join(to, entry), kept)
    else if (isLink(at) && existsSync(at) && kept(realpathSync(at)) && !existsSync(path.join(to, entry))) {
      mkdirSync(to, { recursive: true })
      symlinkSync(readlinkSync(at), path.join(to, entry))
    }
  }
}

/**
 * Copies packages as pnpm laid them out, with the links between them.
 * @param ours folders of the workspace whose links are copied too, relative to the root
 */
export function copyPackages(root: string, target: string, kept: Set<string>, ours: string[]): void {
  const isKept = (at: string) => kept.has(at) || ours.some(one => at === path.join(root, one))
  for (const at of kept) {
    const to = path.join(target, path.relative(root, at))
    cpSync(at, to, { recursive: true, verbatimSymlinks: true, filter: file => isLink(file) || isRead(file) })
    // Its own dependencies lie beside it.
    const marker = `${path.sep}node_modules${path.sep}`
    const store = at.slice(0, at.lastIndexOf(marker) + marker.length - 1)
    copyLinks(store, path.join(target, path.relative(root, store)), isKept)
  }
  for (const one of ['', ...ours])
    copyLinks(path.join(root, one, 'node_modules'), path.join(target, one, 'node_modules'), isKept)
}
