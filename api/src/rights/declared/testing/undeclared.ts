import { lookup } from '@ariane/shared/catalogue'
import type { Declarations, Personal } from '../../../platform/personal.ts'
import type { RealTable } from '../schema.ts'

/** What is wrong with the declarations of a schema, a sentence each; nothing when all is declared. */
export function undeclared(schema: readonly RealTable[], declared: Declarations): string[] {
  return schema.flatMap(table => {
    const declaration = lookup(declared, table.name)
    if (!declaration) return [`${table.name} is not declared`]
    if ('impersonal' in declaration)
      return table.refers.map(column => `${table.name}.${column} names a person, but the table is declared impersonal`)
    const known = declaredColumns(declaration)
    return [
      ...table.refers
        .filter(column => !known.has(column))
        .map(column => `${table.name}.${column} names a person and is not declared`),
      ...[...known, ...declaredNames(declaration)]
        .filter(column => !table.columns.includes(column))
        .map(column => `${table.name}.${column} is declared and does not exist`),
    ]
  })
}

const declaredNames = ({ hidden = [], also = [], own = [], reader, shown = {} }: Personal) => [
  ...hidden,
  ...also,
  ...own,
  ...(reader === undefined ? [] : [reader]),
  ...Object.keys(shown),
]

const declaredColumns = ({ of = [], within, inside, mentions = [] }: Personal) =>
  new Set([
    ...of,
    ...(within ? [within.column] : []),
    ...(inside ? [inside] : []),
    ...mentions.flatMap(({ column, name }) => (name ? [column, name] : [column])),
  ])
