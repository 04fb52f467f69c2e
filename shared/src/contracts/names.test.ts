import { describe, expect, it } from 'vitest'
import { OptionalName, PersonName, Username } from './names.ts'

const takes = (schema: typeof PersonName, text: string) => schema.safeParse(text).success

describe('@X06 a name', () => {
  it.each([
    'Léa',
    'Jean-Éloi',
    'N’Golo',
    "O'Brien",
    'de la Tour d’Auvergne',
    'J.-P.',
    'عمر الطويل',
    'Нина',
    '小林',
    'Ṣọlá',
    'दीपिका',
    'Łukasz',
    'constructor',
    'Dupont--Martin',
    'Gal·la',
    'マリ・クレール',
    'a'.repeat(80),
  ])('may be %s', name => expect(takes(PersonName, name)).toBe(true))

  it('comes in one way of writing its accents, without spaces around it', () => {
    expect(PersonName.parse('  Le\u0301a ')).toBe('Léa')
    expect(OptionalName.parse('  ')).toBe('')
  })

  it.each([
    ['Mar\u00adtin', 'Martin'],
    ['Zo\u200bé\ufeff', 'Zoé'],
    ['N`Guessan', 'N’Guessan'],
    ["N'Guessan", 'N’Guessan'],
    ['N\u00b4Guessan', 'N’Guessan'],
    ['D’ Artagnan', 'D’Artagnan'],
    ['N\u02bcGolo', 'N’Golo'],
    ['Jean–Pierre', 'Jean-Pierre'],
    ['Dupont -- Martin', 'Dupont--Martin'],
    ['Jean - Éloi', 'Jean-Éloi'],
    ["O''Brien", 'O’Brien'],
    ['Anne\u00a0 Sophie', 'Anne Sophie'],
  ])('is read as it was meant: %j is %j', (typed, meant) => expect(OptionalName.parse(typed)).toBe(meant))

  it.each([
    ['URGENT\nVotre compte bancaire est bloqué', 'a line break'],
    ['URGENT\u2028Votre compte', 'a line break of another kind'],
    ['Léa <b>', 'markup'],
    ['lea@exemple.fr', 'an address'],
    ['banque.fr', 'a link'],
    ['www.banque.fr', 'a link'],
    ['http://banque.fr', 'a link'],
    ['Rappelez le 0612345678', 'a number'],
    ['Léa\u202Eaél', 'a mark of direction'],
    ['Léa\u0000', 'a control'],
    ['L̷̸̡̢̛éa', 'a heap of marks'],
    ['👩‍👩‍👧‍👦', 'a picture'],
    ['Votre compte : bloqué !', 'signs of a sentence'],
    ['-Léa', 'no letter first'],
    ['a'.repeat(81), 'too many letters'],
    ['', 'nothing'],
  ])('is not %j: %s', name => expect(takes(PersonName, name)).toBe(false))

  it('of an account may hold digits, and no address, link or line break either', () => {
    for (const name of ['renard-bleu412', 'Madame Petit', 'M. Petit', 'léa_2', '3eB'])
      expect(takes(Username, name)).toBe(true)
    for (const name of ['a@b.fr', 'a\nb', 'a/b', '<b>', 'a\u202Eb', '', ' ', '_a'])
      expect(takes(Username, name)).toBe(false)
  })
})
