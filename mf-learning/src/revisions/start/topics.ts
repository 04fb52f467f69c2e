import { withoutAccents } from '@ariane/activities/typed'
import type { Chapter, ModulePrompt } from '@ariane/shared/contracts/learning'
import type { PathSummary } from '@ariane/shared/contracts/paths'

/** What is revised in a quarter of an hour: a sub-chapter, or a chapter that has none. */
export type Topic = {
  key: string
  title: string
  /** The chapter around a sub-chapter. */
  chapter: string | null
  chapterId: string
  subChapterId: string | null
  prompts: readonly ModulePrompt[]
}

type Place = Pick<PathSummary, 'chapterId' | 'subChapterId'>

const topicKey = ({ chapterId, subChapterId }: Place) => subChapterId ?? chapterId

/** The topics of a programme in its order. */
export const listTopics = (chapters: readonly Chapter[]): Topic[] =>
  chapters.flatMap(({ id: chapterId, title, prompts, subChapters }): Topic[] =>
    subChapters.length === 0
      ? [{ key: chapterId, title, chapter: null, chapterId, subChapterId: null, prompts }]
      : subChapters.map(sub => ({
          key: sub.id,
          title: sub.title,
          chapter: title,
          chapterId,
          subChapterId: sub.id,
          prompts: sub.prompts,
        })),
  )

/** The topic after this one in its programme; undefined after the last. */
export const followingTopic = (topics: readonly Topic[], place: Place): Topic | undefined => {
  const at = topics.findIndex(({ key }) => key === topicKey(place))
  return at < 0 ? undefined : topics[at + 1]
}

/** « XVIᵉ » is found as « XVIe ». */
const fold = (text: string) => withoutAccents(text.normalize('NFKC')).toLowerCase()
const wordsIn = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? []
/** A plural finds its singular. */
const stem = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, '') : word)

/** Titles first, then what the modules of the topic speak of: the terms of its lesson stand there. */
const hay = ({ title, chapter, prompts }: Topic) =>
  fold([title, chapter ?? '', ...prompts.flatMap(prompt => [prompt.title, prompt.prompt_generation])].join(' '))

/** Topics in which every word that is looked for stands, by its beginning. */
export function searchTopics(topics: readonly Topic[], wanted: string): Topic[] {
  const words = wordsIn(wanted).map(stem)
  if (words.length === 0) return [...topics]
  return topics.filter(topic => {
    const terms = wordsIn(hay(topic))
    return words.every(word => terms.some(one => one.startsWith(word)))
  })
}

const NEAREST = 2
const pairsIn = (word: string) => new Set(Array.from(word.slice(1), (letter, n) => `${word[n]}${letter}`))

/** How alike two words are, 0 to 1, by the pairs of letters that they share. */
function likeness(a: string, b: string): number {
  const [one, other] = [pairsIn(a), pairsIn(b)]
  return (2 * [...one].filter(pair => other.has(pair)).length) / Math.max(1, one.size + other.size)
}

/** The topics that come nearest where a search finds none, by the likeness of their words. */
export function nearestTopics(topics: readonly Topic[], wanted: string): Topic[] {
  const words = wordsIn(wanted)
  const score = (topic: Topic) => {
    const terms = wordsIn(hay(topic))
    return words.reduce((sum, word) => sum + Math.max(0, ...terms.map(one => likeness(word, one))), 0)
  }
  const scored = topics.map(topic => ({ topic, score: score(topic) }))
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({ topic }) => topic)
}

/** The path of each topic that was begun or finished; one in use goes before a finished one. */
export function findPaths(list: readonly PathSummary[]): ReadonlyMap<string, PathSummary> {
  const found = new Map<string, PathSummary>()
  for (const path of list) {
    if (path.status === 'incomplete_path' || path.status === 'generating') continue
    const key = topicKey(path)
    const before = found.get(key)
    if (!before || (isDone(before) && !isDone(path))) found.set(key, path)
  }
  return found
}

export const isDone = ({ status }: Pick<PathSummary, 'status'>) => status === 'done' || status === 'completed'

/** How many of its modules a path has behind it. */
export const countDone = ({ percent, moduleCount }: Pick<PathSummary, 'percent' | 'moduleCount'>) =>
  Math.round((percent * moduleCount) / 100)
