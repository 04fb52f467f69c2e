import { describe, expect, it } from 'vitest'
import { checkEquality } from './claimed-equality.ts'

describe('an equality of expressions that a question claims', () => {
  it.each([
    ['6a + 9 c’est 15a ?', 'ne se réduit pas'],
    ['2a + 3b ça fait 5ab ?', 'ne se réduit pas'],
    ['2x + 3x = 5x² ?', '5x$'],
    ['(a+b)² = a² + b² ?', '2ab'],
    ['est-ce que 3x × 2x = 6x ?', '6x^{2}'],
  ])('« %s » is denied', (question, said) => {
    const explanations = checkEquality(question.replace('’', "'"))?.explanations ?? []
    expect(explanations[0]).toMatch(/^Non/)
    expect(explanations[1]).toContain(said)
  })

  it.each(['2x + 3x = 5x ?', '3(x+2) = 3x + 6 ?', '(a+b)² c’est a² + 2ab + b² ?'])('« %s » is right', question => {
    expect(checkEquality(question.replace('’', "'"))?.explanations[0]).toMatch(/^Oui/)
  })

  it.each(['2x + 3 = 7 ?', '2x + 3 = x + 5 ?', 'x = 5', 'le carré c’est un rectangle ?', 'a c’est quoi ?'])(
    '« %s » claims nothing of the kind',
    question => {
      expect(checkEquality(question.replace('’', "'"))).toBeUndefined()
    },
  )
})
