import { parseSync } from '@swc/core'

/** What a name is declared as: the function or variable itself, or anything else that gets a name. */
export interface Declared {
  name: string
  kind: 'value' | 'other'
}

type Node = Record<string, unknown> & { type: string }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Nodes that name what they declare, and the field with the name. */
const NAMED: ReadonlyMap<string, readonly [field: string, Declared['kind']]> = new Map([
  ['FunctionDeclaration', ['identifier', 'value']],
  ['VariableDeclarator', ['id', 'value']],
  ['ClassDeclaration', ['identifier', 'other']],
  ['TsInterfaceDeclaration', ['id', 'other']],
  ['TsTypeAliasDeclaration', ['id', 'other']],
  ['TsMethodSignature', ['key', 'other']],
  ['TsPropertySignature', ['key', 'other']],
  ['ClassMethod', ['key', 'other']],
  ['ClassProperty', ['key', 'other']],
  ['Parameter', ['pat', 'other']],
])

/** Every name that a file declares: functions, variables, types, members of types and classes, parameters. */
export function declaredNames(source: string, tsx: boolean): Declared[] {
  const found: Declared[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (!isNode(value)) {
      if (!Array.isArray(value) && typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
      return
    }
    const [field, kind] = NAMED.get(value.type) ?? []
    const named = field && value[field]
    if (kind && isNode(named) && named.type === 'Identifier') found.push({ name: String(named.value), kind })
    Object.values(value).forEach(visit)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx }).body)
  return found
}

/** The words of a name in lower case: `loginOf` is login and of, `MAX_PATHS` is max and paths. */
export const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter(Boolean)
