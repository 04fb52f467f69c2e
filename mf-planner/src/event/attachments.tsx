import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { ExternalLinkIcon, Image, Link, LoadingState, Panel, Text, VStack } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { messages } from '../messages.ts'
import { shownUrl } from './attachment-rules.ts'

const AudioPlayer = lazy(async () => ({ default: (await import('@ariane/shared/ui/media')).AudioPlayer }))
const text = messages.detail
type Attachment = CalendarEvent['attachments'][number]

/** Images, sounds and links kept with an event. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <Panel title={text.attachments}>
      <VStack as="ul" gap="4" align="stretch" listStyleType="none">
        {attachments.map((attachment, i) => (
          <li key={`${i} ${attachment.name}`}>
            <One attachment={attachment} />
          </li>
        ))}
      </VStack>
    </Panel>
  )
}

function One({ attachment }: { attachment: Attachment }) {
  const url = shownUrl(attachment)
  const { kind, name } = attachment
  if (!url) return <Text color="ink.muted">{text.unreadable}</Text>
  if (kind === 'image') return <Image src={url} alt={name} borderRadius="l2" maxH="96" />
  if (kind === 'link')
    return (
      <Link href={url} target="_blank" rel="noopener noreferrer" overflowWrap="anywhere">
        <ExternalLinkIcon size={18} aria-hidden />
        {name || url}
      </Link>
    )
  return (
    <Suspense fallback={<LoadingState />}>
      <AudioPlayer src={url} label={name} />
    </Suspense>
  )
}
