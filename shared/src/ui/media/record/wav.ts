/** The stored rate: speech needs no more, and five minutes stay below 10 MB. */
const WAV_RATE = 16_000
const HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2

type Resampler = (piece: Float32Array) => Int16Array<ArrayBuffer>

/** Brings a stream of samples to 16 kHz, piece by piece; how it is cut is not heard. */
export const createResampler = (rate: number): Resampler => (rate < WAV_RATE ? upsampler(rate) : downsampler(rate))

/** Each new sample is the mean of the old ones it covers. The sound must hold nothing above 8 kHz. */
function downsampler(rate: number): Resampler {
  const step = rate / WAV_RATE
  let sum = 0
  let covered = 0
  return piece => {
    const out = new Int16Array(Math.ceil((piece.length + covered) / step))
    let n = 0
    for (const sample of piece) {
      const room = step - covered
      if (room > 1) {
        sum += sample
        covered += 1
        continue
      }
      out[n++] = toInt16((sum + sample * room) / step)
      covered = 1 - room
      sum = sample * covered
    }
    return out.slice(0, n)
  }
}

/** Each new sample lies on the line between two old ones, as a telephone's headset gives too few. */
function upsampler(rate: number): Resampler {
  const step = rate / WAV_RATE
  let before: number | undefined
  /** Where the next new sample lies between two old ones, from 0 to 1. */
  let at = 0
  return piece => {
    const out: number[] = []
    for (const sample of piece) {
      if (before !== undefined) {
        for (; at < 1; at += step) out.push(toInt16(before + (sample - before) * at))
        at -= 1
      }
      before = sample
    }
    return Int16Array.from(out)
  }
}

function toInt16(sample: number): number {
  const within = Math.max(-1, Math.min(1, sample))
  return Math.round(within < 0 ? within * 0x8000 : within * 0x7fff)
}

/** Loudness of a piece from 0 to 1: the root mean square, scaled so that speech fills half of the meter. */
export function measureLevel(piece: Float32Array): number {
  if (piece.length === 0) return 0
  let sum = 0
  for (const sample of piece) sum += sample * sample
  return Math.min(1, Math.sqrt(Math.sqrt(sum / piece.length)))
}

/** Duration of so many samples. */
export const durationSeconds = (samples: number) => samples / WAV_RATE

/** A WAV file, 16 kHz mono 16-bit PCM. */
export function encodeWav(pieces: readonly Int16Array<ArrayBuffer>[]): Blob {
  const data = pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
  const header = new DataView(new ArrayBuffer(HEADER_BYTES))
  const text = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i++) header.setUint8(at + i, letters.charCodeAt(i))
  }
  text(0, 'RIFF')
  header.setUint32(4, HEADER_BYTES - 8 + data, true)
  text(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, WAV_RATE, true)
  header.setUint32(28, WAV_RATE * BYTES_PER_SAMPLE, true)
  header.setUint16(32, BYTES_PER_SAMPLE, true)
  header.setUint16(34, BYTES_PER_SAMPLE * 8, true)
  text(36, 'data')
  header.setUint32(40, data, true)
  // Typed arrays are little-endian on every current browser, as WAV requires.
  return new Blob([header, ...pieces], { type: 'audio/wav' })
}
