import type * as z from 'zod'
import { lookup } from '../catalogue/lookup.ts'

/** The sentence of each field that is wrong. */
export type FieldErrors<V> = { readonly [K in keyof V]?: string }

/** What a form makes of its values: what is sent, or the fields to correct. */
export type Checked<V, S> = { readonly sent: S } | { readonly errors: FieldErrors<V> }
export type Check<V, S> = (values: V) => Checked<V, S>

type Schemas = Readonly<Record<string, z.ZodType>>
/** One sentence for all that can be wrong with a field, or the one for its value. */
type Sentences<F extends Schemas> = { readonly [K in keyof F]: string | ((value: z.input<F[K]>) => string) }
type Typed<F extends Schemas> = { readonly [K in keyof F]: unknown }
type Sent<F extends Schemas> = { readonly [K in keyof F]: z.output<F[K]> }

/** The schemas of a call's body by field, for `checkFields`. */
export function bodyFields<F extends z.core.$ZodLooseShape>(row: { body?: z.ZodObject<F> }): F {
  if (!row.body) throw new Error('a call without a body has no fields')
  return row.body.shape
}

/** Checks each field by its schema of the contract; a field without one is sent as it is. */
export function checkFields<F extends Schemas, Others = unknown>(
  schemas: F,
  sentences: Sentences<F>,
): Check<Typed<F> & Others, Sent<F> & Others> {
  const said = new Map<string, unknown>(Object.entries(sentences))
  return values => {
    const errors: Record<string, string> = {}
    const sent: Record<string, unknown> = { ...values }
    for (const [field, schema] of Object.entries(schemas)) {
      const value = lookup(values, field)
      const read = schema.safeParse(value)
      const sentence = said.get(field)
      if (read.success) sent[field] = read.data
      else errors[field] = String(typeof sentence === 'function' ? sentence(value) : sentence)
    }
    return Object.keys(errors).length > 0
      ? { errors: errors as FieldErrors<Typed<F> & Others> }
      : { sent: sent as Sent<F> & Others }
  }
}

/** Checks by rules that look at the whole form; it is sent as typed. */
export const checkWith =
  <V extends object>(findErrors: (values: V) => FieldErrors<V>): Check<V, V> =>
  values => {
    const errors = findErrors(values)
    return Object.values(errors).some(Boolean) ? { errors } : { sent: values }
  }
