import { describe, expect, it } from 'vitest'
import { findPaths, followingTopic, listTopics, nearestTopics, searchTopics } from './topics.ts'

const prompts = (text: string) => [{ title: 'Le cours', type: 'TEXT' as const, prompt_generation: text }]
const topics = listTopics([
  { id: 'reperes', title: 'Se repérer dans le temps', prompts: prompts('siècle, frise'), subChapters: [] },
  {
    id: 'xviii',
    title: 'Le XVIIIe siècle',
    prompts: [],
    subChapters: [
      { id: 'lumieres', title: 'L’Europe des Lumières', prompts: prompts('Voltaire, Encyclopédie') },
      { id: 'revolution', title: 'La Révolution française et l’Empire', prompts: prompts('Bastille, Napoléon') },
    ],
  },
])
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)

describe('the topics of a programme', () => {
  it('@U03 are its sub-chapters, and the chapters that have none', () => {
    expect(topics.map(({ key, chapter }) => [key, chapter])).toEqual([
      ['reperes', null],
      ['lumieres', 'Le XVIIIe siècle'],
      ['revolution', 'Le XVIIIe siècle'],
    ])
  })

  it.each([
    ['', ['Se repérer dans le temps', 'L’Europe des Lumières', 'La Révolution française et l’Empire']],
    ['revolution', ['La Révolution française et l’Empire']],
    ['RÉVOL emp', ['La Révolution française et l’Empire']],
    ['lumière', ['L’Europe des Lumières']],
    ['frises', ['Se repérer dans le temps']],
    ['napoléon', ['La Révolution française et l’Empire']],
    ['siècle', ['Se repérer dans le temps', 'L’Europe des Lumières', 'La Révolution française et l’Empire']],
    ['pythagore', []],
  ])('@U03 a search for « %s » finds them by words of the title, the chapter and the lesson', (wanted, found) => {
    expect(titles(searchTopics(topics, wanted))).toEqual(found)
  })

  it('@U03 a word with a slip of the pen finds none, and the nearest ones are offered', () => {
    expect(searchTopics(topics, 'revoltuion')).toEqual([])
    const nearest = nearestTopics(topics, 'revoltuion')
    expect(nearest).toHaveLength(2)
    expect(nearest[0]?.key).toBe('revolution')
  })

  it('@U02 the one after a path is the next chapter; none follows the last', () => {
    expect(followingTopic(topics, { chapterId: 'reperes', subChapterId: null })?.key).toBe('lumieres')
    expect(followingTopic(topics, { chapterId: 'xviii', subChapterId: 'revolution' })).toBeUndefined()
    expect(followingTopic(topics, { chapterId: 'another', subChapterId: null })).toBeUndefined()
  })
})

describe('the paths of topics', () => {
  const path = (id: number, status: 'done' | 'generated' | 'generating' | 'incomplete_path') =>
    ({ id, status, chapterId: 'xviii', subChapterId: 'lumieres', percent: 40, moduleCount: 5 }) as never

  it('@U03 one in use goes before a finished one, whichever comes first', () => {
    expect(findPaths([path(1, 'done'), path(2, 'generated')]).get('lumieres')?.id).toBe(2)
    expect(findPaths([path(2, 'generated'), path(1, 'done')]).get('lumieres')?.id).toBe(2)
  })

  it('@U03 one that is being written or was stopped is none', () => {
    expect(findPaths([path(1, 'generating'), path(2, 'incomplete_path')]).size).toBe(0)
  })
})
