import { ApiError } from '@ariane/shared/http'
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
  const named = error.fields.map(path => path.slice(path.lastIndexOf('.') + 1)).filter(name => name in values)
  if (named.length === 0) return null
  return Object.fromEntries(named.map(name => [name, refusals[name as keyof V] ?? otherwise])) as FieldErrors<V>
}
