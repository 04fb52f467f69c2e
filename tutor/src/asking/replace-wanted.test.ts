import { describe, expect, it } from 'vitest'
import { calculate } from './calculate.ts'
import { replaceWanted } from './replace-wanted.ts'

describe('another size of the same figure', () => {
  it.each([
    ['et son périmètre ?', 'l’aire d’un disque de rayon 3 cm', 'périmètre d’un disque de rayon 3 cm'],
    ['et le volume', "l'aire d'un cube d'arête 2 cm", "volume d'un cube d'arête 2 cm"],
  ])('« %s » after « %s »', (text, before, asked) => {
    expect(replaceWanted(text, before)).toContain(asked)
  })

  it.each([
    ['et son périmètre ?', 'c’est quoi l’aire d’un disque'],
    ['et pourquoi ?', 'l’aire d’un disque de rayon 3 cm'],
    ['et son périmètre ?', 'le périmètre d’un disque de rayon 3 cm'],
  ])('is not asked for by « %s » after « %s »', (text, before) => {
    expect(replaceWanted(text, before)).toBeUndefined()
  })
})

describe('what follows from one rule', () => {
  it.each([
    ['le rayon fait 4,5 cm, combien fait le diamètre', '9 cm'],
    ['quel est le rayon si le diamètre mesure 13 m', '6,5 m'],
    ['on mélange 12 g de sel et 200 g d’eau, quelle est la masse totale', '212 g'],
    ['explique-moi étape par étape 7 - 12', '-5'],
  ])('« %s »', (asked, result) => {
    expect(calculate(asked)?.explanations.join(' ').replaceAll('−', '-')).toContain(result)
  })

  it.each(['le rayon de 4 cm et le diamètre de 9 cm', 'on chauffe 12 g de sel, quelle est la masse totale'])(
    'says nothing of « %s »',
    asked => {
      expect(calculate(asked)).toBeUndefined()
    },
  )
})
