import { Box, Drawer, Portal } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { CloseButton } from './close-button.tsx'
import { ScrollBody } from './scroll-body.tsx'

export type BottomSheetProps = {
  open?: boolean
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  onClose: () => void
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** As high as a sheet gets from the start, for a list that is still read: nothing jumps when it comes. */
  tall?: boolean
}

/** As the drawer's recipe says. */
const MAX_HEIGHT = '80dvh'

/** A sheet that rises from the bottom, at most 80 % of the window high; its body scrolls. */
export function BottomSheet({
  open = true,
  title,
  children,
  footer,
  onClose,
  size = 'md',
  tall = false,
}: BottomSheetProps) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <Drawer.Root
      open={open}
      onOpenChange={details => !details.open && onClose()}
      placement="bottom"
      size={size as 'md'}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content minH={tall ? MAX_HEIGHT : undefined}>
            <Box
              w="12"
              h="1.5"
              borderRadius="full"
              bg="border.strong"
              opacity="0.5"
              mx="auto"
              mt="3"
              flexShrink="0"
              css={{ '@media (max-height: 30rem)': { display: 'none' } }}
              aria-hidden
            />
            <Drawer.Header pt="2">
              <Drawer.Title>{title}</Drawer.Title>
              <CloseButton onClick={onClose} />
            </Drawer.Header>
            <ScrollBody part={Drawer.Body} at={body}>
              {children}
            </ScrollBody>
            {footer && (
              <Drawer.Footer borderTopWidth="1px" borderColor="border">
                {footer}
              </Drawer.Footer>
            )}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
