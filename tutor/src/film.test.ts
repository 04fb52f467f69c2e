import { describe, expect, it } from 'vitest'
import { filmIn } from './film.ts'

describe('a film that a description names', () => {
  it.each([
    ['Voir https://www.youtube.com/watch?v=dQw4w9WgXcQ.', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['(https://vimeo.com/123456789)', 'https://player.vimeo.com/video/123456789?dnt=1'],
    [
      'https://tube.example.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
      'https://tube.example.org/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d',
    ],
    ['Le film https://example.org/cours/film.mp4, puis 3 questions', 'https://example.org/cours/film.mp4'],
  ])('%s is played from its player', (prompt, player) => expect(filmIn(prompt)).toBe(player))

  it.each([
    'Trois questions',
    'http://example.org/film.mp4',
    'https://example.org/page',
    'javascript:alert(1)',
    'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  ])('%s is none', prompt => expect(filmIn(prompt)).toBeUndefined())
})
