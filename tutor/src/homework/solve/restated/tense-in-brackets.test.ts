import { describe, expect, it } from 'vitest'
import { composeQuestions } from '../../testing/questions.ts'
import { tenseInBrackets } from './tense-in-brackets.ts'

const read = (body: string, instruction = 'Écris les verbes au temps demandé :') => {
  const found = tenseInBrackets({ instruction, body, context: '', subject: 'Français' })
  return found && [found.instruction, found.body]
}

describe('a tense beside its verb', () => {
  it.each([
    ['(être, imparfait) Nous … contents.', "Conjugue à l'imparfait :", 'Nous (être) contents.'],
    ['Vous (faire / futur) attention.', 'Conjugue au futur :', 'Vous (faire) attention.'],
    ['Elles (aller, passé composé) au cinéma.', 'Conjugue au passé composé :', 'Elles (aller) au cinéma.'],
  ])('becomes the order: %s', (body, order, sentence) => {
    expect(read(body)).toEqual([order, sentence])
  })

  it.each([
    'Nous (être, imparfait) contents et vous (partir, futur).',
    'Nous … et vous … (être, imparfait).',
    'Nous (être, joyeux) contents.',
    'Nous (être) contents.',
  ])('is left alone where there are several, or none: %s', body => {
    expect(read(body)).toBeUndefined()
  })

  it('is conjugated in a list', () => {
    expect(
      composeQuestions(
        'Écris les verbes au temps demandé :\na) (être, imparfait) Nous … contents.\nb) (faire, futur) Vous … attention.',
        'Français',
      ).map(({ mode }) => mode),
    ).toEqual(['exact', 'exact'])
  })
})
