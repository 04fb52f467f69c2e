import { useStore } from '@nanostores/react'
import { formatDate, formatTime } from '../../dates/index.ts'
import { $wrongClock } from '../../http/index.ts'
import { messages } from '../messages.ts'
import { Notice } from './notice.tsx'

const format = (instant: number) => `${formatDate(instant)} à ${formatTime(instant)}`

/** Says that this device's clock is wrong, where a day comes from it; nothing while it is right. */
export function ClockNotice() {
  const wrong = useStore($wrongClock)
  if (!wrong) return null
  return (
    <Notice tone="warning" title={messages.clock.title}>
      {messages.clock.sentence(format(wrong.here), format(wrong.real))}
    </Notice>
  )
}
