import { shuffle } from '@ariane/activities/random'
import type { Choice } from './choice.ts'
import type { Context } from './context.ts'
import { messages } from './messages.ts'

/** 'Which of these belong to…', about one group of each category: a second one would answer the first. */
export const listGroupQuestions = ({ pack, random }: Context): Choice[] =>
  pack.categories.flatMap(category => {
    const places = category.groups.flatMap(group => group.items)
    const sayGroup = (text: string) => {
      const own = category.groups.find(({ items }) => items.includes(text))
      return own && messages.belonging(own.label, [text])
    }
    const groups = shuffle(random, category.groups).flatMap(({ label, items }): Choice[] => {
      const inside = items.filter(item => places.filter(other => other === item).length === 1)
      const outside = places.filter(item => !items.includes(item))
      if (inside.length < 2 || outside.length < 2) return []
      const right = shuffle(random, inside).slice(0, 3)
      const wrong = shuffle(random, outside).slice(0, right.length === 3 ? 2 : 3)
      return [
        {
          id: `sorting:${category.id}`,
          text: [category.title, label, ...right].join(' '),
          stem: messages.belongTo(category.title, label),
          options: [
            ...right.map(text => ({ text, correct: true })),
            ...wrong.map(text => ({ text, correct: false, feedback: sayGroup(text) })),
          ],
          why: messages.belonging(label, right),
          difficulty: 2,
        },
      ]
    })
    return groups.slice(0, 1)
  })
