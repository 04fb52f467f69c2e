import { shiftDay } from '@ariane/shared/dates'
import { FilterTabs, FormField, Input } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from '../../messages.ts'
import { dayTitle, proposeDays, today } from './days.ts'

const text = messages.give
const OTHER = 'other'

interface Props {
  day: string
  onChange: (day: string) => void
  /** The day has to come after this one. */
  after?: string
}

/** A day by which something is due: one of the next school days, or another one. */
export function ChooseDay({ day, onChange, after }: Props) {
  const days = proposeDays(after ?? today())
  const [isOther, setOther] = useState(day !== '' && !days.includes(day))
  return (
    <>
      <FilterTabs
        label={text.due}
        options={[...days.map(value => ({ value, label: dayTitle(value) })), { value: OTHER, label: text.otherDay }]}
        value={isOther ? OTHER : day}
        onChange={value => {
          setOther(value === OTHER)
          if (value !== OTHER) onChange(value)
        }}
      />
      {isOther && (
        <FormField label={text.day} required hint={after && text.afterDay(dayTitle(after))}>
          <Input
            type="date"
            maxW="14rem"
            min={after ? shiftDay(after, 1) : today()}
            value={day}
            onChange={event => onChange(event.target.value)}
          />
        </FormField>
      )}
    </>
  )
}
