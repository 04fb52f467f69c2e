import { describe, expect, it } from 'vitest'
import { composeQuestions } from '../testing/questions.ts'

const answers = (...args: Parameters<typeof composeQuestions>) =>
  composeQuestions(...args).map(({ answer }) => answer?.replace(/[\u202f\u00a0]/g, ' ') ?? null)

describe('a question of a chain', () => {
  const shop = 'Mme Martin achète 3 kg de tomates à 2,40 € le kg et 2 melons à 1,95 € l’un.'

  it('asks for one line of the bill where it names one, and for all of it where it names none', () => {
    expect(
      answers(
        `${shop}\n1. Combien paie-t-elle pour les tomates ?\n2. Combien paie-t-elle pour les melons ?\n3. Combien paie-t-elle en tout ?`,
      ),
    ).toEqual(['7,20 €', '3,90 €', '11,10 €'])
  })

  it('asks for several lines where it names them, and for other amounts where it counts anew', () => {
    const bag = 'Léa achète 3 cahiers à 2 € l’un, 2 stylos à 1 € l’un et 4 gommes à 1 € l’une.'
    expect(answers(`${bag} Combien paie-t-elle pour les cahiers et les stylos ?`)).toEqual(['8 €'])
    expect(answers(`${bag} Combien coûtent un cahier et un stylo ?`)).toEqual([null])
  })

  it('has no price where it names what is not on the bill', () => {
    expect(answers(`${shop} Combien paie-t-elle pour les poires ?`)).toEqual([null])
  })

  it('has no answer where another question of the story gets the same', () => {
    const table = 'Tableau de proportionnalité :\n| masse | 2 | 3 | 7 |\n| prix | 5 | … | … |'
    expect(answers(`${table}\n1. Calcule le prix de 3 kg.\n2. Calcule le prix de 7 kg.`)).toEqual([null, null])
  })

  it('has no price without the reduction of the question before', () => {
    expect(
      answers(
        'Paul achète 4 maillots à 22 € l’un.\n1. On lui accorde une réduction de 15 %. Quel est le montant de la réduction ?\n2. Combien paie-t-il ?',
      ).at(-1),
    ).toBeNull()
  })
})

describe('what a question asks for', () => {
  it('is the unit that it names', () => {
    expect(answers('Un escargot avance de 12 cm en 60 s. Quelle est sa vitesse en cm/s ?', 'Physique-Chimie')).toEqual([
      'v = 0,2 cm/s',
    ])
    expect(answers('Un escargot avance de 12 cm en 60 s. Quelle est sa vitesse en cm/h ?', 'Physique-Chimie')).toEqual([
      null,
    ])
  })

  it('is the exact value where it says so', () => {
    expect(answers('Donne l’aire exacte d’un disque de diamètre 10 cm.')).toEqual(['25π cm²'])
    expect(answers('Donne l’aire d’un disque de diamètre 10 cm.')).toEqual(['≈ 78,5 cm²'])
  })

  it('is the feminine form where it says so', () => {
    expect(
      answers('Conjugue le verbe aller au passé composé, à la 3e personne du féminin pluriel.', 'Français'),
    ).toEqual(['elles sont allées'])
  })

  it('is a sentence of its own where two are to be compared', () => {
    expect(answers('Compare Tom and Jack with the adjective « tall ».', 'Anglais')).toEqual([null])
  })

  it('is no definition of the lesson under a document', () => {
    expect(answers('Doc 1 : 12 % des élèves sont moqués. Qu’est-ce que le harcèlement ?', 'EMC', '', '5ème')).toEqual([
      null,
    ])
  })
})
