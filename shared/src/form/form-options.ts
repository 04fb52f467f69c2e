import type { Check, FieldErrors } from './check-fields.ts'
import type { FormState } from './use-fields.ts'

export interface FormOptions<V, S> {
  /** Its name in the log. */
  name: string
  state: FormState<V>
  check: Check<NoInfer<V>, S>
  send: (sent: S) => unknown
  /** The sentence for what `send` threw, those of the fields that it is about, or null where the screen says it. */
  failure: string | ((error: unknown) => string | FieldErrors<NoInfer<V>> | null)
  /** What a field says when the server refuses it; the sentence of `failure` where it has none. */
  refusals?: FieldErrors<NoInfer<V>>
}
