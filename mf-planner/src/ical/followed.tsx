import { useStore } from '@ariane/shared/session'
import { CalendarIcon, HStack, Text } from '@ariane/shared/ui'
import { formatFreshness } from '../event-rules.ts'
import { messages } from '../messages.ts'
import { today } from '../week/today.ts'
import { imported } from './store.ts'

/** The calendars that are followed by their address, and when each was last read; nothing while there is none. */
export function Followed() {
  const loaded = useStore(imported.$data)
  const followed = loaded.state === 'ready' ? loaded.data.filter(({ follows }) => follows) : []
  if (followed.length === 0) return null
  return (
    <HStack gap="4" wrap="wrap" color="ink.muted" textStyle="sm">
      {followed.map(({ id, name, freshAt }) => (
        <HStack key={id} gap="2">
          <CalendarIcon size={18} aria-hidden />
          <Text>{messages.source(name, formatFreshness(freshAt, today()))}</Text>
        </HStack>
      ))}
    </HStack>
  )
}
