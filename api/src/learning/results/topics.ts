import type { NotionResult, TopicResult } from '@ariane/shared/contracts'
import type { Tutor } from '../tutor.ts'
import { type Enough, toFigures } from './figures.ts'
import type { CountedAnswers } from './store.ts'

type Titles = Pick<Tutor, 'findNotion' | 'findTopic'>
const WORST_FIRST = ['again', 'going', 'known', 'few'] as const

/** To begin again first, what tells nothing last; among equals, where most have to be helped. */
export const byNeed = (a: NotionResult | TopicResult, b: NotionResult | TopicResult) =>
  WORST_FIRST.indexOf(a.level) - WORST_FIRST.indexOf(b.level) ||
  b.toHelp.length - a.toHelp.length ||
  a.title.localeCompare(b.title, 'fr')

/** Counts as results of sub-chapters and of their notions; what the programme does not know any more is left out. */
export function toTopics(rows: readonly CountedAnswers[], titles: Titles, enough: Enough): TopicResult[] {
  const topics = [...Map.groupBy(rows, ({ topic }) => topic)].flatMap(([ref, inTopic]) => {
    const known = titles.findTopic(ref)
    if (!known) return []
    const byNotion = Map.groupBy(inTopic, ({ notion }) => notion)
    const notions = [...byNotion].flatMap(([notion, inNotion]) => {
      const found = notion === null ? undefined : titles.findNotion(notion)
      return found && notion ? [{ ref: notion, title: found.title, ...toFigures(inNotion, enough) }] : []
    })
    const { title, chapter, subject, grade } = known
    return [{ ref, title, chapter, subject, grade, ...toFigures(inTopic, enough), notions: notions.sort(byNeed) }]
  })
  return topics.sort(byNeed)
}
