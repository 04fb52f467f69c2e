import { useOneCall } from '@ariane/shared/form'
import { Button, CameraIcon, Flex, Notice, Text, VStack } from '@ariane/shared/ui'
import { CameraDialog, PickButton } from '@ariane/shared/ui/media'
import { useState } from 'react'
import { messages as text } from '../messages.ts'
import { parseQr } from '../request.ts'

type Seen = 'qr' | 'nothing' | 'another'

/** The decoder is loaded when there is a picture. */
const readPicture = async (picture: Blob) =>
  (await import(/* webpackChunkName: "qr" */ './read-picture.ts')).readPicture(picture)

/** Reads PRONOTE's QR code by the camera or from a picture; nothing of it leaves the device before the form is sent. */
export function QrPicture({ onRead }: { onRead: (qr: string) => void }) {
  const [seen, setSeen] = useState<Seen | null>(null)
  const [camera, setCamera] = useState(false)
  const reading = useOneCall('qr code')

  function read(picture: Blob) {
    setCamera(false)
    setSeen(null)
    void reading.run(async () => {
      const found = await readPicture(picture)
      if (found === null) return setSeen('nothing')
      if (!parseQr(found)) return setSeen('another')
      setSeen('qr')
      onRead(found)
    })
  }

  const failed = reading.state.kind === 'failed'
  return (
    <VStack align="stretch" gap="3">
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => setCamera(true)}>
          <CameraIcon aria-hidden />
          {text.qrCamera}
        </Button>
        <PickButton accept="image/*" onFile={file => read(file)}>
          {text.qrPicture}
        </PickButton>
      </Flex>
      {reading.busy && <Text role="status">{text.qrReading}</Text>}
      {seen === 'qr' && <Text role="status">{text.qrRead}</Text>}
      {(failed || seen === 'nothing' || seen === 'another') && (
        <Notice tone="warning" title={failed ? text.qrFailed : seen === 'another' ? text.qrOther : text.qrNone}>
          {failed ? text.callLater : text.qrAgain}
        </Notice>
      )}
      {camera && (
        <CameraDialog onTaken={photo => read(photo)} onPicked={file => read(file)} onClose={() => setCamera(false)} />
      )}
    </VStack>
  )
}
