import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarkdownPlain } from './markdown-plain.tsx'

const draw = (children: string) => renderToStaticMarkup(createElement(MarkdownPlain, null, children))
const TABLE = '| | un | deux |\n|---|---|---|\n| a | b | c |'

it('@W08 a table of a lesson is called like the heading above it, and says what its columns are', () => {
  const shown = draw(`## Les pronoms\n\nVoici.\n\n${TABLE}`)
  expect(shown).toContain('<table aria-label="Les pronoms">')
  expect(shown.match(/<th scope="col">/g)).toHaveLength(3)
  expect(draw(TABLE)).toContain('aria-label="Tableau')
})

it.each([
  ['*She**’s** got*', '<em>She<strong>’s</strong> got</em>'],
  ['**l’**ami', '<strong>l’</strong>ami'],
  ['mange**(s)** et **(je)**suis', 'mange<strong>(s)</strong> et <strong>(je)</strong>suis'],
  ['3 * (4 + 5) * 6', '3 * (4 + 5) * 6'],
  [String.raw`2\*3 et 4\*5`, '2*3 et 4*5'],
])('@M02 %s has its bold and italics', (written, drawn) => {
  expect(draw(written)).toBe(`<p>${drawn}</p>`)
})
