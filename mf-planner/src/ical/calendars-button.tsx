import { useSearchParams } from '@ariane/shared/router'
import { CalendarIcon } from '@ariane/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { weekOffset } from '../address.ts'
import { weekEvents, weekFromNow } from '../store.ts'
import { ActionButton } from '../week/action-button.tsx'
import { messages } from './messages.ts'

const CalendarsSheet = lazy(() => import('./calendars-sheet.tsx'))

/** Opens the import and export of calendars; the week is read again after a change. */
export function CalendarsButton() {
  const [search] = useSearchParams()
  const [open, setOpen] = useState(false)
  const changed = () => void weekEvents(weekFromNow(weekOffset(search))).reload()
  return (
    <>
      <ActionButton
        label={messages.open}
        words={messages.open}
        icon={<CalendarIcon aria-hidden />}
        variant="ghost"
        onClick={() => setOpen(true)}
      />
      <Suspense>{open && <CalendarsSheet onClose={() => setOpen(false)} onChanged={changed} />}</Suspense>
    </>
  )
}
