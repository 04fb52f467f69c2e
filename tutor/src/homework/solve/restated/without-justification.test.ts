import { describe, expect, it } from 'vitest'
import { withoutJustification } from './without-justification.ts'

const bare = (body: string, context = 'Une voiture parcourt 100 m en 5 s.') =>
  withoutJustification({ instruction: '', body, context, subject: 'Physique-Chimie' })?.body

describe('what is said of the way an answer is written', () => {
  it.each([
    'Justifie ta réponse.',
    'Justifier.',
    'Détaille tes calculs.',
    'Rédige soigneusement ta réponse.',
    'On détaillera les étapes du calcul.',
    'Explique ta démarche.',
    'Fais une phrase réponse.',
    'N’oublie pas l’unité.',
  ])('is left out: %s', said => {
    expect(bare(`Calcule sa vitesse. ${said.replace('’', "'").replace('’', "'")}`)).toBe('Calcule sa vitesse.')
  })

  it.each([
    'Calcule sa vitesse. Explique pourquoi elle est trop grande.',
    'Calcule sa vitesse. Convertis le résultat.',
    'Calcule sa vitesse. Justifie que c’est une infraction.',
    'Justifier.',
    'Pourquoi roule-t-elle vite ? Justifie.',
  ])('stays where it asks for more: %s', body => {
    expect(bare(body)).toBeUndefined()
  })

  it('stays where there is nothing to calculate with', () => {
    expect(bare('Le mélange est-il homogène ? Justifie.', 'On mélange de l’eau et du sel.')).toBeUndefined()
  })
})
