import { DAYS, type Day, type Settings } from '@ariane/shared/contracts/settings'
import { Box, FormField, Grid, Input, Separator, Switch } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.settings
type Slot = Settings['timeSlots']['monday']
type Props = { settings: Settings; bad: readonly Day[]; onChange: (settings: Settings) => void }

/** One line a day: whether it is a work day, and its hours. */
export function WorkHours({ settings, bad, onChange }: Props) {
  const { workDays, timeSlots } = settings
  const setSlot = (day: Day, part: Partial<Slot>) =>
    onChange({ ...settings, timeSlots: { ...timeSlots, [day]: { ...timeSlots[day], ...part } } })
  return (
    <Box as="ul" listStyleType="none">
      {DAYS.map((day, i) => {
        const slot = timeSlots[day]
        const name = text.days[day]
        return (
          <Box as="li" key={day} aria-label={name}>
            {i > 0 && <Separator />}
            <Grid
              // As many columns as there is room for: letters twice as large take two lines, not a wider page.
              templateColumns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))"
              columnGap="5"
              rowGap="1"
              py="3"
              alignItems="start"
            >
              <Switch
                name={`${day}-work`}
                checked={workDays[day]}
                aria-label={text.workDay(name)}
                onChange={on => onChange({ ...settings, workDays: { ...workDays, [day]: on } })}
              >
                {name}
              </Switch>
              <Switch
                name={`${day}-slot`}
                checked={slot.enabled}
                aria-label={text.slotLabel(name)}
                onChange={enabled => setSlot(day, { enabled })}
              >
                {text.slot}
              </Switch>
              {(['startTime', 'endTime'] as const).map(edge => {
                const start = edge === 'startTime'
                return (
                  <FormField
                    key={edge}
                    label={start ? text.start : text.end}
                    disabled={!slot.enabled}
                    error={!start && bad.includes(day) ? text.slotOrder : undefined}
                  >
                    <Input
                      type="time"
                      name={`${day}-${edge}`}
                      aria-label={start ? text.startLabel(name) : text.endLabel(name)}
                      value={slot[edge]}
                      onChange={event => event.target.value && setSlot(day, { [edge]: event.target.value })}
                    />
                  </FormField>
                )
              })}
            </Grid>
          </Box>
        )
      })}
    </Box>
  )
}
