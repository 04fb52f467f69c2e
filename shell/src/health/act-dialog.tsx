import { useAction } from '@ariane/shared/form'
import { Notice, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'

type Props = {
  sentence: string
  details: string
  confirmLabel: string
  /** Said when `act` fails. */
  failed: string
  act: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something that cannot be taken back, and stays open with the reason when it fails. */
export function ActDialog({ sentence, details, confirmLabel, failed, act, onClose }: Props) {
  const action = useAction('operator', failed)
  const confirm = () =>
    action.run(async () => {
      await act()
      onClose()
    })
  return (
    <ConfirmDialog
      sentence={sentence}
      details={
        <VStack gap="4" align="stretch">
          <Text>{details}</Text>
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
        </VStack>
      }
      confirmLabel={confirmLabel}
      tone="danger"
      busy={action.busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
