import { type ClassDetail, classRoutes } from '@ariane/shared/contracts/classes'
import { formatDate } from '@ariane/shared/dates'
import { ApiError, call } from '@ariane/shared/http'
import { useNavigate } from '@ariane/shared/router'
import { Box, Button, Notice, showToast, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { classFailure } from '../store.ts'
import type { ClassProps } from './class-props.ts'
import { useChange } from './use-change.ts'

const text = messages.nextYear
type Props = Pick<ClassProps, 'one'> & { undo: NonNullable<ClassDetail['undo']> }

/** This class is not archived: its passage is undone already, or too long ago. */
const failure = (error: unknown) =>
  error instanceof ApiError && error.code === 'locked' ? text.undoOver : classFailure(error)

/** The way back from the passage to this school year, for as long as there is one. */
export function UndoYear({ one, undo: { name, until } }: Props) {
  const navigate = useNavigate()
  const [asked, ask] = useState(false)
  const change = useChange(async () => {}, failure)
  const undo = () =>
    change.run(async () => {
      const { data } = await call(classRoutes.undoNextYear, { id: one.id })
      showToast(text.undone(name), { tone: 'success' })
      await navigate(`/classes/${data.id}/eleves`)
    })
  return (
    <Box mb="6">
      <Notice
        action={
          <Button size="sm" variant="outline" onClick={() => ask(true)}>
            {text.undo}
          </Button>
        }
      >
        {text.undoUntil(name, formatDate(until))}
      </Notice>
      {asked && (
        <ConfirmDialog
          sentence={text.undoSentence(name)}
          details={
            <VStack gap="4" align="stretch">
              <Text>{text.undoDetails}</Text>
              {change.problem && <Notice tone="error">{change.problem}</Notice>}
            </VStack>
          }
          confirmLabel={text.undo}
          busy={change.busy}
          onConfirm={() => void undo()}
          onCancel={() => ask(false)}
        />
      )}
    </Box>
  )
}
