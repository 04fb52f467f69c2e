import { expect, it } from 'vitest'
import { plainLine, plainText } from './plain-text.ts'

it.each([
  ['L&#039;eau', 'L’eau'.replace('’', "'")],
  ['Fran&ccedil;ais &amp; Latin', 'Français & Latin'],
  ['&#x41;thènes', 'Athènes'],
  ['Q&R ; R&D;', 'Q&R ; R&D;'],
  ['3 < 5 et 7 > 2', '3 < 5 et 7 > 2'],
  ['<p>10<sup>-3</sup>&nbsp;m</p>', '10⁻³ m'],
  ['&lt;b&gt;', '<b>'],
])('@N10 %j of a calendar is %j', (text, plain) => {
  expect(plainLine(text, 100)).toBe(plain)
})

it('keeps lines, and nothing that is not seen', () => {
  expect(plainText('Un\u200b\r\n\r\n\r\nDeux\u00ad', 100)).toBe('Un\n\nDeux')
})
