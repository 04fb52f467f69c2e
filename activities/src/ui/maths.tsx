import 'katex/dist/katex.min.css'
import katex from 'katex'
import { useLayoutEffect, useRef } from 'react'
import { keepOperands } from '../text/keep-operands.ts'

/** A formula; what cannot be read is shown as it was written. */
export default function Maths({ tex, display }: { tex: string; display: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    const options = { displayMode: display, strict: 'ignore', maxSize: 20 } as const
    try {
      katex.render(display ? tex : keepOperands(tex), place.current, options)
    } catch {
      katex.render(tex, place.current, { ...options, throwOnError: false })
    }
  }, [tex, display])
  return <span ref={place} className={display ? 'maths formula' : 'maths'} />
}
