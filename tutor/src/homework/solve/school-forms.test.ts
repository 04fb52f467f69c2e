import type { Subject } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import { composeQuestions } from '../testing/questions.ts'

const answers = (text: string, subject?: Subject) =>
  composeQuestions(text, subject).map(({ answer }) => answer?.replace(/[\u202f\u00a0]/g, ' ') ?? null)

describe('a point and a graph', () => {
  const f = 'Soit f la fonction définie par f(x) = −2x + 7.'
  it.each([
    ['Le point A(10 ; −13) appartient-il à la droite qui représente f ? Justifier.', '$f(10) = -13$'],
    ['Le point B(1 ; 4) appartient-il à la courbe de f ?', 'Non'],
  ])('%s', (question, said) => {
    expect(answers(`${f}\n1) Calculer l’image de 3.\n2) ${question}`)[1]).toContain(said)
  })
  it.each(['Le point A appartient-il à la courbe de f ?', 'Le point A(1 ; 5) appartient-il au cercle de centre O ?'])(
    'is left alone: %s',
    question => {
      expect(answers(`${f}\n1) Calculer l’image de 3.\n2) ${question}`)[1]).toBeNull()
    },
  )
})

describe('a function that tells a price', () => {
  const taxi = 'Le prix, en euros, d’une course de x kilomètres en taxi est g(x) = 1,8x + 4.'
  const ask = (question: string) => answers(`${taxi}\n1) Calculer g(5).\n2) ${question}`)[1]
  it('is asked for the way by the price, and for the price by the way', () => {
    expect(ask('Quelle distance a-t-on parcourue si l’on paie 31 € ?')).toBe('15 km')
    expect(ask('Quel est le prix pour 10 km ?')).toBe('22 €')
  })
  it.each([
    'Quelle distance a-t-on parcourue si l’on paie moins de 31 € ?',
    'Quelle durée a-t-on roulé pour 31 € et 10 km ?',
  ])('is left alone: %s', question => {
    expect(ask(question)).toBeNull()
  })
})

describe('a table of values with their numbers', () => {
  const table = 'Note | 8 | 10 | 12 | 15\nEffectif | 3 | 5 | 8 | 4'
  it('has a median and a range', () => {
    expect(answers(`${table}\n1. Déterminer la médiane de la série.\n2. Quelle est l’étendue ?`)).toEqual(['12', '7'])
  })
  it('has a median between two values', () => {
    const even = 'Note | 8 | 10\nEffectif | 2 | 2\n1. Déterminer la médiane.\n2. Quel est l’effectif total ?'
    expect(answers(even)[0]).toBe('9')
  })
  it('is left alone where the row is no number of values', () => {
    expect(
      answers('Note | 8 | 10\nPrix | 3 | 5\n1. Déterminer la médiane de la série.\n2. Calculer 3 + 4.')[0],
    ).toBeNull()
  })
})

describe('a number between two others', () => {
  it('is put between them, one by one', () => {
    expect(answers('Encadre chaque nombre par deux entiers consécutifs.\na) … < 12,7 < …\nb) … < 0,45 < …')).toEqual([
      '$12 < 12{,}7 < 13$',
      '$0 < 0{,}45 < 1$',
    ])
  })
})

describe('the sign of a product', () => {
  it.each([
    ['Donner le signe de (−2) × (−5) × (−1).', 'négatif'],
    ['Quel est le signe du produit (−2) × 7 × (−1) ?', 'positif'],
  ])('%s', (text, sign) => {
    expect(answers(text)).toEqual([sign])
  })
  it('is none where a factor is zero', () => {
    expect(answers('Donner le signe de (−2) × 0 × (−1).')).toEqual([null])
  })
})

describe('what a percentage is of a price', () => {
  it('is the amount, not the new price', () => {
    expect(answers('Un vélo à 250 € bénéficie d’une réduction de 15 %. Calcule le montant de la réduction.')).toEqual([
      '37,50 €',
    ])
  })
  it('is left alone where the price has it already', () => {
    expect(answers('Après une remise de 20 %, un jean coûte 36 €. Calcule le montant de la remise.')).toEqual([null])
  })
})

describe('a part of all', () => {
  it.each([
    ['Sur 25 tirs, Inès en réussit 17. Quel est son pourcentage de réussite ?', '68 %'],
    [
      'L’Inde compte environ 1,4 milliard d’habitants sur les 8 milliards d’humains. Quel pourcentage de la population mondiale cela représente-t-il ?',
      '17,5 %',
    ],
  ])('%s', (text, share) => {
    expect(answers(text, 'Géographie')).toEqual([share])
  })
  it('is left alone where what is missed is told', () => {
    expect(answers('Sur 25 tirs, Inès en rate 17. Quel est son pourcentage de réussite ?')).toEqual([null])
  })
  it('is counted of a class, and those that are left are the others', () => {
    expect(
      answers('Les 3/4 d’une classe de 28 élèves mangent à la cantine. Combien d’élèves mangent à la cantine ?'),
    ).toEqual(['21 élèves'])
    const balls = 'Dans un lot de 60 ballons, les 2/5 sont rouges et 25 % sont bleus. Les autres sont blancs.'
    expect(
      answers(`${balls}\n1) Combien y a-t-il de ballons rouges ?\n2) Quel est le nombre de ballons blancs ?`),
    ).toEqual(['24 ballons', '21 ballons'])
  })
})

describe('births and deaths', () => {
  it('give the natural increase', () => {
    const text = 'Un pays a un taux de natalité de 18 ‰ et de mortalité de 7 ‰. Calcule l’accroissement naturel.'
    expect(answers(text, 'Géographie')).toEqual(['11 ‰'])
  })
  it('are left alone where one of them is missing', () => {
    expect(answers('Un pays a un taux de natalité de 18 ‰. Calcule l’accroissement naturel.', 'Géographie')).toEqual([
      null,
    ])
  })
})

describe('air at rest and during an effort', () => {
  it('is that of the situation that is named', () => {
    const text =
      'Au repos, Malik respire 15 fois par minute et inspire 0,5 L d’air à chaque fois. Pendant une course, il respire 40 fois par minute et inspire 2 L à chaque fois.\n1. Calcule le volume d’air inspiré en une minute au repos.\n2. Calcule le volume d’air inspiré en une minute pendant la course.'
    expect(answers(text, 'SVT')).toEqual(['7,5 L', '80 L'])
  })
})

describe('a sentence with a gap', () => {
  it('asks for the size that is left out', () => {
    expect(
      answers(
        'Complète la phrase : une pyramide de hauteur 9 cm, dont la base est un carré de côté 4 cm, a pour volume … cm³.',
      ),
    ).toEqual(['48 cm³'])
  })
})

describe('a quantity that is shared in a ratio', () => {
  it('is told in both parts where nobody is named', () => {
    expect(answers('Partage 120 € dans le ratio 2 : 3.')).toEqual(['48 € ; 72 €'])
  })
})
