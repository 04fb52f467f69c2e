import type { Objective } from '@ariane/shared/contracts/objectives'
import { useDraft } from '@ariane/shared/session'
import { Button, Notice, Text } from '@ariane/shared/ui'
import { useTyped } from '../use-typed.ts'
import { notesDraft, reportDraft } from './drafts.ts'
import { messages } from './messages.ts'

const text = messages.unsent

/** What was being written when the objective was ended elsewhere, to be copied or discarded. */
export function Unsent({ objective }: { objective: Objective }) {
  const notes = useTyped(notesDraft(objective.id), { notes: objective.notes })
  const [report, , dropReport] = useDraft(reportDraft(objective.id), '')
  const unsent = [notes.isChanged && notes.value.notes, report].filter(Boolean)
  if (unsent.length === 0) return null
  return (
    <Notice
      title={text.title}
      action={
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            notes.drop()
            dropReport()
          }}
        >
          {text.forget}
        </Button>
      }
    >
      {unsent.map(written => (
        <Text key={String(written)} whiteSpace="pre-line" overflowWrap="anywhere">
          {written}
        </Text>
      ))}
    </Notice>
  )
}
