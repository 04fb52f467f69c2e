import { useSearchParams } from '@ariane/shared/router'
import { CalendarIcon } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { CALENDARS, weekOffset } from '../address.ts'
import { weekEvents, weekFromNow } from '../store.ts'
import { ActionButton } from '../week/action-button.tsx'
import { messages } from './messages.ts'

const CalendarsSheet = lazy(() => import('./calendars-sheet.tsx'))

/** Opens the import and export of calendars; the week is read again after a change. */
export function CalendarsButton() {
  const [search, setSearch] = useSearchParams()
  const changed = () => void weekEvents(weekFromNow(weekOffset(search))).reload()
  const show = (open: boolean) => {
    const next = new URLSearchParams(search)
    if (open) next.set(CALENDARS, '1')
    else next.delete(CALENDARS)
    setSearch(next)
  }
  return (
    <>
      <ActionButton
        label={messages.open}
        words={messages.open}
        icon={<CalendarIcon aria-hidden />}
        variant="ghost"
        onClick={() => show(true)}
      />
      <Suspense>{search.has(CALENDARS) && <CalendarsSheet onClose={() => show(false)} onChanged={changed} />}</Suspense>
    </>
  )
}
