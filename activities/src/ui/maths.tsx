import 'katex/dist/katex.min.css'
import katex from 'katex'
import { useLayoutEffect, useRef } from 'react'

/** A formula; what cannot be read is shown as it was written. */
export default function Maths({ tex, display }: { tex: string; display: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    katex.render(tex, place.current, { displayMode: display, throwOnError: false, strict: 'ignore', maxSize: 20 })
  }, [tex, display])
  return <span ref={place} className="maths" />
}
