import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ModuleItem, parseSync } from '@swc/core'
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
}

const ROWS = /\b[a-z]\w*Routes\.(\w+)/g

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file) && !file.endsWith('.d.ts')

/** The sources of a package; tests do not count. */
export const listSources = async (folder: string): Promise<string[]> => (await filesBelow(folder)).filter(isSource)

/** What the sources of one package take from elsewhere. */
export async function listUses(folder: string): Promise<Uses> {
  const uses: Uses = { imports: new Map(), rows: new Set() }
  for (const file of await listSources(folder)) {
    for (const [, row] of readFileSync(file, 'utf8').matchAll(ROWS)) if (row) uses.rows.add(row)
    for (const item of parseModule(file)) {
      if (item.type !== 'ImportDeclaration' || item.typeOnly) continue
      const names = item.specifiers.flatMap(one => {
        if (one.type !== 'ImportSpecifier') return [one.type === 'ImportDefaultSpecifier' ? 'default' : '*']
        return one.isTypeOnly ? [] : [nodeName(one.imported ?? one.local)]
      })
      const known = uses.imports.get(item.source.value) ?? new Set()
      for (const name of names) known.add(name)
      if (names.length > 0) uses.imports.set(item.source.value, known)
    }
  }
  return uses
}
