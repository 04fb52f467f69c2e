import { useStore } from '@ariane/shared/session'
import { HStack, SchoolIcon, Text } from '@ariane/shared/ui'
import { formatFreshness } from '../event-rules.ts'
import { messages } from '../messages.ts'
import { sources } from '../sources.ts'
import { today } from './today.ts'

/**
 * The connected school systems and when each was last synchronised; nothing while none is connected or this is unknown.
 */
export function Sources() {
  const loaded = useStore(sources.$data)
  const known = loaded.state === 'ready' ? loaded.data : []
  const lines = known.flatMap(({ provider, freshAt }) =>
    freshAt ? [messages.source(messages.sources[provider], formatFreshness(freshAt, today()))] : [],
  )
  if (lines.length === 0) return null
  return (
    <HStack gap="4" wrap="wrap" color="ink.muted" textStyle="sm">
      {lines.map(line => (
        <HStack key={line} gap="2">
          <SchoolIcon size={18} aria-hidden />
          <Text>{line}</Text>
        </HStack>
      ))}
    </HStack>
  )
}
