import { useState } from 'react'

/** The values of a form, the setter, and what drops them once they are sent, as `useDraft` gives them. */
export type FormState<V> = readonly [values: V, set: (values: V) => void, drop: () => void]

/** Values that live as long as the form: passwords, and what is typed in a moment. Longer work is a draft. */
export function useFields<V>(initial: V): FormState<V> {
  const [values, set] = useState(initial)
  return [values, set, () => set(initial)]
}
