import { readFileSync } from 'node:fs'
import path from 'node:path'

export const RULES = readFileSync(path.join(import.meta.dirname, '..', '..', '..', 'firestore.rules'), 'utf8')

const OPERATIONS: Record<string, string[]> = { read: ['get', 'list'], write: ['create', 'update', 'delete'] }

/** Every operation that firestore.rules allows to somebody: 'users get', 'channels/reads update', … */
export function declaredRules(): string[] {
  const open: { depth: number; name: string }[] = []
  const found: string[] = []
  let depth = 0
  for (const line of RULES.split('\n')) {
    const match = line.match(/^\s*match \/([a-z]+)\/\{(\w+)\} \{/)
    if (match?.[1] && match[1] !== 'databases') open.push({ depth, name: match[1] })
    const allow = line.match(/^\s*allow ([a-z, ]+):/)
    for (const word of allow?.[1]?.split(', ') ?? [])
      for (const operation of OPERATIONS[word] ?? [word])
        found.push(`${open.map(({ name }) => name).join('/')} ${operation}`)
    depth += (line.match(/\{(?=\s*$)/g)?.length ?? 0) - (line.match(/^\s*\}/g)?.length ?? 0)
    if (open.at(-1)?.depth === depth) open.pop()
  }
  return found
}
