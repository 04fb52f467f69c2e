import type { Message } from '@ariane/shared/contracts/chat'
import { Box, chakra, Image, LoadingState, Text } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { messages } from '../messages.ts'
import { mediaOf } from '../rules.ts'

const AudioPlayer = lazy(async () => ({ default: (await import('@ariane/shared/ui/media')).AudioPlayer }))
/** A pupil's or a teacher's own film: it has no captions. */
const Film = chakra('video')
const text = messages.media

/** The image, sound or film of a message. */
export function Media({ message }: { message: Message }) {
  const src = mediaOf(message)
  if (!src) return <Text color="ink.muted">{text.unreadable}</Text>
  return <Box mb={message.content ? '2' : '0'}>{show(message, src)}</Box>
}

function show({ type, senderName }: Message, src: string) {
  switch (type) {
    case 'image':
      return <Image src={src} alt={text.image(senderName)} borderRadius="l2" maxH="96" />
    case 'audio':
      return (
        <Suspense fallback={<LoadingState />}>
          <AudioPlayer src={src} label={text.audio(senderName)} />
        </Suspense>
      )
    default:
      return <Film src={src} controls aria-label={text.video(senderName)} borderRadius="l2" maxH="96" w="100%" />
  }
}
