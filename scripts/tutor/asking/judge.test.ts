import { describe, expect, it } from 'vitest'
import { type Answer, judgeAnswer, type LabelledQuestion, plain } from './judge.ts'

const question = (gold: Partial<LabelledQuestion['gold']>): LabelledQuestion => ({
  id: 'q',
  pack: 'math-6-aires',
  question: 'l’aire dun rectangle de 9 sur 6 ?',
  intent: 'calculation',
  gold: { kind: ['calculation', 'answer'], must: [['\\b54\\b'], ['cm²', 'cm2']], mustNot: [], ...gold },
})
const answer = (told: Partial<Answer>): Answer => ({
  id: 'q',
  kind: 'answer',
  text: '',
  examples: [],
  source: null,
  ...told,
})

describe('the judge of the answers to pupils’ questions', () => {
  it.each([
    ['every group is met', { text: '9 × 6 = 54, donc 54 cm².' }, 'useful'],
    ['a group is met in an example only', { text: 'Longueur fois largeur.', examples: ['9 × 6 = 54 cm²'] }, 'useful'],
    ['the unit is missing', { text: '9 × 6 = 54' }, 'misleading'],
    ['it speaks of something else', { text: 'Une aire se mesure avec des carreaux de 1 cm².' }, 'misleading'],
    ['it says that it does not know', { kind: 'unknown' as const }, 'silent'],
    ['it refuses', { kind: 'refusal' as const, text: 'Cherche d’abord la longueur.' }, 'silent'],
  ])('judges an answer when %s', (_, told, judgement) => {
    expect(judgeAnswer(question({}), answer(told))).toBe(judgement)
  })

  it('finds silence useful where a teacher would have nothing to say', () => {
    const chatter = question({ kind: ['unknown', 'refusal', 'help'], must: [] })
    expect(judgeAnswer(chatter, answer({ kind: 'unknown' }))).toBe('useful')
    expect(judgeAnswer(chatter, answer({ text: 'Un triangle a trois côtés.' }))).toBe('misleading')
  })

  it('asks a first step of a refusal that has to lead on', () => {
    const solved = question({ kind: ['refusal', 'help'], must: [['commence']] })
    expect(judgeAnswer(solved, answer({ kind: 'refusal', text: 'Commence par la longueur.' }))).toBe('useful')
    expect(judgeAnswer(solved, answer({ kind: 'refusal', text: 'Je ne donne pas la réponse.' }))).toBe('silent')
  })

  it('finds an answer misleading for one thing that must not be said', () => {
    const trap = question({ mustNot: ['louis xiv signe'] })
    expect(judgeAnswer(trap, answer({ text: '54 cm², et Louis XIV signe l’édit.' }))).toBe('misleading')
  })

  it('reads LaTeX, markdown, accents and thousands as a pupil does', () => {
    expect(plain('**Élève** : $\\frac{3}{4} = 0{,}75$')).toBe('eleve : 3/4 = 0,75')
    expect(plain('$1\\,350\\ \\mathrm{J} − 12 \\times 3^2$')).toBe('1350 j - 12 × 3²')
  })
})
