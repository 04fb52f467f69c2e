import { describe, expect, it } from 'vitest'
import { type ChatMedia, detectMediaType, isMedia } from './chat-media.ts'

const url = (mime: string, ...bytes: (string | number[])[]) => {
  const all = Buffer.concat(bytes.map(part => Buffer.from(part as string, 'latin1')))
  return `data:${mime};base64,${Buffer.concat([all, Buffer.alloc(32)]).toString('base64')}`
}
const MP4 = ['\0\0\0\x18ftyp', 'isom'] as const

describe('@C03 @C04 a file inside a message', () => {
  it.each<[ChatMedia, string]>([
    ['image', url('image/jpeg', '\xff\xd8\xff')],
    ['image', url('image/png', '\x89PNG\r\n\x1a\n')],
    ['image', url('image/webp', 'RIFF\0\0\0\0WEBP')],
    ['image', url('image/gif', 'GIF89a')],
    ['audio', url('audio/wav', 'RIFF\0\0\0\0WAVE')],
    ['audio', url('audio/mpeg', '\xff\xfb\x90')],
    ['audio', url('audio/mp4', '\0\0\0\x18ftypM4A ')],
    ['audio', url('audio/webm;codecs=opus', '\x1a\x45\xdf\xa3')],
    ['video', url('video/webm;codecs="vp9,opus"', '\x1a\x45\xdf\xa3')],
    ['video', url('video/mp4', ...MP4)],
    ['video', url('video/quicktime', '\0\0\0\x14ftypqt  ')],
  ])('is an %s when its bytes say so', (type, file) => {
    expect(isMedia(type, file)).toBe(true)
    const others = (['image', 'audio', 'video'] as const).filter(other => other !== type)
    expect(others.filter(other => isMedia(other, file))).toEqual([])
  })

  it.each([
    ['another type than it says', url('image/png', 'GIF89a')],
    ['a page', url('image/png', '<html>')],
    ['a drawing that may run scripts', url('image/svg+xml', '<svg>')],
    ['an address', 'https://example.org/a.png'],
    ['no base64', 'data:image/png;base64,*not*'],
    ['cut', url('image/png', '\x89PNG\r\n\x1a\n').slice(0, -1)],
    ['nothing', 'data:image/png;base64,'],
  ])('is refused when it is %s', (_, file) => {
    expect(detectMediaType(file)).toBeUndefined()
    expect(isMedia('image', file)).toBe(false)
  })
})
