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

  it.each([
    ['a conversation on a phone', 1080, 12_000],
    ['a page of the web', 1280, 9000],
    ['a timeline', 12_000, 1000],
    ['a long receipt', 600, 16_000],
  ])('%s keeps a width that can be read', (_what, width, height) => {
    const list = listTries({ width, height })
    const narrow = list.map(size => Math.min(size.width, size.height))
    expect(Math.max(...narrow)).toBe(Math.min(width, height))
    expect(Math.min(...narrow)).toBe(480)
    for (const size of list) expect(size.width / size.height).toBeCloseTo(width / height, 1)
  })

  it('what no browser draws is not tried', () => {
    expect(listTries({ width: 1080, height: 60_000 })).toEqual([])
    expect(listTries({ width: 180, height: 2000 })[0]).toEqual({ width: 180, height: 2000, quality: 0.85 })
    for (const { width, height } of listTries({ width: 3000, height: 16_000 }))
      expect(width * height).toBeLessThanOrEqual(16_000_000)
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
