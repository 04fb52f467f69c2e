import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Actions } from '../../../activities/src/frame/actions.tsx'
import { Feedback } from '../../../activities/src/frame/feedback.tsx'

const nothing = () => undefined
const draw = (isComplete: boolean) =>
  renderToStaticMarkup(
    createElement(Actions, {
      engine: 'quiz',
      result: null,
      keptBack: false,
      grading: 'no',
      isComplete,
      isShown: false,
      isLast: false,
      onValidate: nothing,
      onTooEarly: nothing,
      onGiveUp: nothing,
      onComplete: nothing,
      onRetry: nothing,
      onSolve: nothing,
      onNext: nothing,
    }),
  )

describe('« Valider »', () => {
  it('@M03 is reached by keyboard before there is an answer, and is said not to be ready', () => {
    expect(draw(false)).toContain('aria-disabled="true">Valider')
    expect(draw(false)).not.toMatch(/ disabled/)
    expect(draw(true)).toContain('aria-disabled="false">Valider')
  })

  it('@M03 pressed too early says in the region that is read aloud what is missing', () => {
    const shown = (isEarly: boolean) =>
      renderToStaticMarkup(createElement(Feedback, { result: null, failure: null, keptBack: false, isEarly }))
    expect(shown(true)).toMatch(/^<div role="status".*Répondez d’abord/)
    expect(shown(false)).not.toContain('Répondez')
  })
})
