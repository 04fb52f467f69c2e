import type { Message } from '@ariane/shared/contracts/chat'
import { describe, expect, it } from 'vitest'
import { byDay, byOpening, conversationAt, mediaUrl, newFrom, onTheirWay, splitLinks } from './rules.ts'

const message = (id: string, timestamp: string): Message => ({
  id,
  channelId: 'room-u',
  senderId: 'u',
  senderName: 'Léa',
  content: id,
  type: 'text',
  timestamp,
})
const user = (role: 'ROLE_STUDENT' | 'ROLE_PARENT') => ({
  user: { uid: 'u', grade: '4ème' as const, createdAt: '2026-01-01', roles: [role] },
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

  it('@C06 is the own one for a pupil, whatever the address; a manager’s is named by it, and he only looks at a viewed one', () => {
    const tom = { uid: 'p', displayName: 'Tom', grade: '5ème' as const }
    expect(conversationAt('/chat/x', user('ROLE_STUDENT'), null)).toEqual({ pupil: 'u', part: 'pupil' })
    expect(conversationAt('/chat', user('ROLE_PARENT'), null)).toBeNull()
    expect(conversationAt('/chat/p', user('ROLE_PARENT'), null)).toEqual({ pupil: 'p', part: 'adult' })
    expect(conversationAt('/chat/x', user('ROLE_PARENT'), tom)).toEqual({ pupil: 'p', part: 'viewer' })
  })

  it('@C07 shows what is on its way in one’s own name, and leaves what has arrived to itself', () => {
    const out = (id: string, pupil = 'u') => ({
      id,
      pupil,
      type: 'text' as const,
      content: id,
      at: 0,
      state: 'sending' as const,
    })
    const shown = onTheirWay(
      [out('a'), out('b'), out('c', 'other')],
      { pupil: 'u', messages: [message('a', '2026-11-20T10:00:00Z')] },
      { uid: 'u', name: 'Léa' },
    )
    expect(shown.map(one => one.message)).toEqual([{ ...message('b', '1970-01-01T00:00:00.000Z') }])
  })

  it('announces what others said since, neither one’s own words nor an older page', () => {
    const from = (id: string, senderId: string) => ({ ...message(id, '2026-11-20T10:00:00Z'), senderId })
    const list = [from('old', 't'), from('a', 't'), from('b', 'u'), from('c', 't')]
    expect(newFrom({ than: 'u' }, list, 'a').map(({ id }) => id)).toEqual(['c'])
    expect(newFrom({ than: 'u' }, list, undefined)).toEqual([])
    expect(newFrom({ than: 'u' }, list, 'c')).toEqual([])
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
    expect(mediaUrl(fileUrl === undefined ? { type } : { type, fileUrl })).toBe(shown)
  })

  it.each([
    ['Bonjour', [{ text: 'Bonjour' }]],
    [
      'Voir https://exemple.fr/a?b=1. Merci',
      [{ text: 'Voir ' }, { text: 'https://exemple.fr/a?b=1', href: 'https://exemple.fr/a?b=1' }, { text: '. Merci' }],
    ],
    ['https://exemple.fr', [{ text: 'https://exemple.fr', href: 'https://exemple.fr' }]],
    ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
    ['https://', [{ text: 'https://' }]],
    ...[
      'https://fr.wikipedia.org/wiki/Volcan_(homonymie)',
      'https://exemple.fr/a[1]',
      'https://exemple.fr/?q=(a)(b)',
      'https://exemple.fr/_/',
    ].flatMap((href): [string, object[]][] => [
      [href, [{ text: href, href }]],
      [`(${href}).`, [{ text: '(' }, { text: href, href }, { text: ').' }]],
      [`«${href}», oui`, [{ text: '«' }, { text: href, href }, { text: '», oui' }]],
    ]),
    ['', []],
  ])('%j is cut into its words and its web addresses', (text, parts) => expect(splitLinks(text)).toEqual(parts))
})
