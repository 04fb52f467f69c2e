import { Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../components/button.tsx'
import { messages } from '../messages.ts'

export type ConfirmDialogProps = {
  open?: boolean
  /** The question, as the dialog's title. */
  sentence: ReactNode
  /** What will happen, below it. */
  details?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  tone?: 'brand' | 'danger'
  /** The confirm button waits while true. */
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before an important action; the focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, sentence, details, tone = 'brand', busy = false, onConfirm, onCancel } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={change => !change.open && onCancel()}
      size="sm"
      initialFocusEl={() => cancel.current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{sentence}</Dialog.Title>
            </Dialog.Header>
            {details && <Dialog.Body color="ink.muted">{details}</Dialog.Body>}
            <Dialog.Footer>
              <Button ref={cancel} variant="ghost" colorPalette="neutral" onClick={onCancel}>
                {props.cancelLabel ?? messages.cancel}
              </Button>
              <Button colorPalette={tone} loading={busy} onClick={onConfirm}>
                {props.confirmLabel ?? messages.confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
