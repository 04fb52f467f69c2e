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
  ['**3€**le kilo, **100 %**des', '<strong>3€</strong>le kilo, <strong>100 %</strong>des'],
  ['**[1]**bis, **&**co', '<strong>[1]</strong>bis, <strong>&amp;</strong>co'],
  ['**→**suite et **`x`**s', '<strong>→</strong>suite et <strong><code>x</code></strong>s'],
  ['3 * (4 + 5) * 6', '3 * (4 + 5) * 6'],
  [String.raw`2\*3 et 4\*5`, '2*3 et 4*5'],
])('@M02 %s has its bold and italics', (written, drawn) => {
  expect(draw(written)).toBe(`<p>${drawn}</p>`)
})

it.each([
  ['Est-ce « vrai » ? Oui : bien sûr !', 'Est-ce «\u00a0vrai\u00a0»\u00a0? Oui\u00a0: bien sûr\u00a0!'],
  ['**Note** : lire', '</strong>\u00a0: lire'],
  ['- un : deux', 'un\u00a0: deux'],
  ['| a : b | c |\n|---|---|\n| d ? | e |', 'd\u00a0?'],
])('French punctuation keeps to its word: %j', (markdown, shown) => expect(draw(markdown)).toContain(shown))

it.each([
  ['```python\nif x > 3 :\n    print("oui !")\n```', ['if x &gt; 3 :', 'oui !']],
  ['~~~\nsinon :\n~~~', ['sinon :']],
  ['Écrire `while n < 5 :` ici.', ['while n &lt; 5 :']],
  ['Un programme.\n\n    tant que x > 0 :\n', ['tant que x &gt; 0 :']],
  ['- Écrire :\n  ```\n  si x = 1 :\n  ```', ['si x = 1 :', 'Écrire\u00a0:']],
])('code keeps its spaces: %j', (markdown, shown) => {
  for (const text of shown) expect(draw(markdown)).toContain(text)
})
