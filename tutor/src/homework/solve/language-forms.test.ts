import type { Subject } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import { composeQuestions } from '../testing/questions.ts'

const answers = (text: string, subject: Subject) =>
  composeQuestions(text, subject).map(({ answer }) => answer?.replace(/[\u202f\u00a0]/g, ' ') ?? null)

describe('an English sentence', () => {
  it.each([
    ['Turn into the passive: Shakespeare wrote Hamlet.', 'Hamlet was written by Shakespeare.'],
    ['Turn into the passive: They built this castle in 1450.', 'This castle was built in 1450.'],
    ['Turn into the passive: My mother makes this cake.', 'This cake is made by my mother.'],
    ['Ask the question with the word in brackets: She lives in Leeds. (where)', 'Where does she live?'],
    ['Ask the question with the word in brackets: Lucy arrives on Monday. (when)', 'When does Lucy arrive?'],
    ['Ask the question with the word in brackets: They play football. (what)', 'What do they play?'],
  ])('%s', (text, answer) => {
    expect(answers(text, 'Anglais')).toEqual([answer])
  })
  it.each([
    'Turn into the passive: Tom sleeps in this room.',
    'Turn into the passive: She became a doctor.',
    'Turn into the passive: He gave me a book.',
    'Ask the question with the word in brackets: She lives in Leeds with her mother. (where)',
    'Ask the question with the word in brackets: I live in Leeds. (where)',
  ])('is left alone: %s', text => {
    expect(answers(text, 'Anglais')).toEqual([null])
  })

  it('has a condition of the kind that is named', () => {
    const second = 'Second conditional. Put the verbs into the right tense: If I (have) more time, I (learn) Japanese.'
    expect(answers(second, 'Anglais')).toEqual(['had ; would learn'])
    expect(
      answers(
        'First conditional: complete.\n1. If it (rain), we (stay) at home.\n2. She (be) angry if you (come) late.',
        'Anglais',
      ),
    ).toEqual(['rains ; will stay', 'will be ; come'])
  })
  it('has no condition of a kind that nobody names', () => {
    expect(
      answers('Put the verbs into the right tense: If I (have) more time, I (learn) Japanese.', 'Anglais'),
    ).toEqual([null])
  })

  it('is filled in with what a title names', () => {
    expect(answers('Some or any?\n1. Is there … milk in the fridge?\n2. I have … apples for you.', 'Anglais')).toEqual([
      'any',
      'some',
    ])
  })
})

describe('a German sentence', () => {
  it.each([
    ['Ich spiele Fußball.', 'Ich habe Fußball gespielt.'],
    ['Er steht um 7 Uhr auf.', 'Er ist um 7 Uhr aufgestanden.'],
    ['Wir fahren nach Berlin.', 'Wir sind nach Berlin gefahren.'],
  ])('%s', (text, answer) => {
    expect(answers(`Setze ins Perfekt: ${text}`, 'Allemand')).toEqual([answer])
  })
  it.each(['Ich will heute spielen.', 'Sie spielt Fußball, und er schläft.'])('is left alone: %s', text => {
    expect(answers(`Setze ins Perfekt: ${text}`, 'Allemand')).toEqual([null])
  })
})

describe('numbers in words', () => {
  it('are written in Spanish and German', () => {
    expect(answers('Escribe los números en letras: a) 47   b) 500   c) 1 000', 'Espagnol')).toEqual([
      'cuarenta y siete',
      'quinientos',
      'mil',
    ])
    expect(answers('Schreibe die Zahlen in Worten: 21 ; 37', 'Allemand')).toEqual(['einundzwanzig', 'siebenunddreißig'])
  })
})

describe('ser and estar', () => {
  it('are chosen under their title', () => {
    const text =
      '¿Ser o estar? Completa en presente.\n1. Yo … de Francia.\n2. Mi madre … enfermera.\n3. Hoy nosotros … cansados.'
    expect(answers(text, 'Espagnol')).toEqual(['soy', 'es', 'estamos'])
  })
})

describe('a subjunctive under « il faut que… »', () => {
  it('is put in the person of each line', () => {
    expect(answers('Subjonctif présent : il faut que…\na. tu (faire)\nb. nous (pouvoir)', 'Français')).toEqual([
      'tu fasses',
      'nous puissions',
    ])
  })
})

describe('a question that points at what was told', () => {
  it('is not answered by any sentence with its words', () => {
    expect(
      answers('La plante verte à la lumière.\n– Quel gaz rejette-t-elle ?\n– Donne le nom de ce phénomène.', 'SVT')[0],
    ).toBeNull()
  })
})
