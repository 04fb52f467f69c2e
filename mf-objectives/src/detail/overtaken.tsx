import { Notice, Text } from '@ariane/shared/ui'
import { messages as shared } from '../messages.ts'
import { messages } from './messages.ts'

/**
 * Says that another user changed the field that is being edited; `now` is its current value, unless it is shown
 * elsewhere.
 */
export function Overtaken({ now }: { now?: string | undefined }) {
  return (
    <Notice tone="warning" title={shared.changed.title}>
      <Text>{messages.edit.overtaken}</Text>
      {now && <Text mt="1">{shared.changed.version(now)}</Text>}
    </Notice>
  )
}
