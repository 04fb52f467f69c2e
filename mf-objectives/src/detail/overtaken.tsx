import { Notice, Text } from '@ariane/shared/ui'
import { messages as shared } from '../messages.ts'
import { messages } from './messages.ts'

/** Says that what is being typed was also changed by somebody else; `now` is how it stands, unless it is said elsewhere. */
export function Overtaken({ now }: { now?: string | undefined }) {
  return (
    <Notice tone="warning" title={shared.changed.title}>
      <Text>{messages.edit.overtaken}</Text>
      {now && <Text mt="1">{shared.changed.version(now)}</Text>}
    </Notice>
  )
}
