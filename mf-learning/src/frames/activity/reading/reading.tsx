import type { ActivityAnswer, ActivityData, ActivityResult } from '@ariane/shared/contracts/activities'
import { messages } from '../../messages-reading.ts'
import { Contents } from './contents.tsx'
import { DialogCards } from './dialog-cards.tsx'
import { Narrated } from './narrated.tsx'
import { Page } from './page.tsx'
import { SpeedReading } from './speed-reading.tsx'

type Props = {
  data: ActivityData
  answer: ActivityAnswer
  result: ActivityResult | null
  locked: boolean
  onChange: (answer: ActivityAnswer) => void
  onRead: (answer: ActivityAnswer) => void
}

/** Chapters that are read, listened to or turned over; nothing for any other engine. */
export default function Reading({ data, answer, ...rest }: Props) {
  if (data.engine === 'page') return <Page data={data} />
  if (data.engine === 'contents') return <Contents data={data} />
  if (data.engine === 'narrated') return <Narrated data={data} isRead={rest.result !== null} />
  if (data.engine === 'film') return <p className="waiting">{messages.film}</p>
  if (data.engine === 'dialog-cards' && answer.engine === 'dialog-cards')
    return <DialogCards data={data} answer={answer} {...rest} />
  if (data.engine === 'speed-reading' && answer.engine === 'speed-reading')
    return <SpeedReading data={data} answer={answer} {...rest} />
  return null
}
