import { useMediaDraft } from '@ariane/shared/session'
import { Box, Button, Notice, Text } from '@ariane/shared/ui'
import { WavRecorder } from '@ariane/shared/ui/media'
import { Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { maxSeconds } from './fit.ts'
import { messages as text } from './messages.ts'
import { type Prepared, prepareSound } from './prepare.ts'

const NAME = 'message-vocal.wav'

type Props = {
  /** The pupil of the conversation: a recording that is not attached yet is stored under this name. */
  room: string
  letters: number
  onDone: (sound: Extract<Prepared, { media: object }>) => void
  onClose: () => void
}

/** A recorder that stops at the size limit of a message; a recording survives closing and a reload. */
export function AudioDialog({ room, letters, onDone, onClose }: Props) {
  const { media, set } = useMediaDraft(`chat-voice:${room}`)
  const [live, setLive] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const seconds = maxSeconds(letters)

  function join() {
    if (!media) return
    const ready = prepareSound(media, letters)
    if ('refusal' in ready) return setRefusal(ready.refusal)
    onDone(ready)
    set(null)
  }
  const footer = (
    <>
      <Button variant="ghost" colorPalette="neutral" onClick={onClose}>
        {text.cancel}
      </Button>
      <Button disabled={!media || live} onClick={join}>
        {text.audioDone}
      </Button>
    </>
  )
  return (
    <Modal title={text.audioTitle} onClose={onClose} footer={footer}>
      <Text color="ink.muted" mb="4">
        {text.audioRoom(seconds)}
      </Text>
      <WavRecorder
        recording={media?.blob ?? null}
        limit={seconds}
        onRecording={(blob, more) => {
          setLive(more)
          setRefusal(null)
          set({ blob, name: NAME })
        }}
        onPicked={file => {
          setRefusal(null)
          set({ blob: file, name: file.name })
        }}
      />
      {refusal && (
        <Box mt="4">
          <Notice tone="error">{refusal}</Notice>
        </Box>
      )}
    </Modal>
  )
}
