import { expect, it } from 'vitest'
import { escapeMoney } from './escape-money.ts'

it.each([
  ['$5, **not** $10', String.raw`\$5, **not** \$10`],
  ['un $x$ et 5 $', String.raw`un $x$ et 5 \$`],
  ['$$x^2$$', '$$x^2$$'],
  ['`$a` et $b$', '`$a` et $b$'],
  ['```\n$a = $b\n```', '```\n$a = $b\n```'],
  ['~~~\necho $HOME $USER\n~~~\n5 $', '~~~\necho $HOME $USER\n~~~\n5 \\$'],
  ['````\n```\n$a\n````', '````\n```\n$a\n````'],
  ['``a ` $b`` et $c$', '``a ` $b`` et $c$'],
  ['5$/kg, puis 3$.', String.raw`5\$/kg, puis 3\$.`],
  [String.raw`\$5`, String.raw`\$5`],
])('@M02 %j is drawn from %j', (markdown, escaped) => {
  expect(escapeMoney(markdown)).toBe(escaped)
})
