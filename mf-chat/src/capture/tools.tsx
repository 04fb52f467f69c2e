import { Box, Button, CameraIcon, Flex, LinkIcon, MicIcon, UploadIcon } from '@ariane/shared/ui'
import { CameraDialog, CropDialog, PickButton } from '@ariane/shared/ui/media'
import { type ReactNode, useState } from 'react'
import { AudioDialog } from './audio-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { messages as text } from './messages.ts'
import type { Prepared } from './prepare.ts'

const PHOTO = 'photo.jpg'

type Props = {
  room: string
  letters: number
  /** A message has one attachment: with one there, only a link can be added. */
  isFull: boolean
  onFile: (file: Blob, name: string) => void
  onSound: (sound: Extract<Prepared, { media: object }>) => void
  onLink: (address: string) => void
}

/** The buttons for attachments: a cropped photo, an image or a video of the device, a voice message, a link. */
export function Tools({ room, letters, isFull, onFile, onSound, onLink }: Props) {
  const [open, setOpen] = useState<'camera' | 'audio' | 'link' | null>(null)
  const [cropping, setCropping] = useState<{ image: Blob; name: string } | null>(null)
  const close = () => setOpen(null)

  function crop(image: Blob, name: string) {
    close()
    setCropping({ image, name })
  }
  function cropped(image: Blob) {
    setCropping(null)
    onFile(image, cropping?.name ?? PHOTO)
  }
  return (
    <>
      <Flex as="fieldset" role="group" aria-label={text.tools} gap="1" wrap="wrap">
        {!isFull && (
          <>
            <Button variant="ghost" px="3" onClick={() => setOpen('camera')}>
              <CameraIcon aria-hidden />
              <Label>{text.photo}</Label>
            </Button>
            <PickButton variant="ghost" accept="image/*,video/*" onFile={file => onFile(file, file.name)}>
              <UploadIcon aria-hidden />
              <Label>{text.upload}</Label>
            </PickButton>
            <Button variant="ghost" px="3" onClick={() => setOpen('audio')}>
              <MicIcon aria-hidden />
              <Label>{text.audio}</Label>
            </Button>
          </>
        )}
        <Button variant="ghost" px="3" onClick={() => setOpen('link')}>
          <LinkIcon aria-hidden />
          <Label>{text.link}</Label>
        </Button>
      </Flex>
      {open === 'camera' && (
        <CameraDialog onTaken={photo => crop(photo, PHOTO)} onPicked={file => crop(file, file.name)} onClose={close} />
      )}
      {cropping && (
        <CropDialog
          image={cropping.image}
          onDone={cropped}
          onWhole={() => cropped(cropping.image)}
          onRetake={() => {
            setCropping(null)
            setOpen('camera')
          }}
        />
      )}
      {open === 'audio' && (
        <AudioDialog
          room={room}
          letters={letters}
          onClose={close}
          onDone={sound => {
            close()
            onSound(sound)
          }}
        />
      )}
      {open === 'link' && (
        <LinkDialog
          onClose={close}
          onLink={address => {
            close()
            onLink(address)
          }}
        />
      )}
    </>
  )
}

/** Always read aloud, shown where there is room. */
const NARROW = {
  '@media (max-width: 47.99em)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}
const Label = ({ children }: { children: ReactNode }) => (
  <Box as="span" css={NARROW}>
    {children}
  </Box>
)
