import { useDraft } from '@ariane/shared/session'
import { changeFields, type Fields } from './fields.ts'

/** Edits of an event; `day`: the day for which a new event was started. */
type Draft = { day: string; typed: Partial<Fields> }

const DATES = ['startDate', 'endDate', 'recurrenceEnd'] as const

/** The edits; dates chosen for another day do not apply to this one. */
export function typedOn(day: string, draft: Draft | null): Partial<Fields> {
  if (!draft) return {}
  const typed = { ...draft.typed }
  if (draft.day !== day) for (const date of DATES) delete typed[date]
  return typed
}

/** The fields that differ from what is stored. */
export const typedOver = (base: Fields, now: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => base[name as keyof Fields] !== value))

/**
 * Fields of an event that survive closing, a reload, a failure and a lost session until they are saved. `day`: the day
 * for which the sheet was opened, also when the event has moved meanwhile.
 */
export function useEventDraft(name: string, base: Fields, day: string) {
  const [draft, setDraft, drop] = useDraft<Draft | null>(name, null)
  const typed = typedOn(day, draft)
  const fields: Fields = { ...base, ...typed }
  return {
    fields,
    isTouched: Object.keys(typed).length > 0,
    set: (part: Partial<Fields>) => setDraft({ day, typed: typedOver(base, changeFields(fields, part)) }),
    drop,
  }
}
