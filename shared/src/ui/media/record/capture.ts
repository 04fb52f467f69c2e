import { openDevice, release } from '../device.ts'
import { createResampler, encodeWav, measureLevel } from './wav.ts'

/** The highest frequency of speech that 16 kHz can hold; higher ones would come back as a whistle. */
const MAX_VOICE_HZ = 7000
const MAX_FLUSH_MS = 500

export type Capture = {
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** The recording so far. */
  recording: () => Blob
  /** Ends the recording and releases the microphone; the recording stays readable. */
  stop: () => Promise<void>
}

type OnSamples = (now: { samples: number; level: number }) => void

/** Starts to record the microphone; `onSamples` is told some ten times a second. Throws what `readDeviceProblem` reads. */
export async function startCapture(onSamples: OnSamples, onEnded: () => void): Promise<Capture> {
  const stream = await openDevice({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    video: false,
  })
  const context = new AudioContext()
  try {
    await context.audioWorklet.addModule(new URL('./pcm-worklet.js', import.meta.url))
    return listen(stream, context, onSamples, onEnded)
  } catch (error) {
    release(stream)
    await context.close()
    throw error
  }
}

function listen(stream: MediaStream, context: AudioContext, onSamples: OnSamples, onEnded: () => void): Capture {
  const pieces: Int16Array<ArrayBuffer>[] = []
  const resample = createResampler(context.sampleRate)
  const pcm = new AudioWorkletNode(context, 'pcm', { channelCount: 1, channelCountMode: 'explicit' })
  const filters = [0, 1].map(() => new BiquadFilterNode(context, { type: 'lowpass', frequency: MAX_VOICE_HZ }))
  // A silent output, because a branch without an output is not computed.
  const chain = [...filters, pcm, new GainNode(context, { gain: 0 }), context.destination]
  chain.reduce<AudioNode>((from, to) => from.connect(to), context.createMediaStreamSource(stream))

  let samples = 0
  let paused = false
  let flushed: (() => void) | undefined
  pcm.port.onmessage = ({ data }: MessageEvent<Float32Array | string>) => {
    if (typeof data === 'string') return flushed?.()
    if (paused) return
    const piece = resample(data)
    pieces.push(piece)
    samples += piece.length
    onSamples({ samples, level: measureLevel(data) })
  }
  /** Asks for the piece being filled; a stalled audio thread is not waited for. */
  const flush = () =>
    new Promise<void>(resolve => {
      flushed = resolve
      setTimeout(resolve, MAX_FLUSH_MS)
      pcm.port.postMessage('flush')
    })
  const [track] = stream.getTracks()
  // The microphone was unplugged or the permission withdrawn.
  track?.addEventListener('ended', onEnded)

  return {
    // The sound goes on and is dropped, because a stopped device does not always start again.
    async pause() {
      await flush()
      paused = true
      if (track) track.enabled = false
    },
    async resume() {
      if (track) track.enabled = true
      if (context.state !== 'running') await context.resume()
      await flush()
      paused = false
    },
    recording: () => encodeWav(pieces),
    async stop() {
      await flush()
      release(stream)
      if (context.state !== 'closed') await context.close()
    },
  }
}
