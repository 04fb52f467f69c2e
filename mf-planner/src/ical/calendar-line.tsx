import type { ImportedCalendar } from '@ariane/shared/contracts/ical'
import { formatDate } from '@ariane/shared/dates'
import { useOneCall } from '@ariane/shared/form'
import { Box, Flex, IconButton, RefreshIcon, showToast, Text, TrashIcon } from '@ariane/shared/ui'
import { formatFreshness } from '../event-rules.ts'
import { today } from '../week/today.ts'
import { messages } from './messages.ts'
import { refreshCalendars } from './store.ts'

const text = messages.imported

type Props = { calendar: ImportedCalendar; onRemove: () => void; onChanged: () => void }

/** One calendar: how fresh it is, why it could not be read the last time, and what can be done with it. */
export function CalendarLine({ calendar, onRemove, onChanged }: Props) {
  const { id, name, events, freshAt, follows, failure } = calendar
  const refreshing = useOneCall('refresh calendar')

  async function refresh() {
    let failed = 0
    const done = await refreshing.run(async () => {
      const answer = await refreshCalendars(id)
      failed = answer.failed
      if (answer.changes > 0) onChanged()
    })
    showToast(done && failed === 0 ? text.refreshed : text.notRefreshed)
  }

  return (
    <Flex as="li" gap="3" align="center" bg="bg.subtle" borderRadius="l2" ps="4" py="1">
      <Box flex="1" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="ink.muted">
          {follows ? text.followed(events, formatFreshness(freshAt, today())) : text.line(events, formatDate(freshAt))}
        </Text>
        {failure && (
          <Text textStyle="sm">
            {messages.import.failures[failure].what} {messages.import.failures[failure].next}
          </Text>
        )}
      </Box>
      {follows && (
        <IconButton
          variant="ghost"
          colorPalette="neutral"
          aria-label={text.refresh(name)}
          disabled={refreshing.busy}
          onClick={() => void refresh()}
        >
          <RefreshIcon aria-hidden />
        </IconButton>
      )}
      <IconButton variant="ghost" colorPalette="neutral" aria-label={text.remove(name)} onClick={onRemove}>
        <TrashIcon aria-hidden />
      </IconButton>
    </Flex>
  )
}
