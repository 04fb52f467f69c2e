import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { Channel } from '@ariane/shared/contracts/chat'
import { formatDate } from '@ariane/shared/dates'
import { Badge, Flex, LockIcon, MessageIcon, Panel, subjectPalette, Text } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { chapterTitle, useChapters } from '../chapters.ts'
import { messages } from '../messages.ts'

type Props = {
  channel: Channel
  grade: SchoolGrade | undefined
  /** Shows the pupil's name, for adults who follow several pupils. */
  withName: boolean
  actions?: ReactNode
}

/** The pupil's request and its state. */
export function ChannelHeader({ channel, grade, withName, actions }: Props) {
  const open = channel.status === 'open'
  const chapters = useChapters(channel.chapterId ? channel.subject : '', grade)
  const place = chapterTitle(chapters, channel)
  return (
    <Panel
      title={withName ? `${channel.studentName} · ${channel.subject}` : channel.subject}
      icon={<MessageIcon />}
      colorPalette={subjectPalette(channel.subject)}
      borderTopWidth="4px"
      borderTopColor="colorPalette.solid"
      actions={
        <Badge colorPalette={open ? 'success' : 'neutral'}>
          {open ? <MessageIcon size={14} aria-hidden /> : <LockIcon size={14} aria-hidden />}
          {messages.status[channel.status]}
        </Badge>
      }
    >
      {place && (
        <Text fontWeight="semibold" color="colorPalette.fg" mb="1">
          {place}
        </Text>
      )}
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {channel.description}
      </Text>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mt="3">
        <Text color="ink.muted" textStyle="sm">
          {messages.openedOn(formatDate(channel.createdAt))}
        </Text>
        {actions}
      </Flex>
    </Panel>
  )
}
