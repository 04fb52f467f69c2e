import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Rspack, rspack } from '@rsbuild/core'
import { acceptLicence } from './licence-rules.ts'

/** File in every build with the licences of the bundled packages. */
export const LICENCES_FILE = 'licences.txt'

interface PackageNotice {
  name: string
  version: string
  licence: string
  source: string
  text: string
}

/** The file of a module, and of the modules concatenated into it. */
function* filesIn(module: Rspack.Module): Generator<string> {
  const { resource, modules } = module as { resource?: string; modules?: Rspack.Module[] }
  if (resource) yield resource.split('?')[0] ?? resource
  for (const inner of modules ?? []) yield* filesIn(inner)
}

/** The package folder of a file; undefined for our own files. */
function packageFolder(file: string): string | undefined {
  const marker = `${path.sep}node_modules${path.sep}`
  const at = file.lastIndexOf(marker)
  if (at < 0) return undefined
  const [first = '', second = ''] = file.slice(at + marker.length).split(path.sep)
  return file.slice(0, at + marker.length) + (first.startsWith('@') ? path.join(first, second) : first)
}

function readNotice(folder: string): PackageNotice {
  const { name, version, license, licenses, repository } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {
    name: string
    version: string
    license?: string
    licenses?: { type: string }[]
    repository?: string | { url?: string }
  }
  const declared = license ?? licenses?.map(({ type }) => type).join(' OR ') ?? ''
  const [file] = globSync('{LICENSE,LICENCE,License,Licence,license,licence,COPYING,OFL}*', { cwd: folder })
    .filter(found => /^[^.]+(\.(md|txt|mit|apache))?$/i.test(found))
    .sort()
  const url = typeof repository === 'string' ? repository : (repository?.url ?? '')
  return {
    name,
    version,
    licence: acceptLicence(name, declared),
    source: url.replace(/^git\+/, '').replace(/\.git$/, ''),
    text: file ? readFileSync(path.join(folder, file), 'utf8').trim() : '',
  }
}

const formatNotice = ({ name, version, licence, source, text }: PackageNotice) =>
  [`${name} ${version}`, `Licence: ${licence}`, ...(source ? [`Source: ${source}`] : []), '', text].join('\n').trimEnd()

/** Writes the bundled packages with their licences; a licence that is not allowed stops the build. */
export class LicencesPlugin {
  readonly file: string
  /** `folder`: subfolder of the output for the file, for a build that shares its output with another. */
  constructor(folder = '') {
    this.file = path.posix.join(folder, LICENCES_FILE)
  }

  apply(compiler: Rspack.Compiler) {
    const name = 'LicencesPlugin'
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
    compiler.hooks.thisCompilation.tap(name, compilation => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const folders = new Set<string>()
        for (const chunk of compilation.chunks)
          for (const module of compilation.chunkGraph.getChunkModules(chunk))
            for (const file of filesIn(module)) {
              const folder = packageFolder(file)
              if (folder && existsSync(path.join(folder, 'package.json'))) folders.add(folder)
            }
        const notices = new Map<string, PackageNotice>()
        for (const folder of folders) {
          try {
            const notice = readNotice(folder)
            notices.set(`${notice.name} ${notice.version}`, notice)
          } catch (error) {
            compilation.errors.push(error as Rspack.RspackError)
          }
        }
        const text = [...notices].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => formatNotice(notice))
        const rule = `\n\n${'-'.repeat(80)}\n\n`
        compilation.emitAsset(this.file, new rspack.sources.RawSource(`${text.join(rule)}\n`))
      })
    })
  }
}
