import { describe, expect, it } from 'vitest'
import { segment } from './index.ts'

/** Exercise → its questions, as « label|instruction|body ». */
const cut = (text: string) =>
  segment(text).map(({ label, title, asks }) => [
    [label, title].filter(Boolean).join(' '),
    ...asks.map(({ label: mark, instruction, body }) => [mark, instruction, body].join('|')),
  ])

describe('the cutting of a statement', () => {
  it('finds exercises by their word, number and title', () => {
    expect(cut('Exercice 1 : Fractions\nCalcule 2 + 3.\n\nEx. 2\nCalcule 4 + 5.\nEXERCICE n°3\nCalcule 6.')).toEqual([
      ['1 Fractions', '||Calcule 2 + 3.'],
      ['2', '||Calcule 4 + 5.'],
      ['3', '||Calcule 6.'],
    ])
  })

  it('reads numbers, letters and both together', () => {
    expect(cut('Un rectangle ABCD.\n1) Calcule son aire.\n2. a) Calcule AB.\nb) Calcule BC.\n3° Conclus.')).toEqual([
      ['', '1||Calcule son aire.', '2. a||Calcule AB.', '2. b||Calcule BC.', '3||Conclus.'],
    ])
  })

  it.each([
    ['Question 1 : Qui parle ?\nQuestion 2 : Où ?', ['1||Qui parle ?', '2||Où ?']],
    ['Q1. Qui parle ?\nQ2. Où ?', ['1||Qui parle ?', '2||Où ?']],
    ['1/ n’est pas un numéro', ['||1/ n’est pas un numéro']],
    ['(a) Cite un fleuve.\n(b) Cite une mer.', ['a||Cite un fleuve.', 'b||Cite une mer.']],
    ['• Cite un fleuve.\n• Cite une mer.', ['||Cite un fleuve.', '||Cite une mer.']],
    [
      'Cite un fleuve. Cite une mer. Justifie ta réponse.',
      ['||Cite un fleuve.', '||Cite une mer. Justifie ta réponse.'],
    ],
  ])('knows the marks of %j', (text, questions) => {
    expect(cut(text)).toEqual([['', ...questions]])
  })

  it('reads Roman numbers in sequence as parts, that ask or stand over labels', () => {
    expect(cut('I. Calculer :\na) 2 + 3\nb) 4 × 5\nII. Arrondir 7,46 au dixième.')).toEqual([
      ['', 'a|Calculer :|2 + 3', 'b|Calculer :|4 × 5', 'II||Arrondir 7,46 au dixième.'],
    ])
    expect(cut('I. a) Calcule 2 + 3.\nb) Calcule 4.\nII. a) Cite un fleuve.')).toEqual([
      ['', 'a||Calcule 2 + 3.', 'b||Calcule 4.', 'a||Cite un fleuve.'],
    ])
    expect(cut('V. Hugo a écrit ce poème. Qui parle ?')).toEqual([['', '||Qui parle ?']])
  })

  it.each([
    ['Repères\n1) Quand naît Rome ?\n2) Qui la fonde ?', ['1||Quand naît Rome ?', '2||Qui la fonde ?']],
    ['Calculer\na) 2 + 3\nb) 4 × 5', ['a|Calculer|2 + 3', 'b|Calculer|4 × 5']],
    [
      'Complète :\na) il … tard\nb) tu … là\nNow write a text.',
      ['a|Complète :|il … tard', 'b|Complète :|tu … là', '||Now write a text.'],
    ],
  ])('tells the name of a sheet from an order, and the next task from the last item: %j', (text, questions) => {
    expect(cut(text)).toEqual([['', ...questions]])
  })

  it.each([
    ['Mets au futur : je pars, tu viens, ils disent', ['je pars', 'tu viens', 'ils disent']],
    ['Mets au futur : le roi (vouloir), nous (croire)', ['le roi (vouloir)', 'nous (croire)']],
    ['pr lundi : 144 divisé par 12 ; 37 multiplié par 4', ['144 divisé par 12', '37 multiplié par 4']],
    [
      'dev et reduire : A= 3(x+5)  B= (x+1)(x+2) jai un controle demain',
      ['A= 3(x+5)', 'B= (x+1)(x+2) jai un controle demain'],
    ],
    [
      'Mets au passé composé : il arrive, il mange et il dort.',
      ['Mets au passé composé : il arrive, il mange et il dort.'],
    ],
  ])('finds the items of a typed list: %j', (text, bodies) => {
    expect(segment(text).flatMap(({ asks }) => asks.map(({ body }) => body))).toEqual(bodies)
  })

  it('gives an instruction to each line under it', () => {
    expect(cut('Calcule :\na) 2 + 3\nb) (2 + 3) × 4')).toEqual([['', 'a|Calcule :|2 + 3', 'b|Calcule :|(2 + 3) × 4']])
    expect(cut('Calcule :\nA = 2 + 3\nB = 4 × 5')).toEqual([['', '|Calcule :|A = 2 + 3', '|Calcule :|B = 4 × 5']])
    expect(cut('Calcule : a) 2 + 3 b) 4 × 5')).toEqual([['', 'a|Calcule :|2 + 3', 'b|Calcule :|4 × 5']])
    expect(cut('Calcule A = 2 + 3 et B = 4 × 5')).toEqual([['', '|Calcule|A = 2 + 3', '|Calcule|B = 4 × 5']])
  })

  it('does not take a parenthesis of a calculation for a mark', () => {
    expect(cut('Développe (x + 1) (x + 2) (x + 3)')).toEqual([['', '||Développe (x + 1) (x + 2) (x + 3)']])
  })

  it('does not cut decimals, abbreviations and dialogue', () => {
    expect(cut('M. Martin paie 3.50 € env. Combien paie-t-il ?')).toEqual([['', '||Combien paie-t-il ?']])
    expect(segment('M. Martin paie 3.50 € env. Combien paie-t-il ?')[0]?.context).toBe('M. Martin paie 3.50 € env.')
  })

  it('keeps what is told with its questions', () => {
    const [one] = segment(
      'Le triangle ABC est rectangle en A. AB = 3 cm.\n1) Calcule BC.\n\nOn place D sur [AB].\n2) Calcule AD.',
    )
    expect(one?.context).toBe('Le triangle ABC est rectangle en A. AB = 3 cm.')
    expect(one?.asks.map(({ body, context }) => [body, context])).toEqual([
      ['Calcule BC.', ''],
      ['Calcule AD.', 'On place D sur [AB].'],
    ])
  })

  it('keeps the rows of a table with the question', () => {
    expect(cut('Complète le tableau :\n| a | 2 | 5 |\n| b | 7 | ? |')).toEqual([
      ['', '||Complète le tableau :\n| a | 2 | 5 |\n| b | 7 | ? |'],
    ])
  })

  it('leaves a list of data whole', () => {
    expect(cut('Calcule la moyenne de la série : 12 ; 15 ; 8')).toEqual([
      ['', '||Calcule la moyenne de la série : 12 ; 15 ; 8'],
    ])
    expect(cut('Range dans l’ordre croissant : 3,5 ; 2,8')).toEqual([
      ['', '||Range dans l’ordre croissant : 3,5 ; 2,8'],
    ])
  })

  it('makes one question of a text that asks nothing', () => {
    expect(cut('La Révolution française')).toEqual([['', '||La Révolution française']])
  })

  it('gives each question what stands above it, definitions of earlier questions included', () => {
    const [one] = segment(
      'On donne AB = 3 cm.\n1) Développer E = (x + 1)² − 9.\n2) Factoriser E.\n\nSoit F = 2x.\n3) Calculer F.',
    )
    expect(one?.asks.map(({ above }) => above)).toEqual([
      ['On donne AB = 3 cm.'],
      ['On donne AB = 3 cm.', 'Développer E = (x + 1)² − 9.'],
      ['On donne AB = 3 cm.', 'Soit F = 2x.', 'Développer E = (x + 1)² − 9.'],
    ])
  })

  it('ends a question that the line above begins', () => {
    expect(cut('Quelle est la formule chimique :\na) de l’eau ?\nb) du méthane ?')).toEqual([
      ['', 'a|Quelle est la formule chimique :|de l’eau ?', 'b|Quelle est la formule chimique :|du méthane ?'],
    ])
  })

  it('carries what a problem tells into its parts, and no further', () => {
    const parts = segment(
      'Problème\nSoit f(x) = 2x.\nPartie A\nCalcule f(1).\nPartie B\nCalcule f(2).\nExercice 2\nCalcule 3 + 4.',
    )
    expect(parts.map(({ title, context }) => [title, context])).toEqual([
      ['Partie A', 'Soit f(x) = 2x.'],
      ['Partie B', 'Soit f(x) = 2x.'],
      ['', ''],
    ])
  })

  it('shows an exercise as it stands, with what is told after its last question', () => {
    expect(segment('Exercice 1\n  Calcule 2 + 3.\n\nExercice 2 : Fin\nBon courage !').map(({ text }) => text)).toEqual([
      'Exercice 1\nCalcule 2 + 3.\n\nExercice 2 : Fin\nBon courage !',
    ])
  })
})
