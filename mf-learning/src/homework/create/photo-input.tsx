import type { StoredMedia } from '@ariane/shared/session'
import { Button, CameraIcon, Flex, Image, TrashIcon } from '@ariane/shared/ui'
import { CameraDialog, CropDialog, FilePick, useObjectUrl } from '@ariane/shared/ui/media'
import { useState } from 'react'
import { messages } from '../messages.ts'

const text = messages.photo

type Props = {
  media: StoredMedia | null
  disabled: boolean
  cropping: boolean
  onCropping: (cropping: boolean) => void
  onMedia: (media: StoredMedia | null) => void
}

/** A photo: taken or chosen, then cropped. It is used as soon as it is there; cropping is optional. */
export function PhotoInput({ media, disabled, cropping, onCropping, onMedia }: Props) {
  const [camera, setCamera] = useState(false)
  const [taken, setTaken] = useState(false)

  function have(next: StoredMedia, fromCamera: boolean) {
    onMedia(next)
    setTaken(fromCamera)
    setCamera(false)
    onCropping(true)
  }
  return (
    <Flex direction="column" gap="4">
      {media ? (
        <Shown media={media}>
          <Button size="sm" variant="outline" disabled={disabled} onClick={() => onCropping(true)}>
            {text.crop}
          </Button>
          <Button size="sm" variant="outline" disabled={disabled} onClick={() => setCamera(true)}>
            {text.again}
          </Button>
          <Button size="sm" variant="ghost" colorPalette="danger" disabled={disabled} onClick={() => onMedia(null)}>
            <TrashIcon aria-hidden />
            {text.remove}
          </Button>
        </Shown>
      ) : (
        <>
          <Button size="lg" onClick={() => setCamera(true)}>
            <CameraIcon aria-hidden />
            {text.camera}
          </Button>
          <FilePick
            label={text.pick}
            kind="image"
            hint={text.hint}
            onFile={file => have({ blob: file, name: file.name }, false)}
          />
        </>
      )}
      {camera && (
        <CameraDialog
          onTaken={photo => have({ blob: photo, name: 'photo.jpg' }, true)}
          onPicked={file => have({ blob: file, name: file.name }, false)}
          onClose={() => setCamera(false)}
        />
      )}
      {media && cropping && (
        <CropDialog
          image={media.blob}
          onDone={cropped => {
            onMedia({ blob: cropped, name: jpegName(media.name) })
            onCropping(false)
          }}
          onWhole={() => onCropping(false)}
          onRetake={
            taken
              ? () => {
                  onCropping(false)
                  setCamera(true)
                }
              : undefined
          }
        />
      )}
    </Flex>
  )
}

function Shown({ media, children }: { media: StoredMedia; children: React.ReactNode }) {
  const url = useObjectUrl(media.blob)
  return (
    <>
      {url && (
        <Image
          src={url}
          alt={text.yours}
          maxH="45dvh"
          w="full"
          objectFit="contain"
          bg="bg.muted"
          borderRadius="l2"
          borderWidth="1px"
          borderColor="border"
        />
      )}
      <Flex gap="2" wrap="wrap">
        {children}
      </Flex>
    </>
  )
}

/** A cropped picture is a JPEG, whatever it was before. */
const jpegName = (name: string) => `${name.replace(/\.\w+$/, '')}.jpg`
