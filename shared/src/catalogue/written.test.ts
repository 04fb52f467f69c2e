import { describe, expect, it } from 'vitest'
import { slug } from './logins.ts'
import { nameIn, tellApart } from './name-in.ts'
import { fold } from './written.ts'

describe('two writings of one name', () => {
  it.each([
    ['6e B', '6E-b'],
    ['ÉLAN', 'Elan'],
    ['İBRAHİM', 'ibrahim'],
    ['Mar\u00adtin', 'martin'],
    ['Anne\u00a0Sophie', 'anne-sophie'],
  ])('are the same: %j and %j', (one, other) => expect(fold(one)).toBe(fold(other)))

  it.each([
    ['6α', '6β'],
    ['6и', '6й'],
    ['6か', '6が'],
    ['6+', '6-'],
    ['6²', '6'],
    ['王 伟', '李 娜'],
  ])('are not: %j and %j', (one, other) => expect(fold(one)).not.toBe(fold(other)))
})

it.each([
  ['Đào', 'dao'],
  ['İBRAHİM', 'ibrahim'],
  ['Işıl', 'isil'],
  ['ŁUKASZ', 'lukasz'],
  ['Øystein Þór', 'oystein-thor'],
  ['GROẞ', 'gross'],
  ['Ɓaaba Ɗan', 'baaba-dan'],
  ['Mar\u00adtin', 'martin'],
  ['Cœur de Lion', 'coeur-de-lion'],
  ['王', ''],
])('%j has the login %j', (name, login) => expect(slug(name)).toBe(login))

describe('the name of a pupil in a list', () => {
  const list = [
    { userId: 'a', fullName: 'Lina Martin', login: 'lina-martin' },
    { userId: 'b', fullName: 'Lina MARTIN', login: 'lina-martin2' },
    { userId: 'c', fullName: 'Tom Roux', login: 'tom-roux' },
  ]
  it('has the login where two are called the same, capitals aside', () => {
    expect(list.map(pupil => nameIn(list, pupil))).toEqual([
      'Lina Martin (lina-martin)',
      'Lina MARTIN (lina-martin2)',
      'Tom Roux',
    ])
  })
  it('finds the login of somebody of whom only the account is known', () => {
    expect(nameIn(list, { userId: 'b', fullName: 'Lina Martin' })).toBe('Lina Martin (lina-martin2)')
    expect(tellApart([{ userId: 'd', fullName: 'Tom Roux', login: 'tom-roux2' }], list)).toMatchObject([
      { fullName: 'Tom Roux (tom-roux2)' },
    ])
    expect(nameIn([], { userId: 'b', fullName: 'Lina Martin' })).toBe('Lina Martin')
  })
})
