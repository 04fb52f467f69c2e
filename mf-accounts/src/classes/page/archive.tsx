import { classRoutes } from '@ariane/shared/contracts/classes'
import { call } from '@ariane/shared/http'
import { Box, Button, Notice, showToast, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../messages.ts'
import type { ClassProps } from './class-props.ts'
import { useChange } from './use-change.ts'

const text = messages.archive

/** Archives the class, once that is confirmed. */
export function Archive({ one, reload }: ClassProps) {
  const [asked, ask] = useState(false)
  const change = useChange(reload)
  const archive = () =>
    change.run(async () => {
      await call(classRoutes.archiveClass, { id: one.id })
      showToast(text.done(one.name), { tone: 'success' })
      ask(false)
    })
  return (
    <Box>
      <Button variant="ghost" colorPalette="danger" onClick={() => ask(true)}>
        {text.open}
      </Button>
      {asked && (
        <ConfirmDialog
          sentence={text.sentence(one.name)}
          details={
            <VStack gap="4" align="stretch">
              <Text>{text.details}</Text>
              {change.problem && <Notice tone="error">{change.problem}</Notice>}
            </VStack>
          }
          confirmLabel={text.confirm}
          tone="danger"
          busy={change.busy}
          onConfirm={() => void archive()}
          onCancel={() => ask(false)}
        />
      )}
    </Box>
  )
}
