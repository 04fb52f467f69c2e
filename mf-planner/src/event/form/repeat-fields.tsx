import { RECURRENCES } from '@ariane/shared/contracts/calendar'
import { FormField, Grid, Input, Select } from '@ariane/shared/ui'
import type { Fields } from './fields.ts'
import { messages } from './messages.ts'
import type { PartProps } from './when-fields.tsx'

const text = messages.repeat

/** How often, and until when. */
export function RepeatFields({ fields: { recurrenceType, recurrenceEnd, startDate }, problems, onChange }: PartProps) {
  return (
    <Grid templateColumns={{ base: '1fr', md: recurrenceType ? '1fr 1fr' : '1fr' }} gap="4" alignItems="start">
      <FormField label={text.label}>
        <Select
          value={recurrenceType}
          onChange={event => onChange({ recurrenceType: event.target.value as Fields['recurrenceType'] })}
        >
          <option value="">{text.never}</option>
          {RECURRENCES.map(type => (
            <option key={type} value={type}>
              {text.types[type]}
            </option>
          ))}
        </Select>
      </FormField>
      {recurrenceType && (
        <FormField label={text.end} hint={text.endHint} error={problems.recurrenceEnd}>
          <Input
            type="date"
            value={recurrenceEnd}
            min={startDate}
            onChange={event => onChange({ recurrenceEnd: event.target.value })}
          />
        </FormField>
      )}
    </Grid>
  )
}
