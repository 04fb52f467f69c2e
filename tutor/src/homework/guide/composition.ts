import { escaped } from '../markdown.ts'
import { indexSections, type Packs, packsAbout } from './lesson.ts'
import { messages } from './messages.ts'
import { isRelevantReminder, subjectStems } from './relevance.ts'

const MAX_LEADS = 4
const MIN_COVERAGE = 0.15
const WORDS = /(?:mots?|termes?|notions?)(?: suivants?| clés?)? ?: ?([^.?!\n]{3,160})/iu
const LENGTH =
  /(?:environ )?(?:une )?(?:\d+|dizaine|quinzaine|vingtaine|trentaine|dix|quinze|vingt|trente)(?: de| à \d+)? lignes?/iu

/** What the plan of a developed composition takes from its subject and from the lesson. */
export type CompositionPlan = {
  /** Titles of the lesson that speak of the subject, where to look for ideas. */
  steps: string[]
  /** The words and the length that the subject asks for. */
  checklist: string[]
}

/** The plan of a developed composition: it says where ideas are, never what to write. */
export const planComposition = (question: string, packs: Packs): CompositionPlan => {
  const wanted = subjectStems(question)
  const about = packsAbout(packs, question).filter(pack =>
    isRelevantReminder(question, pack.summary.sections.map(({ title, body }) => `${title} ${body}`).join(' ')),
  )
  const titles = about.flatMap(pack =>
    indexSections(pack)(wanted)
      .filter(({ coverage }) => coverage >= MIN_COVERAGE)
      .map(({ passage }) => passage.title),
  )
  const words = WORDS.exec(question)?.[1]?.trim()
  const length = LENGTH.exec(question)?.[0].trim()
  return {
    steps:
      titles.length > 0 ? [messages.leads([...new Set(titles)].slice(0, MAX_LEADS).map(title => `« ${title} »`))] : [],
    checklist: [
      ...(words ? [messages.wantedWords(escaped(words))] : []),
      ...(length ? [messages.wantedLength(length)] : []),
    ],
  }
}
