import { useEffect, useRef } from 'react'

/** After a refused form the focus moves to the first field to correct. @returns the ref of the form */
export function useFirstError(errors: object) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return form
}
