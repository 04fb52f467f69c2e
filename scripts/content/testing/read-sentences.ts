import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { type Node, parse } from 'acorn'
import { full } from 'acorn-walk'

const root = path.join(import.meta.dirname, '..', '..', '..')
type Text = Node & { value?: unknown; quasis?: { value: { cooked: string } }[]; expressions?: Node[] }

/** What a template says: the product by its name, and a sign for any other value. */
function readTemplate({ quasis = [], expressions = [] }: Text, source: string): string {
  const values = expressions.map(({ start, end }) => (source.slice(start, end) === 'PRODUCT.name' ? 'Ariane' : '‹›'))
  return quasis.map(({ value: { cooked } }, n) => cooked + (values[n] ?? '')).join('')
}

/** Every text of a module of sentences, templates whole. */
export function readTexts(typed: string): string[] {
  const source = stripTypeScriptTypes(typed)
  const texts: string[] = []
  full(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), node => {
    const { type, value } = node as Text
    if (type === 'Literal' && typeof value === 'string') texts.push(value)
    if (type === 'TemplateLiteral') texts.push(readTemplate(node as Text, source))
  })
  return texts
}

/** The sentences of some folders, but for those of others. */
export const readSentences = (folders: string, except?: string): string[] =>
  globSync(`${folders}/**/{,*-}messages{,-*}.ts`, { cwd: root, exclude: except ? [except] : [] }).flatMap(file =>
    readTexts(readFileSync(path.join(root, file), 'utf8')),
  )
