import { describe, expect, it } from 'vitest'
import { isRelevantReminder, isRelevantTwin } from './relevance.ts'

describe('a corrected exercise beside a question', () => {
  it.each([
    ['Calculer sa vitesse moyenne en km/h.', 'Une voiture parcourt 210 km en 2 h. Calcule sa vitesse moyenne en km/h.'],
    [
      '**2. b.** Quelle est la probabilité de tirer une boule rouge ?',
      'On tire une boule au hasard. Quelle est la probabilité d’obtenir une boule bleue ?',
    ],
    ['Calcule : 3/4 + 1/8', 'Calcule $\\frac{2}{5} + \\frac{1}{3}$.'],
    ['Mets au pluriel : un cheval, un bijou.', 'Mets au pluriel : « un bel oiseau ».'],
    ['Qui a fondé Rome ?', 'Qui a fondé la ville de Rome selon la légende ?'],
  ])('is shown where it wants the same done about the same things: %s', (question, twin) => {
    expect(isRelevantTwin(question, twin)).toBe(true)
  })

  it.each([
    ['Convertir la vitesse moyenne en m/s.', 'Une voiture parcourt 210 km en 2 h. Calcule sa vitesse moyenne en km/h.'],
    [
      'Déterminer l’antécédent de 8 par f.',
      'f est la fonction affine définie par f(x) = 5x. Calcule l’image de 2 par f.',
    ],
    ['Démontrer que ABC est rectangle.', 'ABC est rectangle en A. Calcule BC.'],
    ['Définis : séisme.', 'Écris un article sur un séisme imaginaire.'],
    ['Calcule : 7 × (−3)', '6 cahiers coûtent 7,2 €. Combien coûtent 3 cahiers ?'],
    ['Calcule : 7 × 3', 'Calcule $\\frac{2}{5} - \\frac{1}{5}$.'],
    ['Quand le mur de Berlin a-t-il été construit ?', 'Où le mur de Berlin a-t-il été construit ?'],
    ['Pourquoi Louis XIV s’installe-t-il à Versailles ?', 'Comment Louis XIV utilise-t-il Versailles ?'],
  ])('is not where it wants something else: %s', (question, twin) => {
    expect(isRelevantTwin(question, twin)).toBe(false)
  })
})

describe('a reminder', () => {
  it('is shown where it speaks of what the question is about, and not else', () => {
    expect(isRelevantReminder('Pourquoi la laïcité protège-t-elle ?', 'La laïcité protège la liberté de chacun.')).toBe(
      true,
    )
    expect(
      isRelevantReminder('Explique la différence entre fusion et solidification.', 'Le pH mesure l’acidité.'),
    ).toBe(false)
    expect(isRelevantReminder('Donne un exemple.', 'Un exemple de fraction.')).toBe(false)
  })

  it('needs more than a word by chance, unless that is what the section is about', () => {
    expect(isRelevantReminder('Calcule le poids.', '**Le poids**\n\nUne force.')).toBe(true)
    expect(isRelevantReminder('Calcule le poids.', '**La balance**\n\nElle mesure un poids en kilogrammes.')).toBe(
      false,
    )
    expect(isRelevantReminder('Où vit-il ?', '**Les mots invariables**\n\nIl court **vite**.')).toBe(false)
  })
})
