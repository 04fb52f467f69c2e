import { Button, CameraIcon, Flex, Notice, Text, VStack } from '@ariane/shared/ui'
import { CameraDialog, PickButton } from '@ariane/shared/ui/media'
import { useState } from 'react'
import { messages as text } from '../messages.ts'
import { parseQr } from '../request.ts'

type State = 'idle' | 'reading' | 'read' | 'none' | 'other'

/** The decoder is loaded when there is a picture. */
const readPicture = async (picture: Blob) =>
  (await import(/* webpackChunkName: "qr" */ './read-picture.ts')).readPicture(picture)

/** Reads PRONOTE's QR code by the camera or from a picture; nothing of it leaves the device before the form is sent. */
export function QrPicture({ onRead }: { onRead: (qr: string) => void }) {
  const [state, setState] = useState<State>('idle')
  const [camera, setCamera] = useState(false)

  async function read(picture: Blob) {
    setCamera(false)
    setState('reading')
    const found = await readPicture(picture).catch(() => null)
    if (found === null) return setState('none')
    if (!parseQr(found)) return setState('other')
    setState('read')
    onRead(found)
  }

  return (
    <VStack align="stretch" gap="3">
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => setCamera(true)}>
          <CameraIcon aria-hidden />
          {text.qrCamera}
        </Button>
        <PickButton accept="image/*" onFile={file => void read(file)}>
          {text.qrPicture}
        </PickButton>
      </Flex>
      {state === 'reading' && <Text role="status">{text.qrReading}</Text>}
      {state === 'read' && <Text role="status">{text.qrRead}</Text>}
      {(state === 'none' || state === 'other') && (
        <Notice tone="warning" title={state === 'none' ? text.qrNone : text.qrOther}>
          {text.qrAgain}
        </Notice>
      )}
      {camera && (
        <CameraDialog
          onTaken={photo => void read(photo)}
          onPicked={file => void read(file)}
          onClose={() => setCamera(false)}
        />
      )}
    </VStack>
  )
}
