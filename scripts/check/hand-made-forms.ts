import { parseSync } from '@swc/core'

type Node = Record<string, unknown> & { type: string; span?: { start: number } }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Visits a node and what is in it; `enter` answers false to pass over the inside. */
function walk(value: unknown, enter: (node: Node) => boolean | undefined): void {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value) && enter(value) === false) return
  for (const item of Object.values(value)) walk(item, enter)
}
const startsAt = (node: Node) => node.span?.start ?? 0
const nameOf = (node: unknown): string =>
  !isNode(node) ? '' : node.type === 'Identifier' ? String(node.value) : nameOf(node.property)

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])
const calledName = (node: Node) => (node.type === 'CallExpression' ? nameOf(node.callee) : '')
const args = (call: Node) => (call.arguments as { expression: Node }[]).map(({ expression }) => expression)

/** The setters that `useState` gives in a file. */
function findSetters(body: unknown): Set<string> {
  const setters = new Set<string>()
  walk(body, node => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.init) || calledName(node.init) !== 'useState') return true
    const pattern = node.id as Node
    if (pattern.type === 'ArrayPattern') setters.add(nameOf((pattern.elements as unknown[])[1]))
    return true
  })
  setters.delete('')
  return setters
}

/** The calls of setters in a node. What holds the outcome of a fetch, `failed(error)`, is data and no problem by hand. */
function callsOf(setters: ReadonlySet<string>, inside: unknown): Node[] {
  const calls: Node[] = []
  walk(inside, node => {
    const [first] = setters.has(calledName(node)) ? args(node) : []
    if (setters.has(calledName(node)) && !(first && calledName(first) === 'failed')) calls.push(node)
    return true
  })
  return calls
}

/** The awaits of a function itself, without those of the functions in it. */
function awaitsIn(inside: unknown): Node[] {
  const awaits: Node[] = []
  walk(inside, node => {
    if (node.type === 'AwaitExpression') awaits.push(node)
    return !FUNCTIONS.has(node.type)
  })
  return awaits
}

/** Set before a call and again after it: `setBusy(true); await …; setBusy(false)`. */
function setAround(setters: ReadonlySet<string>, body: unknown): string[] {
  const [first] = awaitsIn(body)
    .map(startsAt)
    .sort((a, b) => a - b)
  if (first === undefined) return []
  const calls = callsOf(setters, body)
  const before = calls.filter(call => {
    const [given] = args(call)
    return startsAt(call) < first && (given?.type === 'StringLiteral' || given?.value === true)
  })
  const after = new Set(calls.filter(call => startsAt(call) > first).map(calledName))
  return before.map(calledName).filter(name => after.has(name))
}

/** Set where a call that is awaited has failed or ended. */
function setInCatch(setters: ReadonlySet<string>, statement: Node): string[] {
  if (awaitsIn(statement.block).length === 0) return []
  return callsOf(setters, [statement.handler, statement.finalizer]).map(calledName)
}

/** Whether an element is a form that handles its own submission. */
function submitsByHand({ name, attributes }: Node): boolean {
  const given = (attributes as Node[]).filter(({ type }) => type === 'JSXAttribute')
  const isForm =
    nameOf(name) === 'form' ||
    given.some(({ name: key, value }) => nameOf(key) === 'as' && isNode(value) && value.value === 'form')
  return isForm && given.some(({ name: key }) => nameOf(key) === 'onSubmit')
}

/**
 * What a file does by hand although `@ariane/shared/form` does it: forms that handle their submission, and state that is
 * set around a call. A fetch in an effect shows data as it comes and is neither.
 */
export function findHandMade(source: string, tsx: boolean): string[] {
  const { body } = parseSync(source, { syntax: 'typescript', tsx })
  const setters = findSetters(body)
  const found = new Set<string>()
  const add = (names: readonly string[]) => {
    for (const name of names) found.add(`${name} is set around a call: useAction or useForm does that`)
  }
  walk(body, node => {
    if (node.type === 'JSXOpeningElement' && submitsByHand(node))
      found.add('a form with an onSubmit of its own: useForm gives its props')
    if (calledName(node) === 'useEffect') return false
    if (FUNCTIONS.has(node.type) && node.async) add(setAround(setters, node.body))
    if (node.type === 'TryStatement') add(setInCatch(setters, node))
    return true
  })
  return [...found]
}
