import type { Judged } from './judged.ts'

export const verbs: Judged = [
  [
    { kind: 'conjugation', verb: 'être', tense: 'IMPARFAIT', person: 2 },
    {
      correct: ['il était', 'elle était', 'on était', 'était', 'Il était.'],
      partial: ['il etait'],
      incorrect: ['il étais', 'il étaient', 'il fut', 'il est', 'il serait'],
    },
  ],
  [
    { kind: 'conjugation', verb: 'manger', tense: 'PRESENT', person: 3 },
    {
      correct: ['nous mangeons', 'mangeons', 'Nous mangeons'],
      incorrect: ['nous mangons', 'nous mangions', 'nous manger', 'nous mangerons', 'on mange'],
    },
  ],
  [
    { kind: 'conjugation', verb: 'aller', tense: 'FUTUR', person: 0 },
    {
      correct: ["j'irai", 'irai', 'J’irai', 'j irai'],
      incorrect: ["j'irais", 'je allerai', "j'iré", 'je vais aller', "j'allais", 'il ira'],
    },
  ],
  [
    { kind: 'conjugation', verb: 'finir', tense: 'PASSE_COMPOSE', person: 5 },
    {
      correct: ['ils ont fini', 'elles ont fini', 'ont fini'],
      incorrect: [
        'ils ont finis',
        'ils ont finit',
        'ils finissaient',
        'ils sont fini',
        'ils avaient fini',
        'ils finirent',
      ],
    },
  ],
  [
    { kind: 'conjugation', verb: 'prendre', tense: 'PRESENT', person: 2 },
    {
      correct: ['il prend', 'elle prend', 'prend', 'on prend'],
      incorrect: ['il prends', 'il prent', 'il prenait', 'ils prennent', 'il prendra'],
    },
  ],
  [
    { kind: 'conjugation', verb: 'appeler', tense: 'PRESENT', person: 1 },
    {
      correct: ['tu appelles', 'appelles'],
      incorrect: ['tu appeles', 'tu appelle', 'tu appelais', 'tu appèles', 'vous appelez'],
    },
  ],
]
