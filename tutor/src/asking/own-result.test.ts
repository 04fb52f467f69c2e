import { describe, expect, it } from 'vitest'
import { checkResult } from './expression.ts'
import { isRestricted } from './premise-order.ts'

describe('a result or a reason that pupils give with their question', () => {
  it.each([
    ['4x + 3 = 27, je trouve 7,5', /^(?!Oui)[\s\S]*6/],
    ["4x + 3 = 27 j'ai trouvé 6", /^Oui[\s\S]*6/],
    ['2 m² en cm² c 200 ?', /^Non[\s\S]*20[\s\\,]*000/],
    ["5 km en m c'est 5000 ?", /^Oui[\s\S]*5[\s\\,]*000/],
    ['-9 est plus grand que -4 car 9 > 4', /^Non/],
    ["3,25 c'est plus grand que 3,7 vu que 25 > 7 non ?", /^Non/],
    ['3,7 est plus grand que 3,25', /^Oui/],
    ['5 est plus petit que 5 ?', /^Non/],
  ])('« %s » is worked out all the same', (question, said) => {
    expect(checkResult(question)?.explanations.join('\n')).toMatch(said)
  })

  it.each(["j'ai mis 4 et 5, c'est bon ?", "la lampe j'ai mis 3"])('« %s » states no task', question => {
    expect(checkResult(question)).toBeUndefined()
  })
})

describe('a statement of nothing else', () => {
  it.each(['on mange que des plantes ?', 'on ne mange que des plantes', 'il y a seulement deux pôles'])('%s', text => {
    expect(isRestricted(text)).toBe(true)
  })
  it.each(['est-ce que des plantes respirent ?', "c'est vrai que du sel fond", 'le fer est plus lourd que du bois'])(
    'and not: %s',
    text => {
      expect(isRestricted(text)).toBe(false)
    },
  )
})
