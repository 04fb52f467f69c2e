import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyPackages, reachPackages, readManifest } from './packages.ts'
import { namedDependencies, reachFrom } from './reach.ts'

/** What Node is started with, on a server. */
const ENTRIES = [
  'api/src/main.ts',
  ...['admin', 'backup', 'drill', 'restore', 'upgrade'].map(command => `scripts/${command}.ts`),
]
/** What goes along beside what is run: the licences, how it is operated, samples. */
const BESIDE = ['LICENSE', 'CHANGELOG.md', 'docs/licences.md', 'docs/operate.md', 'deploy']
const SITE = '.build/site'
/** Data of tests among the content. */
const isCases = (file: string) => file.startsWith('tutor/content/cases/')
const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file)
const isTest = (file: string) => /\.test\.|\/testing\//.test(file)
/** Only in the browser. */
const isStyle = (file: string) => /\.(?:css|html|svg|png|woff2?)$/.test(file)

/** What was packed. */
export interface Packed {
  commit: string | null
  node: string
  platform: string
  packages: number
  files: number
}

/**
 * Makes a folder that runs without npm, without a build and without a network: sources of the server, the built screens,
 * the packages that they reach, and Node itself. It runs on systems like this one: the packages hold compiled programs.
 * @param root a checkout with its packages installed and its screens built
 * @param target an absolute path; what is there is replaced
 * @param commit what the sources are, for `release.json`
 * @throws when the screens are not built
 */
export function pack(root: string, target: string, commit: string | null): Packed {
  if (!existsSync(path.join(root, SITE))) throw new Error(`No built screens in ${SITE}.`)
  const git = (...words: string[]) => execFileSync('git', ['-C', root, ...words], { encoding: 'utf8' }).trim()
  const reached = reachFrom(ENTRIES.map(file => path.join(root, file)))
  const relative = [...reached.files].map(file => path.relative(root, file))
  const ours = [...new Set(relative.map(file => file.split(path.sep)[0] ?? ''))]

  rmSync(target, { recursive: true, force: true })
  const copy = (file: string) => cpSync(path.join(root, file), path.join(target, file), { recursive: true })
  // Data lie beside the code that reads them; which of them are read is not looked up.
  const data = git('ls-files', '--', ...ours.filter(one => one !== 'scripts').map(one => `${one}/`))
    .split('\n')
    .filter(file => !isCode(file) && !isTest(file) && !isCases(file) && !isStyle(file))
  const files = new Set([...relative, ...data, ...BESIDE, 'package.json'])
  for (const file of files) copy(file)
  copy(SITE)

  const kept = new Set<string>()
  for (const one of ours) {
    const folder = path.join(root, one === 'scripts' ? '' : one)
    const { dependencies, optionalDependencies } = readManifest(folder)
    const strings = [...reached.strings].filter(([file]) => file.startsWith(path.join(root, one) + path.sep))
    const named = namedDependencies(
      Object.keys(dependencies ?? {}),
      strings.map(([, some]) => some),
    )
    reachPackages(folder, [...named, ...Object.keys(optionalDependencies ?? {})], kept)
  }
  copyPackages(root, target, kept, ours)
  cpSync(process.execPath, path.join(target, 'bin', 'node'))
  cpSync(path.join(root, 'deploy', 'ariane'), path.join(target, 'ariane'))

  const packed: Packed = {
    commit,
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    packages: kept.size,
    files: files.size,
  }
  writeFileSync(path.join(target, 'release.json'), `${JSON.stringify(packed, null, 2)}\n`)
  return packed
}
