import type { Solution } from '@ariane/activities/api'
import type { ActivityData } from '@ariane/activities/shape'
import { expect, it } from 'vitest'
import { library } from '../../library.ts'
import { fold } from '../../words.ts'
import { renderModule } from '../index.ts'
import type { PlayableType } from '../playable-type.ts'

const MOST = '9 questions'
const { packs } = library()

const words = (text: string): string[] =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
const holds = (text: string, part: string) => ` ${words(text).join(' ')} `.includes(` ${words(part).join(' ')} `)

type Hinted = { pack: string; data: ActivityData; solution: Solution; hints: string[] }

/** Every chapter of a type over all packs, with its hints. */
const listHinted = (type: PlayableType): Hinted[] =>
  packs.flatMap(pack => {
    const { activity = {}, solutions } = renderModule(type, pack, 1, MOST)
    return Object.entries(activity).flatMap(([id, data]) => {
      const solution = solutions[id]
      if (!solution || !('nextHints' in data || 'hint' in data) || data.engine === 'writing') return []
      return { pack: pack.id, data, solution, hints: [data.hint ?? [], data.nextHints ?? []].flat() }
    })
  })

/** The only option of which a pupil finds most words in the hints; undefined where there is no such one. */
const guess = (
  options: readonly { id: string; text: string }[],
  question: string,
  hints: string,
): string | undefined => {
  const asked = new Set(words(question))
  const said = new Set(words(hints).filter(word => word.length > 3 && !asked.has(word)))
  const counted = options
    .map(({ id, text }) => ({ id, found: new Set(words(text).filter(word => said.has(word))).size }))
    .sort((a, b) => b.found - a.found)
  const [first, second] = counted
  return first && first.found > (second?.found ?? 0) ? first.id : undefined
}

it.each([
  'SINGLE_CHOICE_SET',
  'MULTI_CHOICE',
  'CHOOSE_CORRECT_SENTENCE',
  'QUESTION_SET',
  'COURSE_PRESENTATION',
] as const)(
  'hints of %s name no right option, leave two to choose from, and help nobody who looks for words of the options (@B06)',
  type => {
    const given: string[] = []
    let [guessed, right, steps, asked] = [0, 0, 0, 0]
    for (const { pack, data, solution, hints } of listHinted(type)) {
      if (data.engine !== 'quiz' || solution.engine !== 'quiz') continue
      asked += 1
      steps += hints.length
      const options = data.options.map(option => ({
        ...option,
        correct: solution.options[option.id]?.correct === true,
      }))
      const isNamed = ({ text }: { text: string }) => hints.some(hint => holds(hint, text)) && !holds(data.stem, text)
      const statement = options.length === 2 && options.every(({ text }) => text.length < 5)
      if (statement) continue
      const isGiven = options.some(option => option.correct && isNamed(option))
      const left = options.filter(option => option.correct || !isNamed(option)).length
      if (isGiven || left < 2) given.push(`${pack}: « ${data.stem} » ${hints.join(' / ')}`)
      const found = data.multiple ? undefined : guess(options, data.stem, hints.join(' '))
      if (found !== undefined) guessed += 1
      if (options.some(({ id, correct }) => correct && id === found)) right += 1
    }
    expect(given).toEqual([])
    expect(asked).toBeGreaterThan(400)
    expect(steps / asked).toBeGreaterThan(2.8)
    expect(right).toBeLessThanOrEqual(guessed / 4)
  },
)

it.each(['BLANKS', 'DRAG_WORDS'] as const)('hints of %s say no missing word (@B06)', type => {
  const given: string[] = []
  let [steps, asked] = [0, 0]
  for (const { pack, data, solution, hints } of listHinted(type)) {
    if (data.engine !== 'cloze' || solution.engine !== 'cloze') continue
    asked += 1
    steps += hints.length
    const shown = data.items.flatMap(({ parts }) => parts).join(' ')
    for (const word of Object.values(solution.items).flat(2))
      if (word.length > 3 && !holds(shown, word) && hints.some(hint => holds(hint, word)))
        given.push(`${pack}: ${word}: ${hints.join(' / ')}`)
  }
  expect(given).toEqual([])
  expect(steps / asked).toBeGreaterThan(2.8)
})

it('hints of MATCHING_PAIRS say no word of what belongs to the element they name (@B06)', () => {
  const given: string[] = []
  let [steps, asked] = [0, 0]
  for (const { pack, data, solution, hints } of listHinted('MATCHING_PAIRS')) {
    if (data.engine !== 'match' || solution.engine !== 'match') continue
    asked += 1
    steps += hints.length
    for (const { id, text } of data.left) {
      const right = solution.labels[solution.pairs[id] ?? ''] ?? ''
      const own = words(right).filter(word => word.length > 4 && !words(text).includes(word))
      // The element itself stands in the hint: « 1 ; 4 ; 6 » says its 6.
      const named = hints.filter(hint => hint.includes(`« ${text} »`)).map(hint => hint.replace(`« ${text} »`, ''))
      const said = own.filter(word => named.some(hint => words(hint).includes(word)))
      if (named.some(hint => holds(hint, right)) || said.length > 1) given.push(`${pack}: ${text} (${said.join()})`)
    }
  }
  expect(given).toEqual([])
  expect(steps / asked).toBeGreaterThan(2.6)
})

it.each(['CATEGORIZATION', 'CORRESPONDENCE_GRID', 'COLUMN'] as const)(
  'hints of %s name one element at most, and no group beside it (@B06)',
  type => {
    const given: string[] = []
    let [steps, asked] = [0, 0]
    for (const { pack, data, hints } of listHinted(type)) {
      const [groups, members] =
        data.engine === 'categorize'
          ? [data.groups, data.items]
          : data.engine === 'grid'
            ? [data.columns, data.rows]
            : data.engine === 'match'
              ? [data.right, data.left]
              : [[], []]
      asked += 1
      steps += hints.length
      for (const hint of hints) {
        const named = members.filter(({ text }) => hint.includes(`« ${text} »`))
        const beside = groups.filter(({ text }) => hint.includes(`« ${text} »`))
        if (named.length > 1 || (named.length === 1 && beside.length > 0)) given.push(`${pack}: ${hint}`)
      }
    }
    expect(given).toEqual([])
    expect(steps / asked).toBeGreaterThan(2.8)
  },
)

it.each(['REORDERING', 'TIMELINE', 'SCALE_SORTING', 'SORT_PARAGRAPHS'] as const)(
  'hints of %s name two elements that are not neighbours, the first one first as often as last (@B06)',
  type => {
    const given: string[] = []
    let [steps, asked, named, forwards] = [0, 0, 0, 0]
    for (const { pack, data, solution, hints } of listHinted(type)) {
      if (data.engine !== 'order' && data.engine !== 'timeline') continue
      if (solution.engine !== data.engine) continue
      asked += 1
      steps += hints.length
      const inOrder = solution.order.map(id => data.items.find(item => item.id === id)?.text ?? '')
      const places = [...(hints.at(-1) ?? '').matchAll(/« ([^»]+?)…? »/g)].flatMap(([, text = '']) => {
        const at = inOrder.findIndex(one => one.startsWith(text))
        return at < 0 ? [] : [at]
      })
      const [one, other] = places
      if (one === undefined || other === undefined) continue
      named += 1
      if (one < other) forwards += 1
      if (places.length > 2 || Math.abs(one - other) < 2) given.push(`${pack}: ${hints.join(' / ')}`)
    }
    expect(given).toEqual([])
    expect(steps / asked).toBeGreaterThan(2.6)
    expect(named).toBeGreaterThan(asked / 2)
    expect(Math.abs(forwards / named - 0.5)).toBeLessThan(0.1)
  },
)
