import { Button, Flex, Text, TrashIcon } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from './messages.ts'

const text = messages.draft

/** Says that the draft is kept, and lets it go after a question. */
export function EraseDraft({ onErase }: { onErase: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <Flex gap="2" align="center" justify="space-between" wrap="wrap" color="ink.muted" textStyle="sm">
      <Text>{text.kept}</Text>
      <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => setAsking(true)}>
        <TrashIcon aria-hidden />
        {text.erase}
      </Button>
      {asking && (
        <ConfirmDialog
          sentence={text.question}
          details={text.details}
          confirmLabel={text.confirm}
          tone="danger"
          onConfirm={() => {
            setAsking(false)
            onErase()
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Flex>
  )
}
