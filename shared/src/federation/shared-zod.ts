/**
 * The part of zod that contracts use, shared by the shell with the remotes: `zod/mini`, with the methods of zod that contracts
 * write. The same part of zod itself carries JIT, JSON Schema, sentences and every format with it (24 kB instead of 12). A contract
 * that needs another constructor or method adds it here; the tests beside this file read every contract with both.
 */
import * as z from 'zod/mini'
import { catch as fallBack } from 'zod/mini'

export {
  array,
  base64,
  boolean,
  coerce,
  discriminatedUnion,
  email,
  enum,
  int,
  iso,
  literal,
  NEVER,
  null,
  nullable,
  number,
  object,
  optional,
  record,
  strictObject,
  string,
  tuple,
  union,
  unknown,
  url,
  uuid,
} from 'zod/mini'

type Methods = Record<string, (this: never, ...args: never[]) => unknown>
type Kind = { prototype: object }
type Schema = z.ZodMiniType
type Objects = z.ZodMiniObject<Record<string, Schema>>
type Mask = Record<string, true>

const TEXTS = [
  z.ZodMiniString,
  z.ZodMiniBase64,
  z.ZodMiniEmail,
  z.ZodMiniURL,
  z.ZodMiniUUID,
  z.iso.ZodMiniISODate,
  z.iso.ZodMiniISODateTime,
  z.iso.ZodMiniISOTime,
]
const NUMBERS = [z.ZodMiniNumber, z.ZodMiniNumberFormat]
const OTHERS = [
  z.ZodMiniBoolean,
  z.ZodMiniCatch,
  z.ZodMiniDefault,
  z.ZodMiniDiscriminatedUnion,
  z.ZodMiniEnum,
  z.ZodMiniLiteral,
  z.ZodMiniNull,
  z.ZodMiniNullable,
  z.ZodMiniOptional,
  z.ZodMiniPipe,
  z.ZodMiniRecord,
  z.ZodMiniTuple,
  z.ZodMiniUnion,
  z.ZodMiniUnknown,
]

/** Hidden, because zod copies the visible ones into each schema. */
function add(kinds: Kind[], methods: Methods): void {
  for (const { prototype } of kinds)
    for (const [name, value] of Object.entries(methods)) Object.defineProperty(prototype, name, { value })
}

add([...TEXTS, ...NUMBERS, ...OTHERS, z.ZodMiniArray, z.ZodMiniObject], {
  array(this: Schema) {
    return z.array(this)
  },
  catch(this: Schema, value: unknown) {
    return fallBack(this, value)
  },
  default(this: Schema, value: unknown) {
    return z._default(this, value)
  },
  // What is said about a schema is for the API's documentation.
  meta(this: Schema) {
    return this
  },
  nullable(this: Schema) {
    return z.nullable(this)
  },
  nullish(this: Schema) {
    return z.nullish(this)
  },
  optional(this: Schema) {
    return z.optional(this)
  },
  refine(this: Schema, check: (value: unknown) => boolean, options?: Parameters<typeof z.refine>[1]) {
    return this.check(z.refine(check, options))
  },
  transform(this: Schema, change: (value: unknown) => unknown) {
    return z.pipe(this, z.transform(change))
  },
})

const ofLength = {
  length(this: z.ZodMiniString, length: number) {
    return this.check(z.length(length))
  },
  max(this: z.ZodMiniString, length: number) {
    return this.check(z.maxLength(length))
  },
  min(this: z.ZodMiniString, length: number) {
    return this.check(z.minLength(length))
  },
}
add([...TEXTS, z.ZodMiniArray], ofLength)

add(TEXTS, {
  normalize(this: z.ZodMiniString, form: string) {
    return this.check(z.normalize(form))
  },
  overwrite(this: z.ZodMiniString, change: (text: string) => string) {
    return this.check(z.overwrite(change))
  },
  regex(this: z.ZodMiniString, pattern: RegExp) {
    return this.check(z.regex(pattern))
  },
  startsWith(this: z.ZodMiniString, start: string) {
    return this.check(z.startsWith(start))
  },
  toLowerCase(this: z.ZodMiniString) {
    return this.check(z.toLowerCase())
  },
  toUpperCase(this: z.ZodMiniString) {
    return this.check(z.toUpperCase())
  },
  trim(this: z.ZodMiniString) {
    return this.check(z.trim())
  },
})

add(NUMBERS, {
  int(this: z.ZodMiniNumber) {
    return this.check(z.int())
  },
  max(this: z.ZodMiniNumber, value: number) {
    return this.check(z.lte(value))
  },
  min(this: z.ZodMiniNumber, value: number) {
    return this.check(z.gte(value))
  },
  nonnegative(this: z.ZodMiniNumber) {
    return this.check(z.gte(0))
  },
  positive(this: z.ZodMiniNumber) {
    return this.check(z.gt(0))
  },
})

add([z.ZodMiniObject], {
  extend(this: Objects, shape: Record<string, Schema>) {
    return z.extend(this, shape)
  },
  omit(this: Objects, mask: Mask) {
    return z.omit(this, mask)
  },
  partial(this: Objects) {
    return z.partial(this)
  },
  pick(this: Objects, mask: Mask) {
    return z.pick(this, mask)
  },
  safeExtend(this: Objects, shape: Record<string, Schema>) {
    return z.safeExtend(this, shape)
  },
})
