import { describe, expect, it } from 'vitest'
import { letterCases } from '../../testing/cases.ts'
import { judgeHomework } from '../judge.ts'
import { composeQuestion, written } from '../testing/questions.ts'

const all = ['french', 'english', 'spanish', 'german', 'lessons'].flatMap(file => {
  const { subject, statements } = letterCases(file)
  return statements.map(row => ({ ...row, subject }))
})
const answers = all.flatMap(row => row.answers)

describe('exercises of languages and lessons', () => {
  it('are more than 300, and more than 80 of them are refused', () => {
    expect(answers.length).toBeGreaterThan(300)
    expect(answers.filter(answer => answer === null).length).toBeGreaterThan(80)
  })

  it.each(all)('are solved, or left to the method: $statement', ({ statement, subject, answers: expected }) => {
    const questions = written(statement, subject, '', '5ème').exercises.flatMap(exercise => exercise.questions)
    expect(questions.map(({ answer }) => answer)).toEqual(expected)
    for (const question of questions) {
      if (question.answer === null) continue
      const typed = question.expected?.kind === 'definition' ? question.expected.definition : question.answer
      expect(judgeHomework(question, typed, 0).status).toBe('success')
    }
  })

  it.each([
    ['Français', 'Conjugue au passé composé : La fille (partir) hier.', 'est partie', 'est parti'],
    ['Français', 'Complète avec a ou à : Il … un chien.', 'a', 'à'],
    ['Français', 'Complète avec son ou sont : Mes frères … grands.', 'sont', 'son'],
    ['Français', 'Accorde l’adjectif : une robe (vert)', 'verte', 'vert'],
    [
      'Français',
      'Mets à la voix passive : Le chat mange la souris.',
      'La souris est mangée par le chat.',
      'La souris mange le chat.',
    ],
    ['Anglais', 'Put the verb in the past simple: We (not see) the film.', 'didn’t see', 'saw'],
    ['Anglais', 'Put the verb in the present perfect: He (break) his leg.', 'He has broken his leg.', 'broke'],
    ['Anglais', 'Complete with the comparative: Paul is (tall) than Tom.', 'taller', 'more tall'],
    ['Espagnol', 'Conjuga en presente: Los niños (jugar) en el parque.', 'juegan', 'jugan'],
    ['Allemand', 'Ergänze die Verben im Präsens: Ich (aufstehen) um 7 Uhr.', 'Ich stehe um 7 Uhr auf.', 'aufstehe'],
    ['Histoire', 'En quelle année a eu lieu la prise de la Bastille ?', '1789', '1792'],
  ] as const)('are graded: %s, %s', (subject, statement, right, wrong) => {
    const question = composeQuestion(statement, subject, '')
    expect(judgeHomework(question, right, 0).status).toBe('success')
    expect(judgeHomework(question, wrong, 0).status).not.toBe('success')
  })

  it('say the subject, the rule and the answer as a teacher does', () => {
    const question = composeQuestion('Conjugue au futur : Les enfants (jouer) dehors.', 'Français', '')
    expect(question.answer_step_by_step.map(({ content }) => content)).toEqual([
      'Le sujet est « Les enfants » : le verbe est à la 3ᵉ personne du pluriel (ils, elles).',
      '« jouer » est un verbe du 1ᵉʳ groupe : son infinitif se termine par -er.',
      'Terminaisons au futur simple : -rai, -ras, -ra, -rons, -rez, -ront.',
      'Réponse : **Les enfants joueront dehors**.',
    ])
  })
})
