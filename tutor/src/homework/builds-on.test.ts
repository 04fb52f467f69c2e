import { describe, expect, it } from 'vitest'
import { buildsOn } from './builds-on.ts'

describe('a question that goes on from the one before', () => {
  it.each([
    'En déduire la longueur BC.',
    'Déduis-en l’aire du triangle.',
    'Convertir le résultat en km/h.',
    'Convertis ce résultat en heures et minutes.',
    'À l’aide de la question précédente, calcule BD.',
    'D’après la question précédente, que vaut x ?',
    'Que peux-tu conclure de cette réponse ?',
  ])('says so: %s', text => expect(buildsOn(text)).toBe(true))

  it.each([
    'Calcule l’aire du triangle.',
    'Convertis 3 km en m.',
    'Donne le résultat sous forme d’une fraction.',
    'Pourquoi le résultat suivant est-il faux ?',
  ])('does not say so: %s', text => expect(buildsOn(text)).toBe(false))
})
