import type { Channel } from '@ariane/shared/contracts/chat'
import { formatDate } from '@ariane/shared/dates'
import { Badge, LockIcon, MessageIcon, Panel, subjectPalette, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

/** What the pupil asked, and whether the conversation is open. */
export function ChannelHeader({ channel }: { channel: Channel }) {
  const open = channel.status === 'open'
  return (
    <Panel
      title={channel.subject}
      icon={<MessageIcon />}
      colorPalette={subjectPalette(channel.subject)}
      actions={
        <Badge colorPalette={open ? 'success' : 'neutral'}>
          {open ? <MessageIcon size={14} aria-hidden /> : <LockIcon size={14} aria-hidden />}
          {messages.status[channel.status]}
        </Badge>
      }
    >
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {channel.description}
      </Text>
      <Text color="ink.muted" textStyle="sm" mt="2">
        {messages.openedOn(formatDate(channel.createdAt))}
      </Text>
    </Panel>
  )
}
