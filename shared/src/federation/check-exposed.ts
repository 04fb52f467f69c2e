import { readFileSync } from 'node:fs'
import path from 'node:path'

const DEFAULT_EXPORT = /^export (?:default\b|\{[^}]*\bdefault\b)/m

/**
 * Checks before the build that each exposed module has a component as default export.
 * @throws Error that names the module and its file
 */
export function checkExposed(dir: string, name: string, exposes: Record<string, string>): void {
  for (const [exposed, file] of Object.entries(exposes))
    if (!DEFAULT_EXPORT.test(readFileSync(path.join(dir, file), 'utf8')))
      throw new Error(`${name}: ${exposed} needs a React component as the default export of ${file}.`)
}
