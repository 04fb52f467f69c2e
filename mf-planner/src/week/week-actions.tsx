import { parisDay } from '@ariane/shared/dates'
import { useSearchParams } from '@ariane/shared/router'
import { PrinterIcon, RefreshIcon, RoundButton } from '@ariane/shared/ui'
import { ADDING, SYNCING, weekOffset } from '../address.ts'
import { CalendarsButton } from '../ical/calendars-button.tsx'
import { messages } from '../messages.ts'
import { weekFromNow } from '../store.ts'
import { today } from './today.ts'

const text = messages.week

/** Print, synchronise, add: for the week that is shown. */
export function WeekActions() {
  const [search, setSearch] = useSearchParams()
  const offset = weekOffset(search)
  const open = (what: string, value: string) => {
    const next = new URLSearchParams(search)
    next.set(what, value)
    setSearch(next)
  }
  const day = offset === 0 ? today() : parisDay(weekFromNow(offset).start)
  return (
    <>
      <RoundButton
        label={text.print}
        icon={<PrinterIcon aria-hidden />}
        variant="ghost"
        onClick={() => window.print()}
      />
      <RoundButton
        label={text.sync}
        icon={<RefreshIcon aria-hidden />}
        variant="subtle"
        onClick={() => open(SYNCING, '1')}
      />
      <CalendarsButton />
      <RoundButton label={text.add} onClick={() => open(ADDING, day)} />
    </>
  )
}
