import { lookup } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { useStore } from '@ariane/shared/session'
import { Button, HStack, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { formatAccount } from '../sources.ts'
import { $passing, canAct, findHomeworkAccount, passOn } from './pass-on.ts'

const text = messages.detail.passing

/** What the school's system says of the pupil's mark; nothing for homework that comes from none. */
export function PassingLine({ event }: { event: CalendarEvent }) {
  const state = lookup(useStore($passing), event.id)
  const account = findHomeworkAccount(event)
  if (!account) return null
  const name = formatAccount(account)
  const isHereAlone = state === undefined && event.done && !canAct(account)
  if (state === undefined && !isHereAlone) return null
  return (
    <HStack gap="3" wrap="wrap" role="status" color="ink.muted" textStyle="sm">
      <Text>{text[state ?? 'here'](name)}</Text>
      {(state === 'failed' || state === 'refused') && (
        <Button size="sm" variant="outline" onClick={() => passOn(event, Boolean(event.done))}>
          {messages.retry}
        </Button>
      )}
    </HStack>
  )
}
