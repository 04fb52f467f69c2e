import { useStore } from '@ariane/shared/session'
import { Button, CheckIcon, Flex, FormGroup } from '@ariane/shared/ui'
import { countWeeksFromNow } from '../../address.ts'
import { weekEvents, weekFromNow } from '../../store.ts'
import type { Fields } from './fields.ts'
import { messages as text } from './messages.ts'
import { quickTimes } from './quick-times.ts'

type Props = { fields: Fields; day: string; onChange: (part: Partial<Fields>) => void }

/** Hours that are chosen with one tap, from the lessons of the week in which the sheet was opened. */
export function QuickTimesField({ fields: { type, startTime, endTime, allDay }, day, onChange }: Props) {
  const loaded = useStore(weekEvents(weekFromNow(countWeeksFromNow(day))).$data)
  const times = quickTimes(type, loaded.state === 'ready' ? loaded.data : [])
  return (
    <FormGroup legend={text.quickTimes}>
      <Flex gap="2" wrap="wrap">
        {times.map(hours => {
          const isChosen = !allDay && hours.startTime === startTime && hours.endTime === endTime
          return (
            <Button
              key={hours.startTime + hours.endTime}
              size="sm"
              minH="touch"
              px="3"
              variant="outline"
              bg={isChosen ? 'colorPalette.subtle' : undefined}
              aria-pressed={isChosen}
              fontVariantNumeric="tabular-nums"
              onClick={() => onChange({ ...hours, allDay: false })}
            >
              {isChosen && <CheckIcon size={16} aria-hidden />}
              {text.hours(hours.startTime, hours.endTime)}
            </Button>
          )
        })}
      </Flex>
    </FormGroup>
  )
}
