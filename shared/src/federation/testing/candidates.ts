import type * as z from 'zod'

type Def = z.core.$ZodTypes['_zod']['def']
const CASES = 8
const TEXTS = ['', ' ', 'a', ' Léa ', 'ROLE_STUDENT', '6ème', '1', 'AAAA2222', '#', 'é'.repeat(3001)]
const FORMATS: Record<string, string> = {
  date: '2026-09-01',
  datetime: '2026-09-01T08:00:00.000Z',
  time: '08:00',
  email: 'lea@exemple.fr',
  url: 'https://exemple.fr/a?b=c',
  uuid: '0b3f4a0e-6f0f-4c1c-9a5c-0d6f5f3f8a11',
  base64: 'YWJj',
}
const NUMBERS = [1, 0, 4, 12, -1, 1.5, 1e9, 2026]
const OTHERS: unknown[] = [undefined, null, '', 'x', 0, 1.5, true, [], {}, [[]], { a: 1 }]

/** A value of such a schema, more or less: the `turn`-th of its kind. */
function sample(schema: z.core.$ZodType, turn: number): unknown {
  const { def } = schema._zod as { def: Def }
  const at = <T>(list: readonly T[]) => list[turn % list.length] as T
  switch (def.type) {
    case 'string': {
      const format = 'format' in def && typeof def.format === 'string' ? FORMATS[def.format] : undefined
      return turn % 3 === 2 ? at(TEXTS) : (format ?? formatOfChecks(def) ?? at(TEXTS))
    }
    case 'number':
      return at(NUMBERS)
    case 'boolean':
      return turn % 2 === 0
    case 'null':
      return null
    case 'literal':
      return at(def.values)
    case 'enum':
      return at(Object.values(def.entries))
    case 'array':
      return Array.from({ length: [2, 1, 0, 3, 5][turn % 5] ?? 1 }, (_, i) => sample(def.element, turn + i))
    case 'tuple':
      return def.items.map((item, i) => sample(item, turn + i))
    case 'record':
      return { [String(sample(def.keyType, turn))]: sample(def.valueType, turn) }
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, one], i) => [key, sample(one, turn + (turn > 5 ? i : 0))]),
      )
    case 'union':
      return sample(at(def.options), turn)
    case 'optional':
      return turn % 4 === 3 ? undefined : sample(def.innerType, turn)
    case 'nullable':
      return turn % 4 === 2 ? null : sample(def.innerType, turn)
    case 'default':
    case 'catch':
    case 'readonly':
      return turn % 5 === 4 ? undefined : sample(def.innerType, turn)
    case 'pipe':
      return sample(def.in, turn)
    default:
      return at(OTHERS)
  }
}

const formatOfChecks = ({ checks = [] }: Def) =>
  checks.map(check => FORMATS[(check._zod.def as { format?: string }).format ?? '']).find(Boolean)

/** The value without one of its fields, with one more, and with one that is something else. */
function broken(value: unknown, turn: number): unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [OTHERS[turn % OTHERS.length]]
  const key = Object.keys(value)[turn % Math.max(Object.keys(value).length, 1)] ?? 'a'
  const { [key]: _, ...rest } = value as Record<string, unknown>
  return [rest, { ...value, further: 1 }, { ...value, [key]: OTHERS[turn % OTHERS.length] }]
}

/** Values that a schema should read, and others that are nearly so: always the same ones. */
export function candidates(schema: z.core.$ZodType): unknown[] {
  const turns = Array.from({ length: CASES }, (_, turn) => turn)
  const values = turns.map(turn => sample(schema, turn))
  return [...values, ...values.flatMap(broken), ...OTHERS]
}
