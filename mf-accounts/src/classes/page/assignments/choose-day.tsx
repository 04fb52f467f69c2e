import { FilterTabs, FormField, Input } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from '../../messages.ts'
import { dayTitle, proposeDays, today } from './days.ts'

const text = messages.give
const OTHER = 'other'

/** A day by which something is due: one of the next school days, or another one. */
export function ChooseDay({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const days = proposeDays(today())
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
        <FormField label={text.day} required>
          <Input type="date" maxW="14rem" min={today()} value={day} onChange={event => onChange(event.target.value)} />
        </FormField>
      )}
    </>
  )
}
