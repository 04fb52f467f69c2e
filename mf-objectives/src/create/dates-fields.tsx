import { CalendarIcon, FormField, FormGroup, Grid, HStack, Input } from '@ariane/shared/ui'
import { countDays, type Draft, type Errors, readPeriod } from './draft.ts'
import { messages } from './messages.ts'
import type { Change } from './use-objective-draft.ts'

const text = messages.dates
type Props = { draft: Draft; errors: Errors; today: string; change: Change }

/** First and last day, and the length of the period. */
export function DatesFields({ draft, errors, today, change }: Props) {
  const period = readPeriod(draft, today)
  const length = countDays(period)
  return (
    <FormGroup legend={text.legend}>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
        <FormField label={text.start} required error={errors.startDate}>
          <Input
            type="date"
            value={period.startDate}
            onChange={event => change(now => ({ ...now, startDate: event.target.value }))}
          />
        </FormField>
        <FormField label={text.end} required error={errors.endDate}>
          <Input
            type="date"
            value={period.endDate}
            onChange={event => change(now => ({ ...now, endDate: event.target.value }))}
          />
        </FormField>
      </Grid>
      <HStack gap="2" color="ink.muted" textStyle="sm" aria-live="polite" minH="6">
        {length !== undefined && (
          <>
            <CalendarIcon size={18} aria-hidden />
            {text.length(length)}
          </>
        )}
      </HStack>
    </FormGroup>
  )
}
