import { type RefObject, useEffect, useRef } from 'react'
import { insertSign } from './insert-sign.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Puts a sign where the caret of a field is; after it one goes on writing behind it. */
export function useSigns(field: RefObject<Field | null>, value: string, onChange: (value: string) => void) {
  const caret = useRef<number | null>(null)

  useEffect(() => {
    if (caret.current === null) return
    field.current?.focus()
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return (sign: string) => {
    const { selectionStart, selectionEnd } = field.current ?? {}
    const next = insertSign(value, sign, selectionStart ?? value.length, selectionEnd ?? value.length)
    caret.current = next.at
    onChange(next.text)
  }
}
