import { localInstant } from '@ariane/shared/dates'
import { Checkbox, FormField, Grid, Input, VStack } from '@ariane/shared/ui'
import { ZoneNote } from '../../zone-note.tsx'
import type { Fields } from './fields.ts'
import { messages as text } from './messages.ts'
import type { Problems } from './problems.ts'

export type PartProps = { fields: Fields; problems: Problems; onChange: (part: Partial<Fields>) => void }

/** From when to when. Moving the start moves the end along. */
export function WhenFields({ fields, problems, onChange }: PartProps) {
  const { allDay, startDate, startTime, endDate, endTime } = fields
  const columns = allDay ? '1fr' : { base: 'minmax(0, 3fr) minmax(0, 2fr)' }
  return (
    <VStack align="stretch" gap="3">
      <Checkbox checked={allDay} onChange={allDay => onChange({ allDay })}>
        {text.allDay}
      </Checkbox>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
        <Grid templateColumns={columns} gap="3" alignItems="start">
          <FormField label={text.startDate} error={problems.start}>
            <Input type="date" value={startDate} onChange={event => onChange({ startDate: event.target.value })} />
          </FormField>
          {!allDay && (
            <FormField label={text.startTime}>
              <Input type="time" value={startTime} onChange={event => onChange({ startTime: event.target.value })} />
            </FormField>
          )}
        </Grid>
        <Grid templateColumns={columns} gap="3" alignItems="start">
          <FormField label={text.endDate} error={problems.end}>
            <Input
              type="date"
              value={endDate}
              min={startDate}
              onChange={event => onChange({ endDate: event.target.value })}
            />
          </FormField>
          {!allDay && (
            <FormField label={text.endTime}>
              <Input type="time" value={endTime} onChange={event => onChange({ endTime: event.target.value })} />
            </FormField>
          )}
        </Grid>
      </Grid>
      {!allDay && <ZoneNote at={localInstant(startDate, startTime)} />}
    </VStack>
  )
}
