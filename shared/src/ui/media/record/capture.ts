import { openDevice, release } from '../problem.ts'
import { downsampler, levelOf, wavOf } from './wav.ts'

/** Speech that 16 kHz can hold; what is above would come back as a whistle. */
const HIGHEST_HZ = 7000

export type Capture = {
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** What was recorded so far. */
  recording: () => Blob
  /** Ends it and lets the microphone go; what was recorded stays readable. */
  stop: () => Promise<void>
}

type Heard = (now: { samples: number; level: number }) => void

/** Starts to record the microphone; `onHeard` is told some ten times a second. Throws what `problemOf` reads. */
export async function startCapture(onHeard: Heard, onEnded: () => void): Promise<Capture> {
  const stream = await openDevice({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    video: false,
  })
  const context = new AudioContext()
  try {
    await context.audioWorklet.addModule(new URL('./pcm-worklet.js', import.meta.url))
    return listen(stream, context, onHeard, onEnded)
  } catch (error) {
    release(stream)
    await context.close()
    throw error
  }
}

function listen(stream: MediaStream, context: AudioContext, onHeard: Heard, onEnded: () => void): Capture {
  const pieces: Int16Array<ArrayBuffer>[] = []
  const reduce = downsampler(context.sampleRate)
  const pcm = new AudioWorkletNode(context, 'pcm', { channelCount: 1, channelCountMode: 'explicit' })
  const filters = [0, 1].map(() => new BiquadFilterNode(context, { type: 'lowpass', frequency: HIGHEST_HZ }))
  // A silent way out: a branch that leads nowhere is not computed.
  const chain = [...filters, pcm, new GainNode(context, { gain: 0 }), context.destination]
  chain.reduce<AudioNode>((from, to) => from.connect(to), context.createMediaStreamSource(stream))

  let samples = 0
  let flushed: (() => void) | undefined
  pcm.port.onmessage = ({ data }: MessageEvent<Float32Array | string>) => {
    if (typeof data === 'string') return flushed?.()
    const piece = reduce(data)
    pieces.push(piece)
    samples += piece.length
    onHeard({ samples, level: levelOf(data) })
  }
  // The microphone was pulled out or the permission withdrawn.
  stream.getTracks()[0]?.addEventListener('ended', onEnded)

  return {
    pause: () => context.suspend(),
    resume: () => context.resume(),
    recording: () => wavOf(pieces),
    async stop() {
      if (context.state === 'running') {
        const last = new Promise<void>(resolve => {
          flushed = resolve
        })
        pcm.port.postMessage('flush')
        await last
      }
      release(stream)
      if (context.state !== 'closed') await context.close()
    },
  }
}
