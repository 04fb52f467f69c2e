import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { MicIcon, PauseIcon, PlayIcon, StopIcon } from '../../icons.ts'
import { ConfirmDialog } from '../../overlay/confirm-dialog.tsx'
import { AudioPlayer } from '../audio-player.tsx'
import { messages } from '../messages.ts'
import { FilePick } from '../pick/file-pick.tsx'
import { useObjectUrl } from '../use-object-url.ts'
import { formatSeconds } from './format-seconds.ts'
import { LevelMeter } from './level-meter.tsx'
import { useRecorder } from './use-recorder.ts'

const text = messages.record
const MAX_RECORDING_S = 300
/** Below this level after a moment, the microphone is most likely muted. */
const MIN_LEVEL = 0.06
const MIN_SILENT_S = 3

export type WavRecorderProps = {
  /** The earlier recording; null for none. */
  recording: Blob | null
  /** Called at the end, on unmount, and every few seconds while `live`, so that nothing is lost. */
  onRecording: (recording: Blob, live: boolean) => void
  /** A sound chosen on the device, where there is no microphone to use. */
  onPicked: (file: File) => void
  /** In seconds; five minutes by default. */
  limit?: number
}

/** Records 16 kHz mono WAV with level, time and limit; plays it; records again after a question. */
export default function WavRecorder({ recording, onRecording, onPicked, limit = MAX_RECORDING_S }: WavRecorderProps) {
  const { state, start, stop, togglePause } = useRecorder(limit, onRecording)
  const [asking, setAsking] = useState(false)
  const url = useObjectUrl(recording)
  const main = useRef<HTMLButtonElement>(null)
  const live = state.kind === 'live' || state.kind === 'asking'

  return (
    <Flex direction="column" gap="4" align="stretch">
      <Box aria-live="polite">
        {state.kind === 'asking' && <Text color="ink.muted">{text.asking}</Text>}
        {state.kind === 'live' && <Text fontWeight="bold">{state.paused ? text.paused : text.recording}</Text>}
        {state.kind === 'live' && state.seconds > MIN_SILENT_S && state.loudest < MIN_LEVEL && (
          <Text>{text.silent}</Text>
        )}
        {state.kind === 'idle' && state.reachedLimit && <Text fontWeight="medium">{text.limit}</Text>}
      </Box>
      {state.kind === 'live' && (
        <HStack gap="4" wrap="wrap">
          <Text fontVariantNumeric="tabular-nums">
            {text.elapsed(formatSeconds(state.seconds), formatSeconds(limit))}
          </Text>
          <LevelMeter level={state.paused ? 0 : state.level} />
        </HStack>
      )}
      {!live && url && <AudioPlayer src={url} label={text.yours} />}
      {state.kind === 'failed' && (
        <>
          <Notice tone="error">{text.problems[state.problem]}</Notice>
          <FilePick label={text.pick} kind="audio" onFile={onPicked} />
        </>
      )}
      <Flex gap="3" wrap="wrap">
        <Button
          ref={main}
          variant={recording && !live ? 'outline' : 'solid'}
          disabled={state.kind === 'asking'}
          onClick={() => {
            if (state.kind === 'live') void stop()
            else if (recording) setAsking(true)
            else void start()
          }}
        >
          {state.kind === 'live' ? <StopIcon aria-hidden /> : <MicIcon aria-hidden />}
          {state.kind === 'live' ? text.stop : recording ? text.again : text.start}
        </Button>
        {state.kind === 'live' && (
          <Button variant="outline" onClick={() => void togglePause(!state.paused)}>
            {state.paused ? <PlayIcon aria-hidden /> : <PauseIcon aria-hidden />}
            {state.paused ? text.resume : text.pause}
          </Button>
        )}
      </Flex>
      {asking && (
        <ConfirmDialog
          sentence={text.againQuestion}
          details={text.againDetails}
          confirmLabel={text.againConfirm}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void start()
          }}
        />
      )}
    </Flex>
  )
}
