import { unaided } from './unaided.ts'
import './style.css'
import { type RefObject, useId, useRef } from 'react'
import { Signs } from './signs.tsx'
import { useSigns } from './use-signs.ts'

type Props = {
  label: string
  value: string
  /** Rows of the field; one is a line. */
  rows: number
  lang: string
  signs?: readonly string[] | undefined
  locked: boolean
  /** The id of what describes the field. */
  describedBy?: string | undefined
  /** Spelling is asked for: the browser does not help. */
  unaided?: boolean
  maxLength: number
  onChange: (value: string) => void
  onEnter?: () => void
}

/** A place to write in, with the signs that are hard to type. */
export function Field({
  label,
  value,
  rows,
  lang,
  signs = [],
  locked,
  describedBy,
  unaided: isUnaided,
  maxLength,
  onChange,
  onEnter,
}: Props) {
  const id = useId()
  const line = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const field: RefObject<HTMLInputElement | HTMLTextAreaElement | null> = rows === 1 ? line : area
  const insert = useSigns(field, value, onChange)
  const common = {
    id,
    className: 'wide',
    value,
    lang,
    maxLength,
    readOnly: locked,
    'aria-describedby': describedBy,
    autoComplete: 'off',
    ...(isUnaided && unaided),
  }
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {rows === 1 ? (
        <input
          ref={line}
          type="text"
          {...common}
          onChange={event => onChange(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && onEnter?.()}
        />
      ) : (
        <textarea ref={area} rows={rows} {...common} onChange={event => onChange(event.target.value)} />
      )}
      {!locked && signs.length > 0 && <Signs signs={signs} onInsert={insert} />}
    </div>
  )
}
