import { HomeworkGrading } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { judgeHomework } from './index.ts'
import { composeQuestion } from './testing/questions.ts'

const sum = composeQuestion('Calcule 3/4 + 5/6.')
const problem = composeQuestion(
  'Pierre mange les 3/4 d’un gâteau, puis la moitié du reste. Quelle fraction reste-t-il ?',
)

describe('the correction of an answer', () => {
  it('goes on after a right answer', () => {
    expect(judgeHomework(sum, '19/12', 0)).toEqual({
      status: 'success',
      message: 'Bonne réponse !',
      feedback: { content: 'Bravo, c’est juste !' },
      next_action: 'next_question',
    })
  })

  it('lets the pupil try twice more with another hint each time, and shows the solution at the third miss', () => {
    const [first, second, third] = [0, 1, 2].map(before => judgeHomework(sum, '8/10', before))
    expect(first).toMatchObject({ status: 'failure', next_action: 'retry' })
    expect(second).toMatchObject({ status: 'failure', next_action: 'retry' })
    expect(first?.feedback.content).not.toBe(second?.feedback.content)
    expect(first).not.toHaveProperty('example_solution')
    expect(second).not.toHaveProperty('example_solution')
    expect(third).toMatchObject({ status: 'failure', next_action: 'show_answer' })
    expect(third?.example_solution?.steps.join(' ')).toContain('\\frac{19}{12}')
  })

  it('never says the answer in a hint', () => {
    for (const before of [0, 1]) {
      const text = JSON.stringify(judgeHomework(sum, '2', before))
      expect(text).not.toContain('19')
    }
  })

  it('counts an answer that is nearly right as a miss, and says what is missing', () => {
    const fraction = composeQuestion('Simplifie la fraction 24/36.')
    expect(judgeHomework(fraction, '4/6', 0)).toMatchObject({ status: 'partial', next_action: 'retry' })
    expect(judgeHomework(fraction, '4/6', 2)).toMatchObject({ status: 'partial', next_action: 'show_answer' })
  })

  it('leaves what it cannot judge to the pupil, with a checklist and an exercise of the same kind', () => {
    const correction = judgeHomework(problem, '1/8 du gâteau', 0)
    expect(correction).toMatchObject({ status: 'to_review', next_action: 'show_answer' })
    expect(correction.message).toBe('Comparez votre réponse avec le corrigé')
    expect(correction.feedback.content).toContain('ce n’est pas la réponse à votre question')
    expect(correction.feedback.content).toContain('- J’ai répondu à la question posée.')
    expect(correction.example_solution).toEqual(problem.twin)
  })

  it.each(['?', '...', 'je sais pas', 'Je ne sais pas', 'je comprends rien', 'aucune idée', 'jsp', 'Aidez-moi'])(
    'encourages whoever gives up: %s',
    answer => {
      expect(judgeHomework(problem, answer, 0)).toMatchObject({ status: 'failure', next_action: 'retry' })
      expect(judgeHomework(problem, answer, 2)).toMatchObject({ next_action: 'show_answer' })
    },
  )

  it('takes « pas de solution » for an answer', () => {
    expect(judgeHomework(composeQuestion('Résous x² = -4.'), 'pas de solution', 0).status).toBe('success')
    expect(judgeHomework(composeQuestion('Résous x² = 4.'), 'pas de solution', 0).status).toBe('failure')
  })

  it('wants the unit that a conversion asks for', () => {
    const question = composeQuestion('Convertis 3 km en m.')
    for (const right of ['3000', '3 000 m', '3000 mètres', '3 km = 3000 m'])
      expect(judgeHomework(question, right, 0).status).toBe('success')
    for (const wrong of ['3 km', '3000 km', '300 m', '30'])
      expect(judgeHomework(question, wrong, 0).status).toBe('failure')
  })

  it('reads a verb form alone or in its sentence', () => {
    const question = composeQuestion('Conjugue au futur : Demain, nous (aller) à la plage.', 'Français')
    for (const right of ['irons', 'nous irons', 'Demain, nous irons à la plage.', 'demain nous irons à la plage'])
      expect(judgeHomework(question, right, 0).status).toBe('success')
    for (const wrong of ['allons', 'nous allons', 'Demain, nous iront à la plage.', 'vous irez'])
      expect(judgeHomework(question, wrong, 0).status).toBe('failure')
  })

  it('judges a definition that the lesson states, and shows the lesson’s', () => {
    const question = composeQuestion('Définis le mot « dorsale ».', 'SVT', 'svt-4-tectonique-plaques')
    expect(question.expected).toMatchObject({ kind: 'definition' })
    expect(judgeHomework(question, 'Une montagne longue au fond, je crois.', 0)).toMatchObject({ status: 'to_review' })
    expect(judgeHomework(question, 'C’est une sorte de poisson.', 0)).toMatchObject({ status: 'failure' })
    expect(question.answer_step_by_step.map(step => step.content).join(' ')).toContain('La leçon dit')
  })

  it('has the shape of the wire for any answer and any count', () => {
    for (const question of [sum, problem])
      for (const answer of ['', ' ', '19/12', '0', 'é'.repeat(20_000), '<b>', '$x$', '\u0000'])
        for (const before of [-1, 0, 1, 2, 3, 99, Number.NaN])
          expect(HomeworkGrading.safeParse(judgeHomework(question, answer, before)).success).toBe(true)
  })
})
