import { describe, expect, it } from 'vitest'
import { composeQuestions } from '../testing/questions.ts'

const answers = (...args: Parameters<typeof composeQuestions>) =>
  composeQuestions(...args).map(({ answer }) => answer?.replace(/[\u202f\u00a0]/g, ' ') ?? null)

describe('whole numbers in a row', () => {
  it('are found from their sum', () => {
    expect(answers('La somme de quatre nombres consécutifs est 46. Quels sont ces nombres ?')).toEqual([
      '10 ; 11 ; 12 ; 13',
    ])
  })

  it.each([
    'La somme de trois nombres consécutifs est 73. Quels sont ces nombres ?',
    'La somme de trois nombres pairs consécutifs est 72. Quels sont ces nombres ?',
    'La somme de trois nombres consécutifs est 72. Quel est le plus grand ?',
  ])('are left alone where they are others, or there are none: %s', text => {
    expect(answers(text)).toEqual([null])
  })
})

describe('the slope of a line', () => {
  it('is found from two points', () => {
    expect(answers('La droite (d) passe par A(1 ; 7) et B(3 ; −1). Calcule son coefficient directeur.')).toEqual([
      '$-4$',
    ])
  })

  it.each([
    'La droite (d) passe par A(1 ; 7) et B(1 ; −1). Calcule son coefficient directeur.',
    'La droite (d) passe par A(1 ; 7), B(3 ; −1) et C(5 ; 2). Calcule son coefficient directeur.',
    'Une courbe passe par A(1 ; 7) et B(3 ; −1). Calcule son coefficient directeur.',
  ])('is left alone: %s', text => {
    expect(answers(text)).toEqual([null])
  })
})

describe('how many reach a value of a table', () => {
  const table = 'Nombre de frères | 0 | 1 | 2 | 3\nEffectif | 5 | 9 | 4 | 2'
  const ask = (question: string) => answers(`${table}\n1) ${question}\n2) Calcule l’effectif total.`)[0]

  it.each([
    ['Combien d’élèves ont au moins 2 frères ?', '6'],
    ['Combien d’élèves ont au plus 2 frères ?', '18'],
    ['Combien d’élèves ont plus de 2 frères ?', '2'],
    ['Combien d’élèves ont moins de 2 frères ?', '14'],
    ['Quel pourcentage des élèves ont au moins 2 frères ?', '30 %'],
  ])('takes the value or leaves it out as it is said: %s', (question, result) => {
    expect(ask(question)).toBe(result)
  })

  it.each([
    'Combien d’élèves n’ont pas au moins 2 frères ?',
    'Combien d’élèves ont au moins 1 et au plus 2 frères ?',
    'Combien d’élèves ont au moins 9 frères ?',
  ])('is left alone: %s', question => {
    expect(ask(question)).toBeNull()
  })
})

describe('by how much something grew', () => {
  it.each([
    [
      'La population était de 6,1 milliards en 2000 et de 7,8 milliards en 2020. De combien de milliards a-t-elle augmenté ?',
      '1,7 milliard',
    ],
    [
      'Le cœur de Lou bat 70 fois par minute au repos et 130 fois par minute après la course. De combien de battements a-t-il augmenté ?',
      '60 battements',
    ],
    [
      'Après l’effort, le cœur bat 140 fois par minute contre 75 au repos. De combien de battements par minute a-t-il augmenté ?',
      '65 battements',
    ],
  ])('counts too: %s', (text, result) => {
    expect(answers(text, 'SVT')).toEqual([result])
  })

  it('is left alone where it fell', () => {
    expect(answers('Le cœur bat 130 fois par minute, puis 70. De combien a-t-il augmenté ?', 'SVT')).toEqual([null])
  })
})

describe('a game with two ends', () => {
  it('is lost where it is not won', () => {
    expect(answers('La probabilité de gagner à un jeu est 2/9. Quelle est la probabilité de perdre ?')).toEqual([
      '$\\frac{7}{9}$',
    ])
  })

  it('may end in a draw', () => {
    expect(answers('La probabilité de gagner un match est 2/9. Quelle est la probabilité de perdre ?')).toEqual([null])
  })
})

describe('several things asked at once', () => {
  it.each([
    [
      'Effectue la division euclidienne de 100 par 7. Donne le quotient et le reste.',
      '$100 = 7 \\times 14 + 2$ : quotient 14, reste 2',
    ],
    [
      'Calculer le volume d’une boule de rayon 3 cm. Donner la valeur exacte puis l’arrondi au cm³.',
      '36π cm³ ; ≈ 113 cm³',
    ],
    [
      'Le triangle IJK est isocèle en I et l’angle JIK = 50°. Calcule la mesure des angles IJK et IKJ.',
      'angle IJK = 65 ° ; angle IKJ = 65 °',
    ],
  ])('are all answered: %s', (text, result) => {
    expect(answers(text)).toEqual([result])
  })
})

describe('calculations under a lettered order', () => {
  it('are worked out', () => {
    expect(answers('A/ Pose et effectue\n1. 12,5 + 8,75\n2. 40 − 12,6')).toEqual(['$21{,}25$', '$27{,}4$'])
  })

  it('are not, where the order says nothing of it', () => {
    expect(answers('A/ Recopie au propre\n1. 12,5 + 8,75\n2. 40 − 12,6')).toEqual([null, null])
  })
})
