import type { OneCall } from '@ariane/shared/form'
import { Button, CheckIcon, Flex, Notice, Text } from '@ariane/shared/ui'
import { useId } from 'react'
import { messages } from '../../messages.ts'
import { Overtaken } from '../overtaken.ts'
import { OvertakenNotice } from '../overtaken-notice.tsx'
import { failureSentence } from './failure.ts'
import type { Attachment } from './links.ts'
import { messages as text } from './messages.ts'

type Props = {
  form: string
  canSave: boolean
  sending: OneCall
  sent: readonly Attachment[]
  onCancel: () => void
}

/** The buttons to save and cancel; the state of the sending stands right above them. */
export function SheetFooter({ form, canSave, sending: { state, busy, stop }, sent, onCancel }: Props) {
  const why = useId()
  return (
    <Flex direction="column" gap="3" w="full" maxW="3xl" mx="auto">
      {state.kind === 'failed' &&
        (state.error instanceof Overtaken ? (
          <OvertakenNotice differences={state.error.differences} lead={messages.overtaken.save} />
        ) : (
          <Notice tone="warning">{failureSentence(state.error, sent)}</Notice>
        ))}
      {state.kind === 'stopped' && <Notice>{text.failures.stopped}</Notice>}
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Button variant="outline" onClick={busy ? stop : onCancel}>
          {busy ? text.stop : text.cancel}
        </Button>
        {!canSave && (
          // On a phone above the two buttons, which keep their line.
          <Text
            id={why}
            order={{ base: '-1', md: '0' }}
            flex={{ base: '1 1 100%', md: '1' }}
            textAlign={{ md: 'end' }}
            color="ink.muted"
            textStyle="sm"
          >
            {text.needsTitle}
          </Text>
        )}
        <Button
          type="submit"
          form={form}
          disabled={!canSave}
          aria-describedby={canSave ? undefined : why}
          loading={busy}
          loadingText={text.saving}
        >
          <CheckIcon aria-hidden />
          {text.save}
        </Button>
      </Flex>
    </Flex>
  )
}
