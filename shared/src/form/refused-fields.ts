import { ApiError } from '@ariane/shared/http'
import { messages } from '../messages.ts'
import type { FieldErrors } from './check-fields.ts'

/**
 * The sentences of the fields that the server refused, null when it named none of this form. `student.password` is the
 * field `password`.
 * @param refusals a sentence by field
 * @param otherwise the sentence of a field that has none
 */
export function refusedFields<V extends object>(
  error: unknown,
  values: V,
  refusals: FieldErrors<V>,
  otherwise: string,
): FieldErrors<V> | null {
  if (!(error instanceof ApiError)) return null
  const named = error.fields
    .map(path => path.slice(path.lastIndexOf('.') + 1))
    .filter(name => Object.hasOwn(values, name))
  if (named.length === 0) return null
  const common = error.code === 'common_password' ? messages.commonPassword : undefined
  return Object.fromEntries(
    named.map(name => [name, common ?? refusals[name as keyof V] ?? otherwise]),
  ) as FieldErrors<V>
}

/** What the server refused, and the values that were sent. */
export type Refusal<V> = { readonly errors: FieldErrors<V>; readonly values: V }

/** A refusal of the server holds for the value that it refused. */
export const stillRefused = <V extends object>({ errors, values }: Refusal<V>, now: V): FieldErrors<V> =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => values[field as keyof V] === now[field as keyof V]),
  ) as FieldErrors<V>
