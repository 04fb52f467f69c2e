// A text from outside may be `constructor`: what a table holds under it is asked with `lookup` of the catalogue, which
// passes over what every object inherits. Found by types: a key that is any string, and a read or an `in`.
import path from 'node:path'
import {
  type BinaryExpression,
  type ElementAccessExpression,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { API, TypeFlags } from 'typescript/unstable/sync'

const root = path.join(import.meta.dirname, '..', '..')
const READ = /^(activities|api|tutor|shared|shell|mf-[a-z0-9-]+)\/src\//
/** Tests, and code whose keys are its own: ids of an activity, files of a build, switches of the simulator. */
const LEFT_OUT =
  /\.test\.|\/testing\/|^mf-learning\/src\/frames\/|^activities\/src\/(frame|ui|answering)\/|^activities\/.*(\.tsx|answering\.ts)$|\/src\/lookup\.ts$|^shared\/src\/federation\/|^shell\/src\/simulator\/|\/catalogue\/lookup\.ts$|^api\/src\/platform\/http\/(openapi|mount)\.ts$/
const LEAST_FILES = 500

interface Access {
  at: Node
  key: Node
}

const isAssigned = (node: Node, parent: Node) =>
  parent.kind === SyntaxKind.BinaryExpression &&
  (parent as BinaryExpression).left === node &&
  (parent as BinaryExpression).operatorToken.kind === SyntaxKind.EqualsToken

/** The key of a read by key, or of an `in`; undefined for any other expression. */
function findKey(node: Node, parent: Node): Node | undefined {
  if (node.kind === SyntaxKind.ElementAccessExpression)
    return isAssigned(node, parent) ? undefined : (node as ElementAccessExpression).argumentExpression
  if (node.kind !== SyntaxKind.BinaryExpression) return undefined
  const { left, operatorToken } = node as BinaryExpression
  return operatorToken.kind === SyntaxKind.InKeyword ? left : undefined
}

function accessesIn(source: SourceFile): Access[] {
  const found: Access[] = []
  const visit = (node: Node, parent: Node): void => {
    const key = findKey(node, parent)
    if (key) found.push({ at: node, key })
    node.forEachChild(child => visit(child, node))
  }
  visit(source, source)
  return found
}

const api = new API()
const read = new Set<string>()
let bad = 0
for (const config of ['tsconfig.json', 'tsconfig.node.json'].map(name => path.join(root, name))) {
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!project) throw new Error(`${config} was not read`)
  for (const file of project.program.getSourceFileNames()) {
    const name = path.relative(root, file)
    const source = READ.test(name) && !LEFT_OUT.test(name) && !read.has(name) && project.program.getSourceFile(file)
    if (!source) continue
    read.add(name)
    const found = accessesIn(source)
    const types = found.length > 0 ? project.checker.getTypeAtLocation(found.map(({ key }) => key)) : []
    for (const [n, { at }] of found.entries()) {
      if (!((types[n]?.flags ?? 0) & TypeFlags.String)) continue
      const line = source.text.slice(0, at.getStart(source)).split('\n').length
      console.error(`${name}:${line}: ${at.getText(source)} (use lookup of @ariane/shared/catalogue, or a Map)`)
      bad += 1
    }
  }
}
api.close()
if (read.size < LEAST_FILES) throw new Error(`only ${read.size} files were read: the pattern is wrong`)
console.log(`${read.size} files, ${bad} lookups by any text`)
process.exit(bad > 0 ? 1 : 0)
