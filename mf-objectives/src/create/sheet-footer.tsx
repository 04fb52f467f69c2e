import type { OneCall } from '@ariane/shared/form'
import { Button, CheckIcon, ChevronRightIcon, Flex, Notice } from '@ariane/shared/ui'
import type { Draft } from './draft.ts'
import { messages } from './messages.ts'

const text = messages.editor
type Props = { form: string; draft: Draft; sending: OneCall; onStop: () => void; onBack: () => void }

/** The buttons to go back and on; the state of the sending stands right above them. */
export function SheetFooter({ form, draft: { editing, step }, sending, onStop, onBack }: Props) {
  const busy = sending.busy
  const last = !editing && step === 3
  const onward = editing ? (editing.key === null ? text.keepNew : text.keep) : last ? messages.create : messages.next
  return (
    <Flex direction="column" gap="3" w="full">
      {sending.state.kind === 'failed' && <Notice tone="error">{messages.errors.create}</Notice>}
      {sending.state.kind === 'stopped' && <Notice>{messages.stopped}</Notice>}
      <Flex justify="space-between" gap="3" wrap="wrap-reverse">
        <Button variant="outline" onClick={busy ? onStop : onBack}>
          {busy ? messages.stop : editing ? text.cancel : messages.back}
        </Button>
        <Button type="submit" form={form} aria-busy={busy} loading={busy} loadingText={messages.creating} ms="auto">
          {(editing || last) && <CheckIcon aria-hidden />}
          {onward}
          {!editing && !last && <ChevronRightIcon aria-hidden />}
        </Button>
      </Flex>
    </Flex>
  )
}
