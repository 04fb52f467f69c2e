import { describe, expect, it } from 'vitest'
import { library } from '../../library.ts'
import { renderModule } from '../index.ts'
import type { PlayableType } from '../playable-type.ts'
import { findLesson } from './find-lesson.ts'
import { listStatementHints } from './statement-hints.ts'

const pack = library().packs.find(({ id }) => id === 'svt-5-digestion') ?? expect.unreachable('no pack')

const listHints = (type: PlayableType) =>
  Object.values(renderModule(type, pack, 1, '').activity ?? {}).map(data =>
    'nextHints' in data ? [data.hint, ...(data.nextHints ?? [])] : [],
  )

describe('the hints of a chapter (@B06)', () => {
  it.each([
    'SINGLE_CHOICE_SET',
    'TRUE_FALSE',
    'BLANKS',
    'CATEGORIZATION',
    'CORRESPONDENCE_GRID',
    'COLUMN',
    'REORDERING',
    'TIMELINE',
  ] as const)('of %s are three: where to look, the rule or its place, how one begins', type => {
    const [first] = listHints(type)
    expect(first).toHaveLength(3)
    expect(first?.[2]).toMatch(/^Pour commencer/)
  })

  it('are none where a text that was just read is to be remembered', () => {
    expect(listHints('SPEED_READING').every(hints => hints.length === 0)).toBe(true)
  })

  it('set aside one wrong option with the misconception in it', () => {
    const begun = listHints('SINGLE_CHOICE_SET').flatMap(hints => hints[2] ?? [])
    expect(begun).toContain(
      'Pour commencer, écartez « dans la bouche ». Les aliments y sont broyés, mais pas encore transformés en nutriments.',
    )
  })

  it('of a statement are made of its own words and of its place in the lesson', () => {
    const lesson = findLesson(pack, ['fact:f4'])
    expect(listStatementHints(lesson, 'La digestion est uniquement mécanique.')).toEqual([
      '« uniquement » ne laisse aucune exception : la leçon en connaît-elle une ?',
      'Relisez la partie « Une transformation mécanique et chimique » de la leçon.',
      'Pour commencer, cherchez un exemple de la leçon, et voyez si la phrase lui convient.',
    ])
  })
})
