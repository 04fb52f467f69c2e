import { library } from '../../library.ts'
import type { Pack } from '../../pack.ts'
import { searchIndex } from '../../search.ts'
import { stems } from '../../words.ts'
import { messages } from './messages.ts'
import type { Place } from './place.ts'
import { isRelevantReminder } from './relevance.ts'

/** The chapter's own pack, when it has one, and the others of the subject at the grade. */
export type Packs = { own: Pack | undefined; others: readonly Pack[] }

/** Another chapter has to speak of more of the question than the pupil's own. */
const ENOUGH = 0.25
const ENOUGH_ELSEWHERE = 0.6
/** A rule is said already: only a section about the same thing adds to it. */
const ENOUGH_FOR_RULE = 0.5
/** Numbers and the verb of an instruction are in every lesson: they say nothing of what a question is about. */
const SAYS_NOTHING = /^\d|^(?:calcul|exercic|resou|resol|conjug|tradu|recop|complet|repond|donn|trouv|indiqu|ecri)/

const subjectWords = (text: string) => stems(text.slice(0, 1000)).filter(word => !SAYS_NOTHING.test(word))
const KEY_POINTS = 3

export const packsFor = ({ subject, grade, chapterId, subChapterId }: Place): Packs => {
  const { topic, packs } = library()
  const ids = [subChapterId, chapterId]
  const own = (topic(chapterId, subChapterId) ?? topic(chapterId))?.pack ?? packs.find(pack => ids.includes(pack.id))
  return {
    own,
    others: library()
      .listPacks(subject, grade)
      .filter(pack => pack !== own),
  }
}

type Section = { title: string; words: string; text: string }
const indexes = new WeakMap<Pack, ReturnType<typeof searchIndex<Section>>>()
/** The sections of a lesson, found by their words. */
export const indexSections = (pack: Pack) => {
  const index =
    indexes.get(pack) ??
    searchIndex(
      pack.summary.sections.map(({ title, body }) => ({
        title,
        words: `${title} ${title} ${body}`,
        text: `**${title}**\n\n${body}`,
      })),
    )
  indexes.set(pack, index)
  return index
}

const found = (pack: Pack, words: readonly string[], enough: number) =>
  indexSections(pack)(words).find(({ coverage }) => coverage >= enough)

/** Of the other lessons, the one that speaks of most of a question. */
const elsewhere = (others: readonly Pack[], words: readonly string[]) =>
  others
    .flatMap(pack => {
      const hit = found(pack, words, ENOUGH_ELSEWHERE)
      return hit ? [{ pack, hit }] : []
    })
    .toSorted((a, b) => b.hit.score - a.hit.score)[0]

/** The lessons that a question may be about: the chapter's, then another one of the year that speaks of it. */
export const packsAbout = ({ own, others }: Packs, question: string): Pack[] => {
  const other = elsewhere(others, stems(question.slice(0, 1000)))?.pack
  return [own, other].filter(pack => pack !== undefined)
}

/** The section of the chapter's lesson that speaks of a rule; '' when none does. */
export const sectionFor = ({ own }: Packs, rule: string): string =>
  (own && found(own, subjectWords(rule), ENOUGH_FOR_RULE)?.passage.text) ?? ''

/**
 * What a lesson says about a question: the section that speaks of it, else the chapter in a few lines where these do; '' where
 * nothing is about it, as a reminder of something else misleads.
 */
export const lessonFor = ({ own, others }: Packs, question: string): string => {
  const isAbout = (text: string) => isRelevantReminder(question, text)
  const here = own && found(own, subjectWords(question), ENOUGH)
  if (here && isAbout(here.passage.text)) return here.passage.text
  const other = elsewhere(others, stems(question.slice(0, 1000)))
  if (other && isAbout(other.hit.passage.text)) return other.hit.passage.text
  if (!own || own.summary.intro.includes('\n\n')) return ''
  const points = own.summary.keyPoints.slice(0, KEY_POINTS).map(point => `- ${point}`)
  const few = [messages.lessonTitle, own.summary.intro, points.join('\n')].join('\n\n')
  return isAbout(`${own.chapter} ${own.subChapter ?? ''} ${few}`) ? few : ''
}
