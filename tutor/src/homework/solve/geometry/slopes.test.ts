import { describe, expect, it } from 'vitest'
import { composeQuestion } from '../../testing/questions.ts'

const answer = (text: string) => composeQuestion(text).answer?.replace(/[\u202f\u00a0]/g, ' ') ?? null

describe('a slope, its height and the ground under it', () => {
  it.each([
    ['Une rampe de 8 m s’élève de 1 m. Quel angle fait-elle avec l’horizontale ? Arrondir au degré.', '≈ 7 °'],
    [
      'Une échelle de 4 m est appuyée contre un mur et fait un angle de 65° avec le sol. Quelle hauteur atteint-elle ? Arrondir au dixième.',
      '≈ 3,6 m',
    ],
    [
      'Une échelle de 4 m est appuyée contre un mur et fait un angle de 25° avec le mur. Quelle hauteur atteint-elle ? Arrondir au dixième.',
      '≈ 3,6 m',
    ],
    [
      'L’ombre d’un poteau mesure 6 m quand les rayons du soleil sont inclinés de 40° avec le sol. Calculer la hauteur du poteau au dixième.',
      '≈ 5 m',
    ],
    ['Le pied d’une échelle est à 0,9 m du mur et elle atteint 1,2 m. Quelle est la longueur de l’échelle ?', '1,5 m'],
  ])('gives what is missing: %s', (text, result) => {
    expect(answer(text)).toBe(result)
  })

  it('shows the relation and the calculation', () => {
    const { answer_step_by_step } = composeQuestion(
      'Un fil de 20 m fait un angle de 30° avec le sol. À quelle hauteur est-il attaché ?',
    )
    const steps = answer_step_by_step.map(({ content }) => content).join('\n')
    expect(steps).toMatch(/sinus/)
    expect(steps).toContain('20 \\times \\sin(30°)')
  })

  it.each([
    // The eyes are not on the ground.
    'Les yeux d’un élève sont à 1,60 m du sol. Il voit le haut d’un arbre à 12 m de l’arbre sous un angle de 40°. Quelle est la hauteur de l’arbre ?',
    // Nobody says what the angle is taken from.
    'Une échelle de 4 m est posée contre un mur avec un angle de 65°. Quelle hauteur atteint-elle ?',
    // A third length is told.
    'Une échelle de 4 m est posée à 1 m du mur, haut de 3 m. À quelle hauteur arrive-t-elle ?',
    // A slope in percent is no angle.
    'Une route monte avec une pente de 8 %. Elle s’élève de 20 m. Quelle distance horizontale parcourt-on ?',
    'Une échelle de 5 m est appuyée contre un mur. Son pied glisse de 0,5 m. Quelle hauteur atteint-elle si elle fait un angle de 60° avec le sol ?',
  ])('is left alone where a part is not understood: %s', text => {
    expect(answer(text)).toBeNull()
  })
})
