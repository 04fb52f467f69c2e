import { parseSync } from '@swc/core'
import { listTexts, stringsIn } from './read-strings.ts'
import { ENGINES, isSolution } from './solution-shapes.ts'

type ObjectSyntax = { type: 'ObjectExpression'; properties: Property[] }
type Property = { type: string; key?: { value?: unknown }; value?: unknown }

function objectsIn(syntax: unknown): ObjectSyntax[] {
  if (Array.isArray(syntax)) return syntax.flatMap(objectsIn)
  if (syntax === null || typeof syntax !== 'object') return []
  const inside = Object.values(syntax).flatMap(objectsIn)
  return (syntax as { type?: string }).type === 'ObjectExpression' ? [syntax as ObjectSyntax, ...inside] : inside
}

/** Fields that go together only in a grader, and in what is rendered from a pack. */
const SERVER_OBJECTS = [
  { fields: ['isBlank', 'grade'], what: 'a grader' },
  { fields: ['title', 'data', 'solution'], what: 'a renderer' },
]

/** What an object is, or describes, if it belongs to the server. */
function recognize({ properties }: ObjectSyntax): string | undefined {
  const named = properties.map(({ type, key, value }) => (type === 'Identifier' ? value : key?.value))
  const fields = named.filter(name => typeof name === 'string')
  const more = properties.some(({ type }) => type === 'SpreadElement')
  const engines = stringsIn(properties.find(({ key }) => key?.value === 'engine')?.value)
  const engine = ENGINES.find(one => engines.includes(one) && isSolution(one, fields, more))
  if (engine) return `a solution of ${engine}`
  return SERVER_OBJECTS.find(one => one.fields.every(field => fields.includes(field)))?.what
}

/** A JSON file is bundled as one string. */
function unpack(text: string): string[] {
  if (!/^\s*[[{]/.test(text)) return [text]
  try {
    return listTexts(JSON.parse(text))
  } catch {
    return [text]
  }
}

/** What a built script holds of the server, each in plain words. */
export function findServerCode(script: string, sentences: ReadonlyMap<string, string>): string[] {
  const { body } = parseSync(script, { syntax: 'ecmascript', target: 'es2022' })
  const said = stringsIn(body).flatMap(unpack)
  return [
    ...said.flatMap(text => (sentences.has(text) ? [`« ${text} » (${sentences.get(text)})`] : [])),
    ...objectsIn(body).flatMap(object => recognize(object) ?? []),
  ]
}
