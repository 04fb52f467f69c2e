import { useAction } from '@ariane/shared/form'
import { Button, HStack, Notice, showToast, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../../messages.ts'
import { consentsFailure, tickSlips } from './store.ts'

const text = messages.consents
interface Props {
  id: string
  tickable: readonly string[]
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
  reload: () => Promise<void>
}

/** Records the ticked slips, one or many, once the teacher has said that they are signed and at hand. */
export function RecordSlips({ id, tickable, chosen, onChoose, reload }: Props) {
  const [asking, ask] = useState(false)
  const action = useAction('consent slips', consentsFailure)
  const isWhole = chosen.length === tickable.length
  const record = () =>
    action.run(async () => {
      await tickSlips(id, [...chosen])
      ask(false)
      showToast(text.recorded(chosen.length), { tone: 'success' })
      onChoose([])
      await reload()
    })

  return (
    <HStack gap="3" wrap="wrap">
      <Button disabled={chosen.length === 0} onClick={() => ask(true)}>
        {text.record(chosen.length)}
      </Button>
      <Button variant="ghost" onClick={() => onChoose(isWhole ? [] : tickable)}>
        {isWhole ? text.untickAll : text.tickAll}
      </Button>
      {asking && (
        <ConfirmDialog
          sentence={text.recordQuestion(chosen.length)}
          details={
            <VStack gap="4" align="stretch">
              <Text>{text.recordDetails}</Text>
              {action.problem && <Notice tone="error">{action.problem}</Notice>}
            </VStack>
          }
          confirmLabel={text.recordConfirm}
          busy={action.busy}
          onConfirm={() => void record()}
          onCancel={() => {
            ask(false)
            action.clear()
          }}
        />
      )}
    </HStack>
  )
}
