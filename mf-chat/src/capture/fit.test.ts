import { describe, expect, it } from 'vitest'
import { dataUrlLength, detectKind, listTries, maxFileBytes, maxSeconds, usualType } from './fit.ts'

describe('@C04 what fits a message', () => {
  it('a picture is tried from large and fine to small, in its own shape, never enlarged', () => {
    const list = listTries({ width: 4000, height: 3000 })
    expect(list[0]).toEqual({ width: 2000, height: 1500, quality: 0.85 })
    expect(list.at(-1)).toEqual({ width: 640, height: 480, quality: 0.55 })
    expect(listTries({ width: 300, height: 100 })).toEqual(
      [0.85, 0.7, 0.55].map(quality => ({ width: 300, height: 100, quality })),
    )
  })

  it('a file counts as long as its data URL is', () => {
    const url = `data:image/png;base64,${Buffer.alloc(1000).toString('base64')}`
    expect(dataUrlLength(1000, 'image/png')).toBe(url.length)
  })

  it.each([1000, 900_000, 1_048_576])('the largest file for %i letters really fits, whatever its type', letters => {
    expect(dataUrlLength(maxFileBytes(letters), 'video/x-matroska')).toBeLessThanOrEqual(letters)
  })

  it('seconds of 16 kHz mono sound are whole, and fit', () => {
    const seconds = maxSeconds(950_000)
    expect(seconds).toBe(21)
    expect(dataUrlLength(44 + (seconds + 0.5) * 32_000, 'audio/wav')).toBeLessThanOrEqual(950_000)
    expect(maxSeconds(10)).toBe(0)
  })
})

describe('@C03 an upload', () => {
  it.each([
    ['image/png', 'a.png', 'image'],
    ['video/mp4', 'a.mp4', 'video'],
    ['', 'photo.HEIC', 'image'],
    ['', 'film.mov', 'video'],
    ['application/pdf', 'a.pdf', null],
    ['audio/mpeg', 'a.mp3', null],
    ['text/html', 'a.png', null],
    ['', 'a.exe', null],
  ])('of type %j named %j is taken as %s', (type, name, kind) => expect(detectKind({ type, name })).toBe(kind))

  it('is named as browsers name what they play', () => {
    expect(['audio/x-wav', 'audio/x-m4a', 'video/mp4', ''].map(usualType)).toEqual([
      'audio/wav',
      'audio/mp4',
      'video/mp4',
      '',
    ])
  })
})
