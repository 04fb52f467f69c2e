import { describe, expect, it } from 'vitest'
import { library } from '../../library.ts'
import { sayAskedNumber } from './asked-number.ts'
import { readNumber, sayNumber } from './say-number.ts'
import { sayTime } from './say-time.ts'

describe('numbers of a language', () => {
  it.each([
    [0, 'en', 'zero'],
    [21, 'en', 'twenty-one'],
    [100, 'en', 'one hundred'],
    [345, 'en', 'three hundred and forty-five'],
    [17, 'de', 'siebzehn'],
    [21, 'de', 'einundzwanzig'],
    [101, 'de', 'einhunderteins'],
    [-5, 'de', 'minus fünf'],
    [26, 'es', 'veintiséis'],
    [31, 'es', 'treinta y uno'],
    [100, 'es', 'cien'],
    [555, 'es', 'quinientos cincuenta y cinco'],
  ] as const)('%d in %s is « %s »', (value, lang, said) => {
    expect(sayNumber(value, lang)).toBe(said)
  })

  it('are read back, each of them', () => {
    for (const lang of ['en', 'de', 'es'] as const)
      for (let value = 0; value < 1000; value++) expect(readNumber(sayNumber(value, lang) ?? '', lang)).toBe(value)
  })

  it('of a thousand and more are not said', () => {
    expect(sayNumber(1000, 'en')).toBeUndefined()
  })
})

describe('times of a language', () => {
  it.each([
    [3, 10, 'en', 'It’s ten past three.'],
    [15, 45, 'en', 'It’s quarter to four.'],
    [1, 0, 'de', 'Es ist ein Uhr.'],
    [7, 30, 'de', 'Es ist halb acht.'],
    [12, 45, 'es', 'Es la una menos cuarto.'],
    [8, 30, 'es', 'Son las ocho y media.'],
  ] as const)('%d h %d in %s is « %s »', (hours, minutes, lang, said) => {
    expect(sayTime(hours, minutes, lang)).toBe(said)
  })
})

describe('a number that a question asks for', () => {
  const pack = (lang: string) => {
    const found = library().packs.find(one => one.lang === lang)
    if (!found) throw new Error(lang)
    return found
  }
  it.each([
    ['de', '43 ça se dit comment', 'dreiundvierzig'],
    ['en', 'comment on écrit 58 en anglais ?', 'fifty-eight'],
    ['es', '77 en espagnol', 'setenta y siete'],
    ['de', 'il fait -12 comment je le dis', 'Es sind minus zwölf Grad'],
    ['en', 'il est 9h40, comment je dis', 'It’s twenty to ten'],
    ['es', 'comment dire il est 4 heures et quart', 'Son las cuatro y cuarto'],
    ['de', 'achtzehn c’est quel nombre', '18'],
  ])('in %s: « %s »', (lang, asked, said) => {
    expect(sayAskedNumber(pack(lang), asked)?.explanations.join(' ')).toContain(said)
  })
  it.each([
    ['fr', '43 ça se dit comment'],
    ['de', 'il y a 3 cas en allemand ?'],
    ['en', 'comment on dit 2 chats'],
    ['en', 'il est 9h40, je suis en retard'],
  ])('is none in %s: « %s »', (lang, asked) => {
    expect(sayAskedNumber(pack(lang), asked)).toBeUndefined()
  })
})
