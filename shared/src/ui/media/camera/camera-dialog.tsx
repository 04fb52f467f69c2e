import { AspectRatio, Box, Center, chakra, Flex, Spinner, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { CameraIcon, RefreshIcon } from '../../icons.ts'
import { Modal } from '../../overlay/modal.tsx'
import { drawJpeg } from '../crop/draw-jpeg.ts'
import { messages } from '../messages.ts'
import { PickButton } from '../pick/pick-button.tsx'
import { shrinkPhoto } from '../pick/shrink-photo.ts'
import { useCamera } from './use-camera.ts'

const text = messages.camera

export type CameraDialogProps = {
  onTaken: (photo: Blob) => void
  /** A picture chosen on the device, when there is no camera to use. */
  onPicked: (file: File) => void
  onClose: () => void
}

/** 'Prendre une photo' (S2 §2). Without a camera it shows the specification's sentence and offers a file instead. */
export default function CameraDialog({ onTaken, onPicked, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null)
  const shutter = useRef<HTMLButtonElement>(null)
  const { state, start } = useCamera(video)
  const [broken, setBroken] = useState(false)
  const failed = state.kind === 'failed' ? state.problem : broken ? 'unsupported' : null
  const next = state.kind === 'live' ? state.others[0] : undefined

  async function capture() {
    if (!video.current) return
    try {
      onTaken(await drawJpeg(video.current))
    } catch {
      setBroken(true)
    }
  }

  const footer = (
    <Flex gap="2" wrap="wrap" justify="flex-end" w="full">
      <Button variant="outline" me="auto" onClick={onClose}>
        {messages.cancel}
      </Button>
      {next && (
        <Button variant="outline" onClick={() => start(next)}>
          <RefreshIcon aria-hidden />
          {text.switch}
        </Button>
      )}
      {failed && (
        <>
          <Button variant="outline" onClick={() => start()}>
            {messages.retry}
          </Button>
          <PickButton accept="image/*" capture onFile={file => void shrinkPhoto(file).then(onPicked)} variant="solid">
            {text.pick}
          </PickButton>
        </>
      )}
      {!failed && (
        <Button ref={shutter} aria-disabled={state.kind !== 'live'} onClick={() => void capture()}>
          <CameraIcon aria-hidden />
          {text.capture}
        </Button>
      )}
    </Flex>
  )
  return (
    <Modal title={text.title} onClose={onClose} size="lg" footer={footer} initialFocus={shutter}>
      {failed && (
        <Notice tone="error" title={text.failure}>
          {text.problems[failed]}
        </Notice>
      )}
      <Box hidden={Boolean(failed)}>
        <Text color="ink.muted" textStyle="sm" mb="3">
          {text.advice}
        </Text>
        <AspectRatio ratio={4 / 3} maxH="55dvh" bg="black" borderRadius="l2" overflow="hidden" pos="relative">
          <Box>
            <chakra.video ref={video} aria-label={text.view} playsInline muted w="full" h="full" objectFit="contain" />
            {state.kind === 'starting' && (
              <Center pos="absolute" inset="0" color="white" gap="3" role="status">
                <Spinner />
                {text.starting}
              </Center>
            )}
          </Box>
        </AspectRatio>
      </Box>
    </Modal>
  )
}
