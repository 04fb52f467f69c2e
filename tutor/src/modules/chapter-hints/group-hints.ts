import { chooseHints } from '../../hints/choose-hints.ts'
import { findRevealedWords } from '../../hints/find-revealed-words.ts'
import { saysWhole } from '../../hints/singles-out.ts'
import { fold } from '../../words.ts'
import { messages as moduleMessages } from '../messages.ts'
import type { Lesson } from './find-lesson.ts'
import { messages } from './messages.ts'

const MAX_MEMBER_CHARS = 60

/** What the lesson says of the groups: how two of them differ, or what one is. */
const listMeanings = ({ pack }: Lesson, groups: readonly string[]): string[] => [
  ...pack.confusions
    .filter(({ between }) => between.every(one => groups.some(group => saysWhole(group, one))))
    .map(({ difference }) => difference),
  ...groups.flatMap(group => {
    const found = pack.terms.find(({ term }) => fold(term) === fold(group))
    return found ? [messages.groupMeaning(group, found.definition)] : []
  }),
]

/** Hints to elements to put into groups: what the groups are, the rule or its place, and an element to begin with. */
export const listGroupHints = (
  lesson: Lesson,
  title: string,
  groups: readonly string[],
  members: readonly string[],
) => {
  const [one = '', other = ''] = groups
  const statements = groups.includes(moduleMessages.trueOnes)
  const names = groups.map(group => `« ${group} »`).join(', ')
  const meaning = groups.length === 2 ? messages.apart(one, other) : messages.everyGroup(names)
  const short = members.filter(member => member.length <= MAX_MEMBER_CHARS).toSorted((a, b) => a.length - b.length)
  const shown = [title, ...groups].join(' ')
  return [
    ...chooseHints(
      [[statements ? messages.eachStatement : meaning], [...listMeanings(lesson, groups), ...lesson.places]],
      hint => findRevealedWords(hint, shown, members).length === 0 && !members.some(member => saysWhole(hint, member)),
    ),
    ...(short[0] === undefined ? [] : [messages.sortFirst(short[0])]),
  ]
}
