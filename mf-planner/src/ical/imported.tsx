import type { ImportedCalendar } from '@ariane/shared/contracts/ical'
import { useOneCall } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import { ErrorState, Heading, Notice, showToast, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { CalendarLine } from './calendar-line.tsx'
import { messages } from './messages.ts'
import { imported, removeCalendar } from './store.ts'

const text = messages.imported

/** The imported calendars, each of which can be removed with its events; nothing while there is none. */
export function Imported({ onChanged }: { onChanged: () => void }) {
  const loaded = useStore(imported.$data)
  const [asked, ask] = useState<ImportedCalendar | null>(null)
  const removing = useOneCall('remove calendar')

  async function remove({ id }: ImportedCalendar) {
    const done = await removing.run(() => removeCalendar(id))
    ask(null)
    if (!done) return
    showToast(text.removed)
    onChanged()
  }

  if (loaded.state === 'failed')
    return <ErrorState message={text.loadFailure} onRetry={() => void imported.reload({ showLoading: true })} />
  if (loaded.state !== 'ready' || loaded.data.length === 0) return null
  return (
    <VStack as="section" align="stretch" gap="3">
      <Heading as="h3" size="lg">
        {text.title}
      </Heading>
      <VStack as="ul" align="stretch" gap="2" listStyleType="none">
        {loaded.data.map(calendar => (
          <CalendarLine key={calendar.id} calendar={calendar} onRemove={() => ask(calendar)} onChanged={onChanged} />
        ))}
      </VStack>
      <Text color="ink.muted" textStyle="sm">
        {text.again}
      </Text>
      {removing.state.kind === 'failed' && <Notice tone="warning">{text.failure}</Notice>}
      {asked && (
        <ConfirmDialog
          sentence={text.question(asked.name)}
          confirmLabel={text.confirm}
          tone="danger"
          busy={removing.busy}
          onConfirm={() => void remove(asked)}
          onCancel={() => ask(null)}
        />
      )}
    </VStack>
  )
}
