import { type AnyNode, parse } from 'acorn'
import { ancestor } from 'acorn-walk'

export type Uses = {
  /** Methods that are called: `.name` on anything, and `Object.name` on what is called so. */
  called: Set<string>
  /** The same where they are only looked at, as a test for them does. */
  read: Set<string>
  /** Names that are called or constructed, and not declared in the file. */
  constructed: Set<string>
  /** Names whose type is asked for. */
  globals: Set<string>
}

/** What a script calls. Throws where its syntax is newer than ES2022, which the oldest browsers have whole. */
export function readScript(text: string): Uses {
  const tree = parse(text, { ecmaVersion: 2022, sourceType: 'script', allowHashBang: true })
  const uses: Uses = { called: new Set(), read: new Set(), constructed: new Set(), globals: new Set() }
  const declared = new Set<string>()
  ancestor(tree, {
    VariableDeclarator: node => addNames(node.id, declared),
    Function: node => {
      if (node.id) declared.add(node.id.name)
      for (const one of node.params) addNames(one, declared)
    },
    Class: node => void (node.id && declared.add(node.id.name)),
    UnaryExpression: node => {
      if (node.operator === 'typeof' && node.argument.type === 'Identifier') uses.globals.add(node.argument.name)
    },
    MemberExpression: (node, _, path) => {
      const { object, property } = node
      const name = node.computed ? readString(property) : property.type === 'Identifier' ? property.name : undefined
      if (name === undefined) return
      const parent = path.at(-2)
      const isCalled = parent?.type === 'CallExpression' && parent.callee === node && !parent.optional
      const whose = object.type === 'Identifier' ? object.name : lastName(object)
      const into = isCalled ? uses.called : uses.read
      into.add(`.${name}`)
      if (whose) into.add(`${whose}.${name}`)
      if (isGlobal(object)) uses.globals.add(name)
    },
    NewExpression: node => void (node.callee.type === 'Identifier' && uses.constructed.add(node.callee.name)),
    CallExpression: node => void (node.callee.type === 'Identifier' && uses.constructed.add(node.callee.name)),
  })
  for (const name of declared) uses.constructed.delete(name)
  return uses
}

const GLOBALS = new Set(['window', 'globalThis', 'self'])
const isGlobal = (node: AnyNode) => node.type === 'Identifier' && GLOBALS.has(node.name)
const readString = (node: AnyNode) =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
const lastName = (node: AnyNode) =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined

function addNames(pattern: AnyNode, into: Set<string>): void {
  if (pattern.type === 'Identifier') into.add(pattern.name)
  else if (pattern.type === 'AssignmentPattern') addNames(pattern.left, into)
  else if (pattern.type === 'RestElement') addNames(pattern.argument, into)
  else if (pattern.type === 'ArrayPattern')
    for (const one of pattern.elements.filter(one => one !== null)) addNames(one, into)
  else if (pattern.type === 'ObjectPattern')
    for (const one of pattern.properties) addNames(one.type === 'Property' ? one.value : one, into)
}
