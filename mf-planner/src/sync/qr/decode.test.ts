import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { decodeQr, type Grey } from './decode.ts'

const CODE = JSON.stringify({
  jeton: '3A91'.repeat(32),
  login: 'C0FFEE'.repeat(6),
  url: 'https://0750001a.index-education.net/pronote/mobile.eleve.html',
})

/** A code as a screen shows it: modules of so many pixels, drawn by another library than the one that reads. */
function picture(text: string, { scale = 4, dark = 20, light = 235, noise = 0 } = {}): Grey {
  const { data, size } = encode(text, { border: 4 })
  const width = size * scale
  const pixels = new Uint8ClampedArray(width * width)
  let seed = 1
  for (let i = 0; i < pixels.length; i++) {
    seed = (seed * 16807) % 2147483647
    const isDark = data[Math.floor(i / width / scale)]?.[Math.floor((i % width) / scale)]
    pixels[i] = (isDark ? dark : light) + (seed / 2147483647 - 0.5) * noise
  }
  return { pixels, width, height: width }
}

/** Turned by a quarter. */
function turned({ pixels, width, height }: Grey): Grey {
  const turn = new Uint8ClampedArray(pixels.length)
  for (let i = 0; i < pixels.length; i++)
    turn[(i % width) * height + height - 1 - Math.floor(i / width)] = pixels[i] ?? 0
  return { pixels: turn, width: height, height: width }
}

describe('@Y05 the QR code of PRONOTE in a picture', () => {
  it.each([
    ['as a screen shows it', picture(CODE)],
    ['small', picture(CODE, { scale: 2 })],
    ['pale and noisy, as a photo is', picture(CODE, { dark: 80, light: 180, noise: 40, scale: 5 })],
    ['light on a dark ground', picture(CODE, { dark: 235, light: 20 })],
    ['turned', turned(picture(CODE))],
  ])('is read: %s', (_, seen) => expect(decodeQr(seen)).toBe(CODE))

  it('is none where nothing is drawn, or half of it is out of sight', () => {
    const { pixels, width } = picture(CODE)
    expect(decodeQr({ pixels: new Uint8ClampedArray(10_000).fill(200), width: 100, height: 100 })).toBeNull()
    const half = Math.floor(width / 2)
    expect(decodeQr({ pixels: pixels.slice(0, half * width), width, height: half })).toBeNull()
  })
})
