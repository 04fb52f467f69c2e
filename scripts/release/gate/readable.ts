/** The parts of a JSON Schema that the contract's rows use. */
export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema | boolean
  prefixItems?: Schema[]
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

interface Side {
  schema: Schema
  defs: Record<string, Schema>
}

/** Deep enough for every row; what is deeper repeats itself. */
const DEEPEST = 24

const LIMITS = [
  { low: 'minLength', high: 'maxLength', what: 'length' },
  { low: 'minItems', high: 'maxItems', what: 'number of items' },
  { low: 'minimum', high: 'maximum', what: 'value' },
] as const

const side = (schema: Schema): Side => ({ schema: resolve(schema, schema.$defs ?? {}), defs: schema.$defs ?? {} })
const within = ({ defs }: Side, schema: Schema): Side => ({ schema: resolve(schema, defs), defs })

function resolve(schema: Schema, defs: Record<string, Schema>): Schema {
  const name = schema.$ref?.replace(/^#\/\$defs\//, '')
  const named = name && defs[name]
  if (named) return resolve(named, defs)
  const parts = schema.allOf?.map(part => resolve(part, defs)) ?? []
  return Object.assign({}, schema, ...parts) as Schema
}

const listOptions = (one: Side): Side[] => {
  const { anyOf, oneOf, type } = one.schema
  const options = anyOf ?? oneOf
  if (options) return options.flatMap(option => listOptions(within(one, option)))
  if (Array.isArray(type)) return type.map(single => ({ ...one, schema: { ...one.schema, type: single } }))
  return [one]
}

const listValues = ({ schema }: Side) => schema.enum ?? ('const' in schema ? [schema.const] : undefined)
const readKind = ({ schema }: Side) => (schema.type as string | undefined) ?? (schema.properties ? 'object' : undefined)

/**
 * What the reader would not understand of what the writer may write, each with the place where it is:
 * 'data.items[].title: is required, and may be missing'. Empty when everything is understood.
 */
export const unreadable = (writer: Schema, reader: Schema, place: string): string[] =>
  compare(side(writer), side(reader), place, 0)

function compare(writer: Side, reader: Side, place: string, depth: number): string[] {
  if (depth > DEEPEST) return []
  const written = listOptions(writer)
  const read = listOptions(reader)
  if (written.length === 1 && read.length === 1) return compareOne(writer, reader, place, depth, written, read)
  return written.flatMap(option => {
    const tries = read.map(other => compare(option, other, place, depth + 1))
    return tries.some(problems => problems.length === 0)
      ? []
      : (tries.toSorted((a, b) => a.length - b.length)[0] ?? [`${place}: is not understood`])
  })
}

function compareOne(_w: Side, _r: Side, place: string, depth: number, written: Side[], read: Side[]): string[] {
  const [writer, reader] = [written[0], read[0]]
  if (!writer || !reader) return []
  const values = listValues(reader)
  if (values) {
    const given = listValues(writer)
    if (!given) return [`${place}: only ${values.join(', ')} is understood, and more may be sent`]
    const strange = given.filter(value => !values.includes(value))
    return strange.length > 0 ? [`${place}: ${strange.join(', ')} is not understood`] : []
  }
  const [from, to] = [readKind(writer), readKind(reader)]
  if (!to) return []
  if (from !== to && !(from === 'integer' && to === 'number')) {
    return [`${place}: ${to} is expected, ${from ?? 'anything'} may be sent`]
  }
  const problems = limits(writer.schema, reader.schema, place)
  if (to === 'object') return [...problems, ...compareObjects(writer, reader, place, depth)]
  if (to === 'array') return [...problems, ...compareItems(writer, reader, place, depth)]
  return problems
}

/** A limit that only one side knows says nothing about shapes; a narrower one does. */
const limits = (writer: Schema, reader: Schema, place: string): string[] =>
  LIMITS.flatMap(({ low, high, what }) => {
    const below = writer[low] !== undefined && (reader[low] ?? Number.NEGATIVE_INFINITY) > writer[low]
    const above = writer[high] !== undefined && (reader[high] ?? Number.POSITIVE_INFINITY) < writer[high]
    return below || above ? [`${place}: the ${what} is limited more narrowly`] : []
  })

function compareObjects(writer: Side, reader: Side, place: string, depth: number): string[] {
  const { properties: known = {}, required = [], additionalProperties: others } = reader.schema
  const { properties: sent = {}, required: always = [], additionalProperties: more } = writer.schema
  const missing = required
    .filter(name => !always.includes(name) && !(more && typeof more === 'object'))
    .map(name => `${place}.${name}: is required, and ${name in sent ? 'may be missing' : 'is never sent'}`)
  const named = Object.entries(sent).flatMap(([name, schema]) => {
    const expected = known[name] ?? (typeof others === 'object' ? others : undefined)
    if (expected) return compare(within(writer, schema), within(reader, expected), `${place}.${name}`, depth + 1)
    return others === false ? [`${place}.${name}: is refused`] : []
  })
  const rest =
    typeof more === 'object' && typeof others === 'object'
      ? compare(within(writer, more), within(reader, others), `${place}.*`, depth + 1)
      : []
  return [...missing, ...named, ...rest]
}

function compareItems(writer: Side, reader: Side, place: string, depth: number): string[] {
  const [sent, known] = [writer.schema.items, reader.schema.items]
  if (!sent || !known || typeof sent === 'boolean' || typeof known === 'boolean') return []
  return compare(within(writer, sent), within(reader, known), `${place}[]`, depth + 1)
}
