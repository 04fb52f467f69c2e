/**
 * Edits of fields that another user may change meanwhile: the edited fields, and what each of them held when it was
 * edited. Plain data, so that a draft can hold it.
 */
export type Typed<T> = { typed: Partial<T>; base: Partial<T> }

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const touched = <T>({ typed }: Typed<T>) => Object.keys(typed) as (keyof T)[]

export const untouched = <T>(): Typed<T> => ({ typed: {}, base: {} })

/** The fields as the form shows them: edited ones as typed, the others with their current value. */
export const shown = <T>(draft: Typed<T>, current: T): T => ({ ...current, ...draft.typed })

/** Stores edits; a field that is back at its former value counts as not edited. */
export function type<T>(draft: Typed<T>, current: T, part: Partial<T>): Typed<T> {
  const typed = { ...draft.typed, ...part }
  const base = { ...draft.base }
  for (const field of Object.keys(part) as (keyof T)[]) {
    if (!(field in base)) base[field] = current[field]
    if (!same(typed[field], current[field])) continue
    delete typed[field]
    delete base[field]
  }
  return { typed, base }
}

/** The edits that differ from what is stored. */
export const changes = <T>(draft: Typed<T>, current: T): Partial<T> =>
  Object.fromEntries(
    touched(draft)
      .filter(field => !same(draft.typed[field], current[field]))
      .map(field => [field, draft.typed[field]]),
  ) as Partial<T>

/** Edited fields that another user gave another value meanwhile. */
export const overtaken = <T>(draft: Typed<T>, current: T): (keyof T)[] =>
  touched(draft).filter(field => !same(draft.base[field], current[field]) && !same(draft.typed[field], current[field]))
