import { describe, expect, it } from 'vitest'
import { readLink, readMedia, readPicture } from './links.ts'

const base = 'https://ariane.example/path/1'

describe('addresses in a slide', () => {
  it('are ours or secure ones', () => {
    expect(readLink('/frames/activity.html', base)).toEqual({
      href: 'https://ariane.example/frames/activity.html',
      own: true,
    })
    expect(readLink('https://tube.example/v/1', base)).toEqual({ href: 'https://tube.example/v/1', own: false })
  })

  it('are never scripts, other schemes or nothing', () => {
    for (const text of ['javascript:alert(1)', 'data:text/html,<b>', 'http://plain.example', 'https://', ''])
      expect(readLink(text, base)).toBeNull()
  })

  it('of pictures are ours or data, never somebody else’s', () => {
    expect(readPicture('/pictures/carte.png', base)).toBe('https://ariane.example/pictures/carte.png')
    expect(readPicture('data:image/png;base64,AAAA', base)).toBe('data:image/png;base64,AAAA')
    for (const text of ['https://tube.example/pixel.png', '//tube.example/pixel.png', 'data:text/html,x', ''])
      expect(readPicture(text, base)).toBeNull()
  })

  it('of films are ours and end like films; others are left to a frame', () => {
    expect(readMedia('/media/film.mp4', 'video', base)).toBe('https://ariane.example/media/film.mp4')
    expect(readMedia('https://tube.example/film.mp4', 'video', base)).toBeNull()
    expect(readMedia('/watch', 'video', base)).toBeNull()
  })

  it('of sounds may be data', () => {
    expect(readMedia('data:audio/wav;base64,AAAA', 'audio', base)).toBe('data:audio/wav;base64,AAAA')
    expect(readMedia('A'.repeat(64), 'audio', base)).toBe(`data:audio/wav;base64,${'A'.repeat(64)}`)
    expect(readMedia('data:text/html,x', 'audio', base)).toBeNull()
  })
})
