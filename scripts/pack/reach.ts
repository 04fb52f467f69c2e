import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parse } from 'acorn'
import { full } from 'acorn-walk'

/** What the server reaches: files of ours, folders that it reads by name, and strings, which may name packages. */
export interface Reached {
  files: Set<string>
  folders: Set<string>
  /** By file, every string in it. */
  strings: Map<string, Set<string>>
}

const isCode = (file: string) => /\.[cm]?[jt]s$/.test(file)
const isOurs = (name: string) => name.startsWith('.') || name.startsWith('@ariane/')

/** Strings of a file that are imported or made into addresses, and all of its strings. */
function readStrings(file: string): { named: string[]; beside: string[]; all: Set<string> } {
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'))
  const named: string[] = []
  const beside: string[] = []
  const all = new Set<string>()
  full(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), node => {
    const one = node as unknown as {
      type: string
      source?: { value?: unknown }
      value?: unknown
      callee?: { name?: string }
      arguments?: { value?: unknown }[]
    }
    if (one.type === 'Literal' && typeof one.value === 'string') all.add(one.value)
    if (/^(?:Import|Export).*(?:Declaration|Expression)$/.test(one.type) && typeof one.source?.value === 'string')
      named.push(one.source.value)
    const address = one.arguments?.[0]?.value
    if (
      one.type === 'NewExpression' &&
      one.callee?.name === 'URL' &&
      typeof address === 'string' &&
      address.startsWith('.')
    )
      beside.push(address)
  })
  return { named, beside, all }
}

/**
 * Follows imports, workers and addresses beside a file (`new URL('./…', import.meta.url)`) from the entry files on.
 * @param entries absolute paths of files that Node is started with
 */
export function reachFrom(entries: string[]): Reached {
  const found: Reached = { files: new Set(), folders: new Set(), strings: new Map() }
  const queue = [...entries]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (found.files.has(file)) continue
    found.files.add(file)
    if (!isCode(file)) continue
    const { named, beside, all } = readStrings(file)
    found.strings.set(file, all)
    for (const name of named) {
      if (name.startsWith('.')) queue.push(path.resolve(path.dirname(file), name))
      else if (isOurs(name)) queue.push(createRequire(file).resolve(name))
    }
    for (const address of beside) {
      const at = fileURLToPath(new URL(address, pathToFileURL(file)))
      if (!existsSync(at)) continue
      if (!statSync(at).isDirectory()) queue.push(at)
      else {
        found.folders.add(at)
        // Loaded by name, as migrations are.
        for (const one of globSync('*.ts', { cwd: at })) if (!one.endsWith('.test.ts')) queue.push(path.join(at, one))
      }
    }
  }
  return found
}

/** Names of the given dependencies that a string of these files names, itself or a file of it. */
export function namedDependencies(names: string[], strings: Iterable<Set<string>>): string[] {
  const all = new Set<string>()
  for (const some of strings)
    for (const one of some)
      all.add(one.startsWith('@') ? one.split('/').slice(0, 2).join('/') : (one.split('/')[0] ?? one))
  return names.filter(name => all.has(name))
}
