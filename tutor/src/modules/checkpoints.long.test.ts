import { expect, it } from 'vitest'
import { library } from '../library.ts'
import { listWordsAhead } from './testing/words-ahead.ts'

it('a question within a lesson asks for nothing that is first taught on a later page, in all packs', () => {
  const ahead = library().packs.map(pack => [pack.id, listWordsAhead(pack)] as const)
  expect(ahead.filter(([, words]) => words.length > 0)).toEqual([])
})
