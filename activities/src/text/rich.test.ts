import { describe, expect, it } from 'vitest'
import { paragraphs, pieces } from './rich.ts'

describe('light writing inside an activity', () => {
  it('finds maths and strong words', () => {
    expect(pieces('Le **carré** de $x$ est $x^2$.')).toEqual([
      { kind: 'text', text: 'Le ' },
      { kind: 'bold', text: 'carré' },
      { kind: 'text', text: ' de ' },
      { kind: 'maths', text: 'x' },
      { kind: 'text', text: ' est ' },
      { kind: 'maths', text: 'x^2' },
      { kind: 'text', text: '.' },
    ])
  })

  it('leaves a lonely dollar and a product alone', () => {
    expect(pieces('5 $ et 3 * 4 * 2')).toEqual([{ kind: 'text', text: '5 $ et 3 * 4 * 2' }])
  })

  it('finds strong words where emphasised ones begin and end', () => {
    const kinds = (text: string) => pieces(text).map(({ kind, text: inside }) => [kind, inside])
    expect(kinds('***Où** vas-tu ?*')).toEqual([['italic', '**Où** vas-tu ?']])
    expect(kinds('*Il craint **la nuit***.')).toEqual([
      ['italic', 'Il craint **la nuit**'],
      ['text', '.'],
    ])
    expect(kinds('L’***Odyssée*** et **l’*Iliade***')).toEqual([
      ['text', 'L’'],
      ['italic', '**Odyssée**'],
      ['text', ' et '],
      ['bold', 'l’*Iliade*'],
    ])
  })

  it.each(['$5, not $10', 'It costs $5 or $6.', 'from $5-$10', 'un $ et un $'])('leaves the money of « %s »', text => {
    expect(pieces(text).map(({ kind }) => kind)).toEqual(['text'])
  })

  it('finds strong words inside emphasised ones', () => {
    expect(pieces('*Ich **lerne** Deutsch.* et **l’un *ou* l’autre**')).toEqual([
      { kind: 'italic', text: 'Ich **lerne** Deutsch.' },
      { kind: 'text', text: ' et ' },
      { kind: 'bold', text: 'l’un *ou* l’autre' },
    ])
  })

  it('gathers lists', () => {
    expect(paragraphs('Voici :\n- un\n- deux\n\n1. puis').map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['p', 1],
      ['ul', 2],
      ['ol', 1],
    ])
  })
})

it('goes on with the numbers of a list behind a paragraph', () => {
  const starts = paragraphs('1. un\n2. deux\nPuis :\n3) trois\n4) quatre').map(({ kind, start }) => [kind, start])
  expect(starts).toEqual([
    ['ol', 1],
    ['p', undefined],
    ['ol', 3],
  ])
})

describe('hostile words in an activity', () => {
  it.each(['<script>top.hacked=1</script>', '[ici](javascript:alert(1))', '<img src=x onerror=alert(1)>'])(
    '« %s » is text like any other',
    text => expect(pieces(text)).toEqual([{ kind: 'text', text }]),
  )
})
