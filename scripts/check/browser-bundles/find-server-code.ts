import { parseSync } from '@swc/core'
import { stringsIn, textsOf } from './read-strings.ts'
import { ENGINES, isSolution } from './solution-shapes.ts'

type ObjectSyntax = { type: 'ObjectExpression'; properties: Property[] }
type Property = { type: string; key?: { value?: unknown }; value?: unknown }

function objectsIn(syntax: unknown): ObjectSyntax[] {
  if (Array.isArray(syntax)) return syntax.flatMap(objectsIn)
  if (syntax === null || typeof syntax !== 'object') return []
  const inside = Object.values(syntax).flatMap(objectsIn)
  return (syntax as { type?: string }).type === 'ObjectExpression' ? [syntax as ObjectSyntax, ...inside] : inside
}

/** The engine whose solution an object is, or describes. */
function findEngine({ properties }: ObjectSyntax): string | undefined {
  const named = properties.map(one => (one.type === 'KeyValueProperty' ? one.key?.value : one.value))
  const fields = named.filter(name => typeof name === 'string')
  const more = properties.some(({ type }) => type === 'SpreadElement')
  const engines = stringsIn(properties.find(({ key }) => key?.value === 'engine')?.value)
  return ENGINES.find(engine => engines.includes(engine) && isSolution(engine, fields, more))
}

/** A JSON file is bundled as one string. */
function unpack(text: string): string[] {
  if (!/^\s*[[{]/.test(text)) return [text]
  try {
    return textsOf(JSON.parse(text))
  } catch {
    return [text]
  }
}

/** What a built script holds of the server, each in plain words. */
export function findServerCode(script: string, sentences: ReadonlyMap<string, string>): string[] {
  const { body } = parseSync(script, { syntax: 'ecmascript', target: 'es2022' })
  const said = stringsIn(body).flatMap(unpack)
  const solutions = objectsIn(body).flatMap(object => findEngine(object) ?? [])
  return [
    ...said.flatMap(text => (sentences.has(text) ? [`« ${text} » (${sentences.get(text)})`] : [])),
    ...solutions.map(engine => `a solution of ${engine}`),
  ]
}
