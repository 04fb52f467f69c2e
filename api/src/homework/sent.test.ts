import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isTooLarge } from './sent.ts'

it('@G08 a picture is too large by its pixels as by its bytes', async () => {
  const drawn = (width: number) =>
    sharp({ create: { width, height: 2500, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  expect(isTooLarge(await drawn(10_000))).toBe(false)
  expect(isTooLarge(await drawn(10_001))).toBe(true)
  expect(isTooLarge(Buffer.alloc(11 * 2 ** 20))).toBe(true)
})
