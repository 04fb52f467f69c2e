import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { filesBelow, hashFiles } from './files.ts'
import { readLocked } from './locked.ts'
import { listSources, ROOT } from './packages.ts'

const CODE = /(?<!\.test)\.(ts|tsx|mjs|css)$/
const IMPORT = /(?:\bfrom|\bimport|\brequire|@import)\s*\(?\s*['"]((?:@[\w.-]+\/)?\w[\w.-]*)(?=[/'"])/g
/** What turns sources into files, installed at the root. */
const BUILDERS = [
  '@module-federation/enhanced',
  '@module-federation/rsbuild-plugin',
  '@rsbuild/core',
  '@rsbuild/plugin-react',
]

/** Names of the packages that the code of a file imports. */
export const listImports = (code: string): string[] => [...code.matchAll(IMPORT)].map(([, name = '']) => name)

/** Names of packages by the folder of the workspace whose sources import them. */
async function listUsed(files: readonly string[]): Promise<Map<string, string[]>> {
  const used = new Map<string, string[]>([['.', BUILDERS]])
  for (const file of files.filter(one => CODE.test(one))) {
    const [folder = ''] = path.relative(ROOT, file).split(path.sep)
    used.set(folder, [...(used.get(folder) ?? []), ...listImports(await readFile(file, 'utf8'))])
  }
  return used
}

/** A hash that changes with the sources of a package and with the dependencies that they use, and with nothing else. */
export async function hashSources(name: string): Promise<string> {
  const files = (await Promise.all(listSources(name).map(filesBelow))).flat()
  const locked = readLocked(await readFile(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8'), await listUsed(files))
  return hashFiles(files, ROOT, locked)
}
