import { describe, expect, it } from 'vitest'
import { listAskedMeasures } from './asked-measure.ts'
import { answersCondition } from './condition.ts'

const answers = (folded: string, ...explanations: string[]) => answersCondition(folded, { explanations }, () => true)

describe('an answer to whether something follows', () => {
  const triangles = 'si deux triangles ont les memes angles ils sont egaux ?'
  it.each([
    [triangles, 'Deux triangles égaux ont aussi leurs angles deux à deux de même mesure.', false],
    [triangles, 'Si deux triangles sont égaux, leurs angles ont deux à deux la même mesure.', false],
    [triangles, 'Deux triangles de mêmes angles ne sont pas toujours égaux.', true],
    [triangles, 'Si deux triangles ont les mêmes angles, ils sont semblables.', true],
    [
      "si j'ouvre l'interrupteur la lampe elle s'allume",
      'Pour allumer la lampe, on ferme ou on ouvre l’interrupteur.',
      false,
    ],
    ["si j'ouvre l'interrupteur la lampe elle s'allume", 'Interrupteur ouvert, la lampe ne brille pas.', true],
    ["si je mets de l'or dans l'acide il fond ?", 'L’or ne réagit pas avec l’acide.', true],
  ])('« %s »: « %s » says so: %s', (folded, text, says) => {
    expect(answers(folded, text)).toBe(says)
  })

  it('is one that says yes or no', () => {
    expect(answers(triangles, 'Attention, ce n’est pas exact. Il faut un côté de même longueur.')).toBe(true)
  })

  it('says what becomes of something without what is asked about', () => {
    const folded = 'et si il y a pas de lumiere'
    expect(answers(folded, 'Une plante a besoin de lumière.')).toBe(false)
    expect(answers(folded, 'Sans lumière, une plante jaunit.')).toBe(true)
  })

  it('is about what is said to be so', () => {
    const folded = "l'ironie c'est quand on ment ?"
    expect(answers(folded, 'Le maire se trompe ou ment.')).toBe(false)
    expect(answers(folded, 'L’ironie dit le contraire de ce que l’on pense.')).toBe(true)
  })

  it.each(['si je commence par dann il va ou le verbe', 'pourquoi le ciel est bleu', 'et si on le fait quand même ?'])(
    'is not looked for where more than yes or no is asked: « %s »',
    folded => {
      expect(answers(folded, 'Le verbe est en deuxième position.')).toBe(true)
    },
  )
})

describe('what an answer to how much has to have', () => {
  const meets = (folded: string, text: string) => listAskedMeasures(folded).every(pattern => pattern.test(text))
  it.each([
    ['on les fait a quelle temperature', 'À environ 43 °C.', true],
    ['on les fait a quelle temperature', 'En 12 heures.', false],
    ["combien de litres d'air on respire par jour", 'Un litre d’air contient 210 mL de dioxygène.', false],
    ["combien de litres d'air on respire par jour", 'Environ 10 000 litres par jour.', true],
    ['quelle est la hauteur du mont blanc', 'Le mont Blanc culmine à 4 806 m.', true],
    ['quelle est la hauteur du mont blanc', 'Il a été gravi en 1786.', false],
    ['combien de dieux', 'Douze dieux.', true],
    ['a quelle vitesse va le son', 'Environ 1 500 m en une seconde, contre 340 m.', true],
    ['a quelle vitesse va le son', 'Le son met 3 secondes.', false],
  ])('« %s »: « %s » has it: %s', (folded, text, has) => {
    expect(meets(folded, text)).toBe(has)
  })
})
