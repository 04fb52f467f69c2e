import { lesson, subjectTitle } from '../modules/lesson.ts'
import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import type { LessonIndex } from './lesson-index.ts'
import { messages } from './messages.ts'
import { listStems } from './question-words.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import { sayTerm } from './say.ts'

type Section = Pack['summary']['sections'][number]

const MAX_POINTS = 3
const MAX_WORDS = 3
/** A key point says the same as a section when they share so much of its words. */
const SHARED = 0.5

const share = (text: string, words: ReadonlySet<string>) => {
  const own = new Set(listStems(text))
  return own.size === 0 ? 0 : [...own].filter(word => words.has(word)).length / own.size
}

const nearest = <T>(items: readonly T[], text: (item: T) => string, words: ReadonlySet<string>, least: number): T[] =>
  items
    .map(item => ({ item, near: share(text(item), words) }))
    .filter(({ near }) => near >= least)
    .toSorted((a, b) => b.near - a.near)
    .map(({ item }) => item)

const isWorked = ({ expected, mode }: Pack['questions'][number]) => expected.kind !== 'free' && mode !== 'essay'

/** Words of the section with their meaning, ideas that are said otherwise, and something worked out. */
const putOtherwise = (pack: Pack, section: Section, hidden: ReadonlySet<string>): Reply => {
  const words = new Set(listStems(`${section.title} ${section.title} ${section.body}`))
  const points = nearest(pack.summary.keyPoints, point => point, words, SHARED).slice(0, MAX_POINTS)
  const facts = nearest(
    pack.facts.filter(({ truth }) => truth),
    fact => fact.statement,
    words,
    SHARED,
  )
    .slice(0, 1)
    .map(fact => sentences(fact.statement, fact.why))
  const terms = pack.terms.filter(({ term }) => share(term, words) === 1).slice(0, MAX_WORDS)
  const examples = nearest(
    pack.questions.filter(question => isWorked(question) && !hidden.has(question.id)),
    ({ question, course }) => `${question} ${course}`,
    words,
    0.3,
  )
  return writeReply(
    'help',
    [
      messages.again(section.title),
      messages.remember([...(points.length > 0 ? points : pack.summary.keyPoints.slice(0, 2)), ...facts]),
      terms.length > 0 ? messages.words(terms.map(sayTerm)) : '',
    ],
    {
      examples: examples.slice(0, 1).map(question => `${question.question}\n\n${lesson.solution(question)}`),
      reference: refer(pack, { section: section.title }),
    },
  )
}

const explainLesson = (pack: Pack): Reply => {
  const example = pack.questions.find(isWorked)
  return writeReply(
    'help',
    [
      messages.againLesson(subjectTitle(pack)),
      pack.summary.intro,
      messages.remember(pack.summary.keyPoints.slice(0, MAX_POINTS)),
    ],
    {
      examples: example ? [`${example.question}\n\n${lesson.solution(example)}`] : [],
      reference: refer(pack),
    },
  )
}

type Repeated = {
  hidden: ReadonlySet<string> /** The pupil has read the second explanation, and did not understand it. */
  isRepeated: boolean
}

/** Explains a section a second time, in other words; the lesson as a whole when none is on the screen. */
export const explainAgain = (
  { pack }: LessonIndex,
  section: Section | undefined,
  { hidden, isRepeated }: Repeated,
): Reply => {
  if (!section) return explainLesson(pack)
  const again = pack.again.find(one => one.section === section.id)
  if (!again || isRepeated) return putOtherwise(pack, section, hidden)
  return writeReply('help', [messages.again(section.title), again.text], {
    examples: again.example === undefined ? [] : [again.example],
    reference: refer(pack, { section: section.title }),
    ...(again.check && { check: again.check.question }),
  })
}

/** What a lesson is about, and what is to be remembered of it. */
export const summarizeLesson = ({ pack }: LessonIndex): Reply =>
  writeReply('answer', [pack.summary.intro, messages.remember(pack.summary.keyPoints)], { reference: refer(pack) })
