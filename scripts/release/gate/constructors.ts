import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../site/packages.ts'
import { listExports } from './source.ts'

const SHARED = path.join(ROOT, 'shared/src')
const IMPORTED = /from '((?:@ariane\/shared\/contracts|\.{1,2}\/)[^']*)'/g
const CONSTRUCTOR = /\bz\.([a-z]\w*)/g
const TYPES = new Set(['infer', 'input', 'output'])

/** What the shell gives of zod to the contracts that remotes carry. */
export const constructorsGiven = (): string[] => listExports(path.join(SHARED, 'federation/shared-zod.ts'))

/** Constructors of zod that some sources and the contracts they import are written with. */
export function constructorsUsed(files: readonly string[]): string[] {
  const read = new Set<string>()
  const names = new Set<string>()
  const visit = (file: string) => {
    if (read.has(file) || !existsSync(file)) return
    read.add(file)
    const source = readFileSync(file, 'utf8')
    if (source.includes("from 'zod'"))
      for (const [, name = ''] of source.matchAll(CONSTRUCTOR)) if (!TYPES.has(name)) names.add(name)
    for (const [, specifier = ''] of source.matchAll(IMPORTED)) visit(resolveFile(specifier, file))
  }
  files.forEach(visit)
  return [...names].sort()
}

function resolveFile(specifier: string, from: string): string {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(from), specifier)
  const name = specifier.slice('@ariane/shared/'.length)
  return path.join(SHARED, name === 'contracts' ? 'contracts/index.ts' : `${name}.ts`)
}
