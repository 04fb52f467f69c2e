import { useState } from 'react'

/** True from when it was true first: what is drawn stays while it is read again. */
export function useLatch(value: boolean): boolean {
  const [was, setWas] = useState(value)
  if (value && !was) setWas(true)
  return was || value
}
