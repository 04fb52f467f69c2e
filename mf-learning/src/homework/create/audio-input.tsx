import type { StoredMedia } from '@ariane/shared/session'
import { Button, Flex, Text, TrashIcon } from '@ariane/shared/ui'
import { WavRecorder } from '@ariane/shared/ui/media'
import { messages } from '../messages.ts'

const text = messages.audio
const NAME = 'enregistrement.wav'

type Props = {
  media: StoredMedia | null
  disabled: boolean
  /** `live`: the recording is still running. */
  onMedia: (media: StoredMedia | null, live: boolean) => void
}

export function AudioInput({ media, disabled, onMedia }: Props) {
  return (
    <Flex direction="column" gap="4">
      <Text color="ink.muted">{text.advice}</Text>
      <WavRecorder
        recording={media?.blob ?? null}
        onRecording={(blob, live) => onMedia({ blob, name: NAME }, live)}
        onPicked={file => onMedia({ blob: file, name: file.name }, false)}
      />
      {media && media.name !== NAME && <Text overflowWrap="anywhere">{text.picked(media.name)}</Text>}
      {media && (
        <Button
          size="sm"
          variant="ghost"
          colorPalette="danger"
          alignSelf="start"
          disabled={disabled}
          onClick={() => onMedia(null, false)}
        >
          <TrashIcon aria-hidden />
          {text.remove}
        </Button>
      )}
    </Flex>
  )
}
