import { Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { CloseButton } from './close-button.tsx'
import { ScrollBody } from './scroll-body.tsx'

export type ModalProps = {
  /** Shown while true; when left out, it is open as long as it is rendered. */
  open?: boolean
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  onClose: () => void
  /** Only a button inside closes it, neither Escape nor a tap beside it, for content that cannot be shown again. */
  insistent?: boolean
  size?: 'sm' | 'md' | 'lg'
  /** What gets the focus first, instead of the first field. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** A dialog with a title: the focus stays inside and is given back, Escape and the cross close it. */
export function Modal({
  open = true,
  title,
  children,
  footer,
  onClose,
  size = 'md',
  initialFocus,
  insistent = false,
}: ModalProps) {
  const body = useRef<HTMLDivElement>(null)
  const firstField = () => body.current?.querySelector<HTMLElement>('input, textarea, select') ?? null
  return (
    <Dialog.Root
      open={open}
      onOpenChange={details => !details.open && onClose()}
      size={size}
      closeOnEscape={!insistent}
      closeOnInteractOutside={!insistent}
      initialFocusEl={() => initialFocus?.current ?? firstField()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              {!insistent && <CloseButton onClick={onClose} />}
            </Dialog.Header>
            <ScrollBody part={Dialog.Body} at={body}>
              {children}
            </ScrollBody>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
