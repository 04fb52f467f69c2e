import { SUBJECTS } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { findPlayingFlaws } from '../playing/find-flaws.ts'

const { packs } = library()
/** One of each subject: `content:check` plays every pack. */
const some = SUBJECTS.flatMap(subject => packs.find(pack => pack.subject === subject) ?? [])

describe('a pack of each subject', () => {
  it.each(some.map(pack => [pack.id, pack] as const))(
    '%s gives all playable types, which tell nothing, judge their own answers and never come twice',
    (_, pack) => expect(findPlayingFlaws(pack)).toEqual([]),
  )
})

describe('playing finds', () => {
  const [pack] = some
  if (!pack) throw new Error('no pack at all')

  it('an element that stands in two groups', () => {
    const [category] = pack.categories
    const [group, other] = category?.groups ?? []
    if (!category || !group || !other) throw new Error('no category')
    const groups = [group, { ...other, items: group.items }]
    expect(findPlayingFlaws({ ...pack, categories: [{ ...category, groups }] }).join()).toMatch(/CATEGORIZATION|COLUMN/)
  })

  it('a question that tells its answer', () => {
    const [question] = pack.questions.filter(({ mode }) => mode === 'short')
    if (!question) throw new Error('no short question')
    const flawed = {
      ...question,
      question: 'Is it Berlin?',
      expected: { kind: 'exact' as const, accepted: ['Berlin'] },
    }
    expect(findPlayingFlaws({ ...pack, questions: [flawed, flawed, flawed, flawed] }).join()).toContain(
      'tells its answer: Berlin',
    )
  })

  it('an expected answer that is not accepted', () => {
    const [question] = pack.questions
    if (!question) throw new Error('no question')
    const expected = { kind: 'number' as const, value: 'twelve' }
    const odd = { ...question, mode: 'short' as const, expected }
    expect(findPlayingFlaws({ ...pack, questions: [odd, odd, odd, odd] }).join()).toContain('not accepted')
  })
})
