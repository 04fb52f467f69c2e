import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type JSXElement, type ModuleItem, parseSync } from '@swc/core'
import { filesBelow } from '../../site/files.ts'

type Name = { type: string; value: string }
const nodeName = (node: Name) => node.value

const parseModule = (file: string): ModuleItem[] =>
  parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }).body

/** Names of values a module gives, following `export … from` and `export *`; types leave no trace at run time. */
export function listExports(file: string): string[] {
  const names = parseModule(file).flatMap(item => {
    switch (item.type) {
      case 'ExportNamedDeclaration':
        return item.typeOnly
          ? []
          : item.specifiers.flatMap(one => {
              if (one.type !== 'ExportSpecifier' || one.isTypeOnly) return []
              return [nodeName(one.exported ?? one.orig)]
            })
      case 'ExportAllDeclaration':
        return item.source.value.startsWith('.') ? listExports(path.join(path.dirname(file), item.source.value)) : []
      case 'ExportDeclaration': {
        const { declaration } = item
        if (declaration.type === 'VariableDeclaration')
          return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []))
        return 'identifier' in declaration ? [declaration.identifier.value] : []
      }
      default:
        return []
    }
  })
  return [...new Set(names)].sort()
}

export interface Uses {
  /** Names of values taken from each specifier: 'call' of '@ariane/shared/http'. */
  imports: Map<string, Set<string>>
  /** Names of contract rows: 'readChannel'. */
  rows: Set<string>
  /** By specifier and name, the props that are written where it is drawn: 'tone' of 'Notice' of '@ariane/shared/ui'. */
  drawn: Map<string, Map<string, PropWords>>
}

/** By prop, the words that it is given; null where it is given what is no word. */
export type PropWords = Map<string, Set<string | null>>

type Drawn = { name: string; props: (readonly [prop: string, word: string | null])[] }

/** Every element that a source draws, with the names of its props; what is spread into one has none here. */
function listDrawn(node: unknown): Drawn[] {
  if (Array.isArray(node)) return node.flatMap(listDrawn)
  if (!node || typeof node !== 'object') return []
  const below = Object.values(node).flatMap(listDrawn)
  if (!('type' in node) || node.type !== 'JSXElement') return below
  const { opening, children } = node as JSXElement
  if (opening.name.type !== 'Identifier') return below
  const named = opening.attributes.flatMap(one =>
    one.type === 'JSXAttribute' && one.name.type === 'Identifier'
      ? [[one.name.value, one.value?.type === 'StringLiteral' ? one.value.value : null] as const]
      : [],
  )
  const within = children.length > 0 ? [['children', null] as const] : []
  return [{ name: opening.name.value, props: [...named, ...within] }, ...below]
}

/** The value of an entry, made where there is none. */
function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}

const ROWS = /\b[a-z]\w*Routes\.(\w+)/g

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file) && !file.endsWith('.d.ts')

/** The sources of a package; tests do not count. */
export const listSources = async (folder: string): Promise<string[]> => (await filesBelow(folder)).filter(isSource)

/** What the sources of one package take from elsewhere. */
export async function listUses(folder: string): Promise<Uses> {
  const uses: Uses = { imports: new Map(), rows: new Set(), drawn: new Map() }
  for (const file of await listSources(folder)) {
    for (const [, row] of readFileSync(file, 'utf8').matchAll(ROWS)) if (row) uses.rows.add(row)
    const module = parseModule(file)
    const elements = listDrawn(module)
    for (const item of module) {
      if (item.type !== 'ImportDeclaration' || item.typeOnly) continue
      const names = item.specifiers.flatMap(one => {
        if (one.type !== 'ImportSpecifier') return [one.type === 'ImportDefaultSpecifier' ? 'default' : '*']
        return one.isTypeOnly ? [] : [nodeName(one.imported ?? one.local)]
      })
      if (names.length === 0) continue
      const known = entryOf(uses.imports, item.source.value, () => new Set<string>())
      for (const name of names) known.add(name)
      for (const one of item.specifiers) {
        const name = one.type === 'ImportSpecifier' ? nodeName(one.imported ?? one.local) : 'default'
        const own = elements.filter(element => element.name === one.local.value)
        if (own.length === 0) continue
        const parts = entryOf(uses.drawn, item.source.value, () => new Map<string, PropWords>())
        const props = entryOf<string, PropWords>(parts, name, () => new Map())
        for (const [prop, word] of own.flatMap(element => element.props))
          entryOf(props, prop, () => new Set<string | null>()).add(word)
      }
    }
  }
  return uses
}
