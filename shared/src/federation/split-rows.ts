import { stripTypeScriptTypes } from 'node:module'
import { type Expression, parse } from 'acorn'

type Rows = { table: string; start: number; end: number; rows: { name: string; start: number; end: number }[] }
/** What a loader is told of the file that it reads. */
type File = { resourcePath: string; resourceQuery: string }

/**
 * Loader for contracts in what is published: a table of rows becomes a module of rows under the same name, so that a build
 * carries the rows that it calls, and the schemas of those. The table is the file itself with a query.
 */
export default function splitRows(this: File, source: string): string {
  const tables = listTables(source)
  const asked = /^\?rows=(\w+)$/.exec(this.resourceQuery)?.[1]
  const file = `./${this.resourcePath.split(/[\\/]/).at(-1)}`
  if (asked) {
    const { rows = [] } = tables.find(({ table }) => table === asked) ?? {}
    return `export { ${rows.map(({ name }) => `${asked}_${name} as ${name}`).join(', ')} } from '${file}'\n`
  }
  return tables.reduceRight((whole, { table, start, end, rows }) => {
    const own = rows.map(row => `export const ${table}_${row.name} = ${source.slice(row.start, row.end)}`)
    const module = `export * as ${table} from '${file}?rows=${table}'`
    return [whole.slice(0, start), [...own, module].join('\n'), whole.slice(end)].join('')
  }, source)
}

/** Exported constants that hold nothing but rows. */
function listTables(source: string): Rows[] {
  // What is removed leaves blanks: places are those of the source.
  const { body } = parse(stripTypeScriptTypes(source), { ecmaVersion: 'latest', sourceType: 'module' })
  return body.flatMap(statement => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
    const [constant, ...others] = statement.declaration.declarations
    if (constant?.id.type !== 'Identifier' || others.length > 0) return []
    const rows = listRows(constant.init)
    return rows.length > 0 ? [{ table: constant.id.name, start: statement.start, end: statement.end, rows }] : []
  })
}

function listRows(value: Expression | null | undefined): Rows['rows'] {
  if (value?.type !== 'ObjectExpression') return []
  const rows = value.properties.flatMap(row =>
    row.type === 'Property' && row.key.type === 'Identifier' && isRow(row.value)
      ? [{ name: row.key.name, start: row.value.start, end: row.value.end }]
      : [],
  )
  return rows.length === value.properties.length ? rows : []
}

const isRow = (value: Expression) =>
  value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'route'
