import { describe, expect, it } from 'vitest'
import { singlesOut } from './singles-out.ts'

describe('a hint to a question with options singles one out (@B06)', () => {
  const organs = { right: ['dans l’intestin grêle'], wrong: ['dans l’estomac', 'dans la bouche'] }
  const forms = { right: ['neues'], wrong: ['neue', 'neuer', 'neuen'] }
  const numbers = { right: ['$8$ cm'], wrong: ['$64$ cm', '$16$ cm'] }
  const sentences = { right: ['L’eau gèle à 0 °C.'], wrong: ['L’eau gèle à 10 °C.', 'L’eau gèle à 100 °C.'] }

  it.each([
    ['On vous demande un lieu.', 'Où passent les nutriments ?', organs, false],
    ['Les villosités de l’intestin servent à cela.', 'Où passent les nutriments ?', organs, true],
    ['Écartez « dans la bouche ».', 'Où passent les nutriments ?', organs, false],
    ['Ni dans la bouche, ni dans l’estomac.', 'Où passent les nutriments ?', organs, true],
    ['Pensez à l’intestin.', 'Où, dans l’intestin, passent les nutriments ?', organs, false],
    ['Écartez « neuen ».', 'ein ___ Buch', forms, false],
    ['Comme dans ein neues Haus.', 'ein ___ Buch', forms, true],
    ['Écartez « $64$ cm ».', 'Combien mesure le côté ?', numbers, false],
    ['On trouve 8 cm.', 'Combien mesure le côté ?', numbers, true],
    ['Quand l’eau gèle-t-elle ?', 'Que fait-elle ?', sentences, false],
  ])('« %s » to « %s »', (hint, question, options, expected) => {
    expect(singlesOut(hint, question, options)).toBe(expected)
  })
})
