import type { Message } from '@ariane/shared/contracts/chat'
import { describe, expect, it } from 'vitest'
import { byDay, byOpening, isWithoutPupil, mediaOf, partsOf } from './rules.ts'

const message = (id: string, timestamp: string): Message => ({
  id,
  channelId: 'room-u',
  senderId: 'u',
  senderName: 'Léa',
  content: id,
  type: 'text',
  timestamp,
})
const user = { uid: 'u', grade: '4ème' as const, createdAt: '2026-01-01' }
const signedIn = (role: 'ROLE_STUDENT' | 'ROLE_PARENT') => ({
  status: 'signedIn' as const,
  user: { ...user, roles: [role] },
})

describe('the conversation', () => {
  it('separates earlier requests from this one and keeps the order of the messages', () => {
    const list = [
      message('ancien', '2026-11-01T10:00:00Z'),
      message('b', '2026-11-20T10:05:00Z'),
      message('a', '2026-11-20T10:00:00Z'),
    ]
    const { previous, current } = byOpening(list, { createdAt: '2026-11-20T10:00:00.000Z' })
    expect(previous.map(({ id }) => id)).toEqual(['ancien'])
    expect(current.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('is told day by day, on the Paris calendar', () => {
    const days = byDay([
      message('soir', '2026-11-19T22:30:00Z'),
      message('nuit', '2026-11-19T23:30:00Z'),
      message('matin', '2026-11-20T08:00:00Z'),
    ])
    expect(days.map(({ title, messages }) => [title, messages.map(({ id }) => id)])).toEqual([
      ['jeudi 19 novembre', ['soir']],
      ['vendredi 20 novembre', ['nuit', 'matin']],
    ])
  })

  it('is nobody’s for a manager who looks at no pupil', () => {
    const pupil = { uid: 'p', displayName: 'Tom', grade: '5ème' as const }
    expect(isWithoutPupil(signedIn('ROLE_PARENT'), null)).toBe(true)
    expect(isWithoutPupil(signedIn('ROLE_PARENT'), pupil)).toBe(false)
    expect(isWithoutPupil(signedIn('ROLE_STUDENT'), null)).toBe(false)
  })
})

describe('a message', () => {
  it.each([
    ['image', 'data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ['audio', 'data:audio/wav;base64,AA==', 'data:audio/wav;base64,AA=='],
    ['image', 'data:text/html,<b>', undefined],
    ['image', 'https://example.org/a.png', undefined],
    ['video', undefined, undefined],
    ['text', 'data:text/plain,a', undefined],
  ] as const)('of type %s with the file %s shows %s', (type, fileUrl, shown) => {
    expect(mediaOf(fileUrl === undefined ? { type } : { type, fileUrl })).toBe(shown)
  })

  it.each([
    ['Bonjour', [{ text: 'Bonjour' }]],
    [
      'Voir https://exemple.fr/a?b=1. Merci',
      [{ text: 'Voir ' }, { text: 'https://exemple.fr/a?b=1', href: 'https://exemple.fr/a?b=1' }, { text: '. Merci' }],
    ],
    ['https://exemple.fr', [{ text: 'https://exemple.fr', href: 'https://exemple.fr' }]],
    ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
    ['', []],
  ])('%j is cut into its words and its web addresses', (text, parts) => expect(partsOf(text)).toEqual(parts))
})
