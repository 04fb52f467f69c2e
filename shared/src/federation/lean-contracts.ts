import { stripTypeScriptTypes } from 'node:module'
import { type Node, type Program, parse } from 'acorn'
import { base, simple } from 'acorn-walk'

/** What only the API reads of a row. */
const SERVER_PARTS = new Set(['summary', 'policy', 'audit', 'tells', 'maxBody', 'deadlineMs', 'neverShed'])
type Change = { start: number; end: number; text: string }
/** What a function does when it is called is not looked at. */
const OUTSIDE_FUNCTIONS = { ...base, Function: () => undefined }

/**
 * Loader for contracts in what is published: rows without what only the API reads, schemas without what the documentation says
 * of them, and every constant marked as one that may be left out where nobody reads it.
 */
export default function leanContracts(source: string): string {
  // What is removed leaves blanks: places are those of the source.
  const program = parse(stripTypeScriptTypes(source), { ecmaVersion: 'latest', sourceType: 'module' })
  return initials(program)
    .flatMap(initial => listChanges(initial, source))
    .filter((one, _, all) => !all.some(other => contains(other, one)))
    .sort((one, other) => other.start - one.start)
    .reduce((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), source)
}

const contains = (outer: Change, { start, end }: Change) => outer.start < start && start < outer.end && end <= outer.end

/** What the constants of a module are made of. */
const initials = ({ body }: Program): Node[] =>
  body.flatMap(statement => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ init }) => init ?? [])
  })

function listChanges(initial: Node, source: string): Change[] {
  const removed: Change[] = []
  let calls = 0
  simple(
    initial,
    {
      CallExpression({ end, callee, arguments: given }) {
        calls++
        if (
          callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          callee.property.name === 'meta'
        )
          removed.push({ start: callee.object.end, end, text: '' })
        const [row] = given
        if (callee.type !== 'Identifier' || callee.name !== 'route' || row?.type !== 'ObjectExpression') return
        for (const part of row.properties)
          if (part.type === 'Property' && part.key.type === 'Identifier' && SERVER_PARTS.has(part.key.name))
            removed.push({ start: part.start, end: afterComma(source, part.end), text: '' })
      },
    },
    OUTSIDE_FUNCTIONS,
  )
  if (calls === 0) return []
  // A mark before a chain of calls would be taken for its first call alone.
  const { start, end } = initial
  return [...removed, { start, end: start, text: '/*#__PURE__*/ (() => (' }, { start: end, end, text: '))()' }]
}

const afterComma = (source: string, end: number) => end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0)
