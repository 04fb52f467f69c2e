import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { TrashIcon } from '../icons.ts'
import { messages } from '../messages.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

const text = messages.draft

/** Tells that a draft is stored on the device, and deletes it after a question. For use once something was typed. */
export function EraseDraft({ onErase }: { onErase: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <Flex gap="2" align="center" justify="space-between" wrap="wrap" mt="auto" color="ink.muted" textStyle="sm">
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
