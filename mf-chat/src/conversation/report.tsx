import type { Message } from '@ariane/shared/contracts/chat'
import { Report as ReportButton } from '@ariane/shared/report'
import { chat } from '../me.ts'
import { messages } from '../messages.ts'

/** A pupil reports a message to the adults who follow the pupil. The message stays, and its sender is not notified. */
export function Report({ message, pupil }: { message: Message; pupil: string }) {
  const { id, content, type, senderName } = message
  return (
    <ReportButton
      words={content || messages.media[type === 'text' ? 'image' : type](senderName)}
      send={async reason => (await chat()).report(pupil, id, reason)}
    />
  )
}
