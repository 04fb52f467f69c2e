import { describe, expect, it } from 'vitest'
import { createResampler, durationSeconds, encodeWav, measureLevel } from './wav.ts'

const tone = (rate: number, hertz: number, seconds: number) =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate) / 2)

describe('recorded sound', () => {
  it.each([96_000, 48_000, 44_100, 22_050, 16_000, 12_000, 11_025, 8000])(
    'from %i Hz becomes 16 kHz, however it is cut into pieces',
    rate => {
      const sound = tone(rate, 440, 1)
      const whole = createResampler(rate)(sound)
      const take = createResampler(rate)
      const pieces: number[] = []
      for (let at = 0; at < sound.length; at += 4096) pieces.push(...take(sound.slice(at, at + 4096)))
      expect(Math.abs(whole.length - 16_000)).toBeLessThanOrEqual(2)
      expect(pieces).toEqual([...whole])
      const crossings = whole.filter((sample, i) => i > 0 && (whole[i - 1] ?? 0) < 0 && sample >= 0).length
      expect(crossings).toBeGreaterThanOrEqual(438)
      expect(crossings).toBeLessThanOrEqual(441)
    },
  )

  it('of a headset of 8 kHz is as long and as high as it was', async () => {
    const pieces = [createResampler(8000)(tone(8000, 440, 5))]
    expect(durationSeconds(pieces[0]?.length ?? 0)).toBeCloseTo(5, 3)
    const file = new DataView(await encodeWav(pieces).arrayBuffer())
    expect(file.getUint32(40, true) / file.getUint32(28, true)).toBeCloseTo(5, 3)
  })

  it('that is too loud is cut, not wrapped around', () =>
    expect([...createResampler(16_000)(Float32Array.of(2, -2, 1, -1))]).toEqual([32_767, -32_768, 32_767, -32_768]))

  it('becomes a WAV file with the sizes that it has', async () => {
    const blob = encodeWav([Int16Array.of(1, 2), Int16Array.of(-3)])
    const file = new DataView(await blob.arrayBuffer())
    const text = (at: number, length: number) =>
      String.fromCharCode(...Array.from({ length }, (_, i) => file.getUint8(at + i)))
    expect(blob.type).toBe('audio/wav')
    expect([text(0, 4), text(8, 8), text(36, 4)]).toEqual(['RIFF', 'WAVEfmt ', 'data'])
    expect(file.getUint32(4, true)).toBe(blob.size - 8)
    expect(file.getUint16(22, true)).toBe(1)
    expect(file.getUint32(24, true)).toBe(16_000)
    expect(file.getUint32(28, true)).toBe(32_000)
    expect(file.getUint32(40, true)).toBe(6)
    expect(file.getInt16(48, true)).toBe(-3)
  })

  it('of five minutes stays below 10 MB', () => expect(44 + 300 * 32_000).toBeLessThan(10 * 2 ** 20))

  it('has a level between 0 and 1, and a length', () => {
    expect(measureLevel(new Float32Array(10))).toBe(0)
    expect(measureLevel(new Float32Array(0))).toBe(0)
    expect(measureLevel(Float32Array.of(1, -1))).toBe(1)
    expect(measureLevel(tone(16_000, 440, 0.1))).toBeCloseTo(0.595, 2)
    expect(durationSeconds(40_000)).toBe(2.5)
  })
})
