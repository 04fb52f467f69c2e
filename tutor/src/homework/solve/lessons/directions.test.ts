import { describe, expect, it } from 'vitest'
import { composeQuestions } from '../../testing/questions.ts'
import { goesBack } from './directions.ts'

describe('a way from one thing to another', () => {
  const asked = 'Comment s’appelle le passage de l’état liquide à l’état solide ?'
  it.each([
    ['Comment appelle-t-on le passage de l’état solide à l’état liquide ?', true],
    ['La fusion est le passage du solide au liquide.', true],
    ['Le passage de l’état liquide à l’état solide s’appelle la solidification.', false],
    ['La solidification rend solide un liquide.', false],
  ])('« %s » goes back: %s', (text, expected) => {
    expect(goesBack(asked, text)).toBe(expected)
  })

  it('is not named by its way back', () => {
    expect(composeQuestions(asked, 'Physique-Chimie', 'pc-5-changements-etat', '5ème')[0]?.answer ?? '').not.toContain(
      'fusion',
    )
  })
})
