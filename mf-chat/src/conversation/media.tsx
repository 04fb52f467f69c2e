import type { Message } from '@ariane/shared/contracts/chat'
import { useOverlayEntry } from '@ariane/shared/router'
import { Box, chakra, Image, LoadingState, Text } from '@ariane/shared/ui'
import { Modal } from '@ariane/shared/ui/overlay'
import { lazy, Suspense, useState } from 'react'
import { messages } from '../messages.ts'
import { mediaUrl } from '../rules.ts'

const AudioPlayer = lazy(async () => ({ default: (await import('@ariane/shared/ui/media')).AudioPlayer }))
const VideoPlayer = lazy(async () => ({ default: (await import('@ariane/shared/ui/media')).VideoPlayer }))
const Open = chakra('button')
const text = messages.media

/** The image, sound or video of a message. */
export function Media({ message }: { message: Message }) {
  const src = mediaUrl(message)
  if (!src) return <Text color="ink.muted">{text.unreadable}</Text>
  return <Box mb={message.content ? '2' : '0'}>{show(message, src)}</Box>
}

function show({ id, type, senderName }: Message, src: string) {
  switch (type) {
    case 'image':
      return <Picture id={id} src={src} alt={text.image(senderName)} />
    case 'audio':
      return (
        <Box minW={{ base: '0', sm: '16rem' }}>
          <Suspense fallback={<LoadingState />}>
            <AudioPlayer src={src} label={text.audio(senderName)} />
          </Suspense>
        </Box>
      )
    default:
      return (
        <Suspense fallback={<LoadingState />}>
          <VideoPlayer src={src} label={text.video(senderName)} borderRadius="l2" maxH="96" w="100%" />
        </Suspense>
      )
  }
}

/** Small in the conversation, full size when selected. */
function Picture({ id, src, alt }: { id: string; src: string; alt: string }) {
  const large = useOverlayEntry(`picture ${id}`)
  return (
    <>
      <Open
        type="button"
        cursor="zoom-in"
        display="block"
        borderRadius="l2"
        aria-haspopup="dialog"
        title={text.open}
        onClick={large.open}
      >
        <Image src={src} alt={alt} borderRadius="l2" maxH="72" maxW="full" />
      </Open>
      {large.isOpen && (
        <Modal title={alt} size="lg" onClose={large.close}>
          <Large src={src} alt={alt} />
        </Modal>
      )}
    </>
  )
}

/** As large as the window; what is far higher than wide is as wide as it can be, and scrolls. */
function Large({ src, alt }: { src: string; alt: string }) {
  const [isLong, setLong] = useState(false)
  return (
    <Image
      src={src}
      alt={alt}
      maxH={isLong ? 'none' : '70dvh'}
      maxW="full"
      mx="auto"
      objectFit="contain"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setLong(naturalHeight > 2 * naturalWidth)}
    />
  )
}
