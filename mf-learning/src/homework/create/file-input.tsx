import type { StoredMedia } from '@ariane/shared/session'
import { Box, Button, FileIcon, Flex, Image, Text, TrashIcon } from '@ariane/shared/ui'
import { AudioPlayer, CropDialog, FilePick, fileSize, useObjectUrl } from '@ariane/shared/ui/media'
import { messages } from '../messages.ts'

const text = messages.file

type Props = {
  media: StoredMedia | null
  disabled: boolean
  cropping: boolean
  onCropping: (cropping: boolean) => void
  onMedia: (media: StoredMedia | null) => void
}

/** Any file; a picture among them is shown and may be cropped, a sound can be heard (S2 §5). */
export function FileInput({ media, disabled, cropping, onCropping, onMedia }: Props) {
  const url = useObjectUrl(media?.blob)
  const isImage = media?.blob.type.startsWith('image/') ?? false
  if (!media)
    return (
      <FilePick
        label={text.pick}
        kind="any"
        hint={text.hint}
        onFile={file => {
          onMedia({ blob: file, name: file.name })
          onCropping(file.type.startsWith('image/'))
        }}
      />
    )
  return (
    <Flex direction="column" gap="4">
      {isImage && url && (
        <Image src={url} alt={text.picture} maxH="45dvh" w="full" objectFit="contain" bg="bg.muted" borderRadius="l2" />
      )}
      {media.blob.type.startsWith('audio/') && url && <AudioPlayer src={url} label={text.sound} />}
      <Flex align="center" gap="3" p="3" borderRadius="l2" bg="bg.subtle" borderWidth="1px" borderColor="border">
        <Box color="brand.fg" flexShrink="0">
          <FileIcon size={28} aria-hidden />
        </Box>
        <Box flex="1" minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {media.name}
          </Text>
          <Text color="ink.muted" textStyle="sm">
            {fileSize(media.blob.size)}
          </Text>
        </Box>
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Button size="sm" variant="ghost" colorPalette="danger" disabled={disabled} onClick={() => onMedia(null)}>
          <TrashIcon aria-hidden />
          {text.remove}
        </Button>
      </Flex>
      {cropping && isImage && (
        <CropDialog
          image={media.blob}
          onDone={cropped => {
            onMedia({ blob: cropped, name: media.name })
            onCropping(false)
          }}
          onWhole={() => onCropping(false)}
        />
      )}
    </Flex>
  )
}
