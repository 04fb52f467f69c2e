const HEADER = 44
const BYTES_PER_SAMPLE = 2

/** Wraps 16 bit mono samples into a wav file. */
export function toWav(chunks: readonly Uint8Array[], sampleRate: number): Uint8Array {
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const file = new Uint8Array(HEADER + size)
  const view = new DataView(file.buffer)
  const text = (at: number, word: string) => file.set(new TextEncoder().encode(word), at)
  text(0, 'RIFF')
  view.setUint32(4, HEADER - 8 + size, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * BYTES_PER_SAMPLE, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true)
  text(36, 'data')
  view.setUint32(40, size, true)
  let at = HEADER
  for (const chunk of chunks) {
    file.set(chunk, at)
    at += chunk.length
  }
  return file
}
