import { describe, expect, it } from 'vitest'
import { isTest, withoutTest } from './tests.ts'

describe('@N09 what a school announces', () => {
  it.each([
    'Contrôle de maths',
    'CONTRÔLE : chapitres 3 et 4',
    'Controle sur les fractions',
    'Interro verbes irréguliers',
    'Interrogation écrite',
    'Évaluation de géographie',
    'Eval sur la Grèce antique',
    'DS n°2',
    'D.S. commun',
    'Devoir surveillé sur le théâtre',
    'Devoir sur table',
    'Brevet blanc',
    'Petit contrôle de vocabulaire',
    'Test sur les tables',
    'DS2 : chapitres 4 et 5',
    'Devoirs surveillés',
    'Devoir commun de maths',
    'DST de maths',
  ])('%s is a test', words => expect(isTest(words)).toBe(true))

  it.each([
    'Réviser le contrôle de maths',
    'Préparer l’évaluation',
    'Contrôle à faire signer',
    'Évaluation signée par les parents',
    'Correction du contrôle',
    'Contrôle : correction à recopier',
    'Contrôle continu : apporter le carnet',
    'Auto-évaluation du stage',
    'Exercices 4 et 5',
    'Lire le chapitre 3',
    'Dessiner un testament',
    'DSP : apporter la tenue',
    'Contrôle technique',
    'Contrôle du carnet',
    'Contrôle des cahiers mardi',
    'Contrôle médical',
    'Test de dépistage',
    '',
  ])('%j is none', words => expect(isTest(words)).toBe(false))

  it.each([
    ['Contrôle de maths', 'MATHS'],
    ['DS ANGLAIS', 'ANGLAIS'],
    ['Évaluation d’histoire-géo', 'HISTOIRE GEO'],
    ['Interro en SVT', 'SVT'],
    ['MATHÉMATIQUES', 'MATHEMATIQUES'],
  ])('%s is about %s', (words, subject) => expect(withoutTest(words)).toBe(subject))
})
