import type { Dialog, Drawer } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'

type Props = {
  part: typeof Dialog.Body | typeof Drawer.Body
  at: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** The body of a dialog or sheet; while it overflows, the Tab key stops on it so that the arrows can scroll it. */
export function ScrollBody({ part: Part, at, children }: Props) {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const body = at.current
    if (!body) return
    const observer = new ResizeObserver(() => setOverflows(body.scrollHeight > body.clientHeight + 1))
    observer.observe(body)
    for (const child of body.children) observer.observe(child)
    return () => observer.disconnect()
  }, [at])
  return (
    <Part ref={at} tabIndex={overflows ? 0 : undefined} pb="5">
      {children}
    </Part>
  )
}
