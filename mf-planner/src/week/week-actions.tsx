import { localDay } from '@ariane/shared/dates'
import { useSearchParams } from '@ariane/shared/router'
import { PlusIcon, PrinterIcon, RefreshIcon } from '@ariane/shared/ui'
import { ADDING, SYNCING, weekOffset } from '../address.ts'
import { CalendarsButton } from '../ical/calendars-button.tsx'
import { messages } from '../messages.ts'
import { weekFromNow } from '../store.ts'
import { ActionButton } from './action-button.tsx'
import { today } from './today.ts'

const text = messages.week

/** Print, calendars, synchronise, add: for the week that is shown. */
export function WeekActions() {
  const [search, setSearch] = useSearchParams()
  const offset = weekOffset(search)
  const open = (what: string, value: string) => {
    const next = new URLSearchParams(search)
    next.set(what, value)
    setSearch(next)
  }
  const day = offset === 0 ? today() : localDay(weekFromNow(offset).start)
  return (
    <>
      <ActionButton
        label={text.print}
        words={text.words.print}
        icon={<PrinterIcon aria-hidden />}
        variant="ghost"
        onClick={() => window.print()}
      />
      <CalendarsButton />
      <ActionButton
        label={text.sync}
        words={text.words.sync}
        icon={<RefreshIcon aria-hidden />}
        variant="outline"
        onClick={() => open(SYNCING, '1')}
      />
      <ActionButton
        label={text.add}
        words={text.words.add}
        icon={<PlusIcon aria-hidden />}
        variant="solid"
        onClick={() => open(ADDING, day)}
      />
    </>
  )
}
