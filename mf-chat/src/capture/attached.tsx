import type { StoredMedia } from '@ariane/shared/session'
import { Box, Flex, IconButton, Image, Text, TrashIcon } from '@ariane/shared/ui'
import { AudioPlayer, fileSize, useObjectUrl, VideoPlayer } from '@ariane/shared/ui/media'
import { messages as text } from './messages.ts'

type Props = { media: StoredMedia; note: string | null; isKept: boolean; onRemove: () => void }

/** The attachment of the next message, with its size, shown or played before it is sent. */
export function Attached({ media, note, isKept, onRemove }: Props) {
  const url = useObjectUrl(media.blob)
  const kind = media.blob.type.split('/')[0]
  return (
    <Flex
      gap="3"
      align="center"
      wrap="wrap"
      p="3"
      bg="bg.subtle"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="border"
    >
      {url && kind === 'image' && (
        <Image src={url} alt={text.yours.image} maxH="20" maxW="24" borderRadius="l1" objectFit="contain" />
      )}
      {url && kind === 'video' && (
        <VideoPlayer src={url} label={text.yours.video} maxH="32" maxW="full" borderRadius="l1" />
      )}
      {url && kind === 'audio' && (
        <Box flex="1 1 12rem" minW="0">
          <AudioPlayer src={url} label={text.yours.audio} />
        </Box>
      )}
      <Box flex="1 1 6rem" minW="0">
        <Text textStyle="sm" color="ink.muted">
          {note ?? text.size(fileSize(media.blob.size))}
        </Text>
        {!isKept && <Text textStyle="sm">{text.notKept}</Text>}
      </Box>
      <IconButton
        variant="ghost"
        colorPalette="neutral"
        aria-label={text.remove}
        title={text.remove}
        onClick={onRemove}
      >
        <TrashIcon aria-hidden />
      </IconButton>
    </Flex>
  )
}
