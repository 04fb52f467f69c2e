import { describe, expect, it } from 'vitest'
import { findBareSelectors } from './bare-selectors.ts'

const find = (css: string) => findBareSelectors('screen.css', Buffer.from(css))

describe('@W03 a selector of a remote’s style sheet', () => {
  it.each([
    ['body { display: none }', 'body'],
    ['* { color: red }', '*'],
    ['h1 { margin: 0 }', 'h1'],
    [':root { --gap: 1rem }', ':root'],
    ['nav > a:hover { color: red }', 'nav > a:hover'],
    ['input[type="text"] { border: 0 }', 'input[type="text"]'],
    ['[href]:focus { color: red }', '[href]:focus'],
    ['.card, h2 { margin: 0 }', '.card, h2'],
    ['p:not(.card) { margin: 0 }', 'p:not(.card)'],
    [':is(.card, main) p { margin: 0 }', ':is(.card, main) p'],
    ['.card { color: red }\n@media print {\n  body,\n  html { color: red } }', 'body,   html'],
    ['.card{color:red}h1{margin:0}', 'h1'],
    ['@layer screen { @supports (gap: 1px) { main { gap: 1px } } }', 'main'],
  ])('is named where it takes elements of the whole page: %s', (css, selector) => {
    expect(find(css)).toEqual([selector])
  })

  it.each([
    '.card h1 { margin: 0 }',
    '#reading > * { margin: 0 }',
    '[data-part="deck"]::before { content: "" }',
    'body.reading { margin: 0 }',
    'html:has(.on-paper) { color-scheme: light }',
    ':is(.card, .tile) p { margin: 0 }',
    '.card { h1 { margin: 0 } & + & { margin: 0 } @media print { p { margin: 0 } } }',
    '@font-face { font-family: Deck; src: url(deck.woff2) } @keyframes turn { from { top: 0 } 50% { top: 1px } } @page { margin: 0 }',
  ])('is none of them where it names something of its own: %s', css => {
    expect(find(css)).toEqual([])
  })
})
