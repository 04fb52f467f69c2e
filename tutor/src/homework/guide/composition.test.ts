import { describe, expect, it } from 'vitest'
import { composeQuestion } from '../testing/questions.ts'

const SUBJECT =
  'Rédigez un développement construit d’une vingtaine de lignes décrivant la vie des soldats dans les tranchées pendant la Première Guerre mondiale.'

describe('a developed composition', () => {
  it('is one question with a plan of its own', () => {
    const question = composeQuestion(SUBJECT, 'Histoire', 'hist-3-premiere-guerre', '3ème')
    expect(question.mode).toBe('guided')
    const steps = question.answer_step_by_step.map(({ content }) => content)
    expect(steps.filter(step => /^\*\*(?:L’introduction|Le développement|La conclusion)/.test(step)).length).toBe(3)
    expect(question.checklist).toContain('Mon texte a la longueur demandée : une vingtaine de lignes.')
    expect(question.twin).toBe(null)
  })

  it('is led to the parts of the lesson that speak of it, and to none of another lesson', () => {
    const leads = (chapter: string) =>
      composeQuestion(SUBJECT, 'Histoire', chapter, '3ème').answer_step_by_step.filter(({ content }) =>
        content.startsWith('**Des pistes dans la leçon**'),
      )
    expect(leads('hist-3-premiere-guerre').length).toBe(1)
    expect(leads('hist-3-projet-europeen')).toEqual([])
  })

  it('has the words that are asked for in its checklist', () => {
    const text =
      'Rédige un paragraphe argumenté sur la monarchie absolue. Tu utiliseras les mots : Versailles, courtisans, sacre.'
    expect(composeQuestion(text, 'Histoire', 'hist-5-louis-xiv', '5ème').checklist).toContain(
      'J’ai employé les mots demandés : Versailles, courtisans, sacre.',
    )
  })
})
