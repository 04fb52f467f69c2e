import { Tooltip as Parts, Portal } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'

export type TooltipProps = { content: ReactNode; children: ReactElement }

/** A hint on hover and on focus; `children` is one focusable element, which keeps its own name. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <Parts.Root openDelay={300} closeDelay={80}>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>{content}</Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
