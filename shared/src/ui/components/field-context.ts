import { createContext, useContext } from 'react'

/** What a FormField passes to the control inside it. */
export type FieldState = {
  id: string
  /** Ids of the hint and the error that are shown. */
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  disabled: boolean
  readOnly: boolean
}

export const FieldContext = createContext<FieldState | null>(null)

type Control = {
  id?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: unknown
}

/** Adds the props that connect a control to its field; the control's own props win. */
export function useFieldControl(props: Control) {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: props.id ?? field.id,
    'aria-describedby': props['aria-describedby'] ?? field.describedBy,
    ...(field.invalid && props['aria-invalid'] === undefined ? { 'aria-invalid': true as const } : {}),
    disabled: props.disabled ?? field.disabled,
    required: props.required ?? field.required,
  }
}

/** Whether the surrounding field is read-only (a select has no such state of its own). */
export function useFieldReadOnly(): boolean {
  return useContext(FieldContext)?.readOnly ?? false
}
