import { describe, expect, it } from 'vitest'
import { everyPack } from './read.ts'
import { findTeachingFlaws } from './teaching.ts'

const pack = everyPack().sources[0]?.pack
if (!pack) throw new Error('no pack')
const [mcq, question] = [pack.mcqs[0], pack.questions.find(({ expected }) => expected.kind === 'exact')]
if (!mcq || !question) throw new Error('the pack has neither')
const fact = { id: 'f1', why: 'Un séisme au large suffit.' }
const options = (...texts: string[]) => texts.map((text, n) => ({ text, correct: n === 0 }))

describe('@B03 what a pack gives away', () => {
  it.each([
    [
      'a false statement by a word that says too much',
      { facts: [{ ...fact, truth: false, statement: 'Le risque est toujours nul.', correction: 'Il ne l’est pas.' }] },
      'f1: given away by “toujours”, which no true statement of the pack says',
    ],
    [
      'a correction that is the reason once more',
      {
        facts: [
          { ...fact, truth: false, statement: 'Il suit ses envies.', correction: 'Il exécute.', why: 'Il exécute.' },
        ],
      },
      'f1: why says what the correction says',
    ],
    [
      'a hint that is the answer',
      { questions: [{ ...question, hint: 'Cherchez du côté de la résilience.', expected: exact('Résilience') }] },
      `${question.id}: the hint says the answer “Résilience”`,
    ],
    [
      'steps without a reason',
      { questions: [{ ...question, steps: ['Relisez la dernière partie.', 'Lisez le nombre.'] }] },
      `${question.id}: its steps are orders, none says a reason or a result`,
    ],
    [
      'a right option that is far the longest',
      { mcqs: [{ ...mcq, options: options('La rencontre possible d’un danger et d’habitants', 'Une loi', 'Un jeu') }] },
      `${mcq.id}: the right option is more than twice as long as each other one`,
    ],
    [
      'right options that are the longest in most questions',
      {
        mcqs: Array.from({ length: 5 }, (_, n) => ({
          ...mcq,
          id: `m${n}`,
          options: options(
            `La rencontre possible d’un danger et d’habitants (${n})`,
            'Une loi qui protège les habitants',
          ),
        })),
      },
      'mcqs: the longest option is the right one in 5 of 5',
    ],
    [
      'a question with options whose answer is asked again',
      {
        mcqs: [{ ...mcq, options: options('La résilience', 'La prévision') }],
        questions: [{ ...question, expected: exact('la résilience', 'résilience') }],
      },
      `${mcq.id}, ${question.id}: the answer is “la resilience” each time`,
    ],
    [
      'a word of a later year',
      {
        id: 'math-4-fonctions',
        grade: '4ème' as const,
        facts: [{ ...fact, truth: true, statement: 'Un nombre a parfois un antécédent.' }],
      },
      'facts[0].statement: “antécédent” is a word of 3ème',
    ],
    [
      'a group that is named by a sentence',
      {
        categories: [
          { id: 'cat1', title: 'Affines ?', groups: [{ label: 'Elles ne le sont pas', items: ['a', 'b'] }] },
        ],
      },
      'cat1: “Elles ne le sont pas” is no name of a group',
    ],
  ])('%s', (_, changed, flaw) => {
    expect(findTeachingFlaws({ ...pack, ...changed })).toContain(flaw)
  })

  it('is nothing where a true statement says as much, a reason stands in the steps, and names are as long as they are', () => {
    const facts = [
      { ...fact, truth: true, statement: 'Un risque n’est jamais nul.' },
      {
        ...fact,
        id: 'f2',
        truth: false,
        statement: 'Une crue est toujours lente.',
        correction: 'Elle peut être soudaine.',
      },
    ]
    const questions = [{ ...question, steps: ['Divisez la distance par la durée : $v = d / t$.'] }]
    const mcqs = [{ ...mcq, options: options('Aix-la-Chapelle', 'Paris', 'Rome') }]
    expect(findTeachingFlaws({ ...pack, facts, questions, mcqs, categories: [] })).toEqual([])
  })
})

function exact(...accepted: string[]) {
  return { kind: 'exact' as const, accepted }
}
