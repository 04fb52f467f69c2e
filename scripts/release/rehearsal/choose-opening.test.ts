import { expect, it } from 'vitest'
import { chooseOpening } from './choose-opening.ts'

it.each([
  [[], 'all'],
  [['--uncommitted'], 'all'],
  [['--unopened'], 'none'],
  [['unopened', 'uncommitted'], 'none'],
  [['--today-only'], 'today'],
  [['--unopened', '--today-only'], 'none'],
])('@W03 the words %j open %s', (words, opened) => {
  expect(chooseOpening(words)).toBe(opened)
})
