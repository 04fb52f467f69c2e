import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadWords } from '../../../activities/src/taught/load-words.ts'
import { langOf, type TaughtHere, TaughtText } from '../../../activities/src/taught/taught.tsx'

const here: TaughtHere = { lang: 'es', words: await loadWords('es') }
const draw = (text: string, where: TaughtHere | null) =>
  renderToStaticMarkup(createElement(TaughtText, { text, here: where }))

it('@W08 a group of the taught language says so, and the French around it does not', () => {
  expect(draw('Le féminin de « trabajador » change.', here)).toBe(
    'Le féminin de « <span lang="es">trabajador</span> » change.',
  )
  expect(langOf('¿Cuántos años tienes?', here)).toEqual({ lang: 'es' })
  expect(langOf('Complétez la phrase.', here)).toEqual({})
})

it('@W08 nothing is marked in another subject, or before the words are there', () => {
  const text = 'Le féminin de « trabajador » change.'
  expect(draw(text, null)).toBe(text)
  expect(draw(text, { lang: 'es', words: null })).toBe(text)
})
