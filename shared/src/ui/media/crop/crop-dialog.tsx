import { Box, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { Modal } from '../../overlay/modal.tsx'
import { messages } from '../messages.ts'
import { useObjectUrl } from '../use-object-url.ts'
import { MIN_CROP_PX, START_CROP } from './crop.ts'
import { drawJpeg } from './draw-jpeg.ts'

const text = messages.crop

export type CropDialogProps = {
  image: Blob
  onDone: (cropped: Blob) => void
  /** Keeps the picture as it is; Escape does the same. */
  onWhole: () => void
  onRetake?: (() => void) | undefined
}

/** 'Recadrer l'image' (S2 §2, §5): by finger, mouse or arrow keys. */
export default function CropDialog({ image, onDone, onWhole, onRetake }: CropDialogProps) {
  const [crop, setCrop] = useState<PercentCrop>(START_CROP)
  const [state, setState] = useState<'loading' | 'shown' | 'cutting' | 'unreadable'>('loading')
  const picture = useRef<HTMLImageElement>(null)
  const done = useRef<HTMLButtonElement>(null)
  const url = useObjectUrl(image)

  async function cut() {
    if (!picture.current) return
    setState('cutting')
    try {
      onDone(await drawJpeg(picture.current, crop))
    } catch {
      setState('unreadable')
    }
  }

  const footer = (
    <Flex gap="2" wrap="wrap" justify="flex-end" w="full">
      {onRetake && (
        <Button variant="ghost" colorPalette="neutral" px="3" me="auto" onClick={onRetake}>
          {text.retake}
        </Button>
      )}
      <Button variant="outline" px="4" onClick={onWhole}>
        {text.whole}
      </Button>
      <Button ref={done} px="4" disabled={state !== 'shown'} loading={state === 'cutting'} onClick={() => void cut()}>
        {text.done}
      </Button>
    </Flex>
  )
  return (
    <Modal title={text.title} onClose={onWhole} size="lg" footer={footer} initialFocus={done}>
      {state === 'unreadable' && <Notice tone="error">{text.unreadable}</Notice>}
      {state !== 'unreadable' && (
        <>
          <Box color="ink.muted" textStyle="sm" mb="4">
            {text.help}
          </Box>
          <Flex justify="center" css={STYLE}>
            {url && (
              <ReactCrop
                crop={crop}
                minWidth={MIN_CROP_PX}
                minHeight={MIN_CROP_PX}
                keepSelection
                ariaLabels={text.labels}
                onChange={(_, percent) => setCrop(percent)}
              >
                <img
                  ref={picture}
                  src={url}
                  alt={text.image}
                  onLoad={() => setState('shown')}
                  onError={() => setState('unreadable')}
                />
              </ReactCrop>
            )}
          </Flex>
        </>
      )}
    </Modal>
  )
}

/** Handles large enough for a finger, room for those outside the picture, and our own colours. */
const STYLE = {
  '--rc-drag-handle-size': '1rem',
  '--rc-drag-handle-mobile-size': '1.75rem',
  '--rc-drag-handle-bg-colour': 'var(--a-colors-brand-solid)',
  '--rc-border-color': '#fff',
  '--rc-focus-color': 'var(--a-colors-accent-solid)',
  px: '4',
  py: '3',
  '& .ReactCrop__child-wrapper > img': { maxHeight: '50dvh' },
}
