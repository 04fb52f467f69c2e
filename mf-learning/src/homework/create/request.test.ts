import { describe, expect, it } from 'vitest'
import { type Draft, EMPTY_DRAFT, type ReadStatement, withReading } from './draft.ts'
import { toRequest } from './request.ts'

const place = { subject: 'Français', chapterId: 'c1' } as const
const draft = (part: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, ...place, description: ' Pour lundi ', ...part })
const common = { userId: 'u1', pathType: 'homework', ...place }
const read = (kind: ReadStatement['kind']): ReadStatement => ({
  state: 'read',
  id: null,
  kind,
  text: ' Conjuguez. ',
  uncertain: [],
  notices: [],
  seen: true,
})

describe('the request of a homework', () => {
  it('has the statement as text and description in text mode', () =>
    expect(toRequest(draft({ mode: 'text', statement: ' Lire \n' }), 'u1', '')).toEqual({
      ...common,
      desc: 'Lire',
      text: 'Lire',
    }))

  it('has the picture or the sound, and nothing else', () => {
    expect(toRequest(draft({ mode: 'photo' }), 'u1', 'AAAA')).toEqual({ ...common, desc: 'Pour lundi', image: 'AAAA' })
    expect(toRequest(draft({ mode: 'audio' }), 'u1', 'BBBB')).toEqual({ ...common, desc: 'Pour lundi', audio: 'BBBB' })
  })

  it.each([
    ['pdf', { text: 'Conjuguez.' }],
    ['docx', { text: 'Conjuguez.' }],
    ['text', { text: 'Conjuguez.' }],
    ['image', { image: 'AAAA' }],
    ['audio', { audio: 'AAAA' }],
  ] as const)('sends a file that is %s as one of the three', (kind, part) =>
    expect(toRequest(withReading(draft({ mode: 'file' }), 'file', read(kind)), 'u1', 'AAAA')).toEqual({
      ...common,
      desc: 'Pour lundi',
      ...part,
    }),
  )

  it('names the reading of the picture or the sound, where there is one', () => {
    const id = 'b1f7a9aa-0000-4000-8000-000000000001'
    const sent = { ...common, desc: 'Pour lundi' }
    expect(toRequest(draft({ mode: 'photo' }), 'u1', 'AAAA', id)).toEqual({ ...sent, image: 'AAAA', readingId: id })
    expect(toRequest(draft({ mode: 'audio' }), 'u1', 'BBBB', id)).toEqual({ ...sent, audio: 'BBBB', readingId: id })
    const document = withReading(draft({ mode: 'file' }), 'file', read('pdf'))
    expect(toRequest(document, 'u1', 'AAAA', id)).toEqual({ ...sent, text: 'Conjuguez.' })
  })

  it('is never made without a chapter', () =>
    expect(() => toRequest({ ...draft({ mode: 'text' }), chapterId: null }, 'u1', '')).toThrow('no chapter'))
})
