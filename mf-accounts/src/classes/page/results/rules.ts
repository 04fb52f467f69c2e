import { type Figures, type NotionResult, RESULT_DAYS, type TopicResult } from '@ariane/shared/contracts/class-results'

/** A row of the table: a notion, or what a sub-chapter holds besides. */
export interface ResultRow extends Figures {
  key: string
  title: string
  topic: TopicResult
  notion: NotionResult | null
}

/** The notions of each sub-chapter with its total before them, in the order of the API. */
export const toRows = (topics: readonly TopicResult[]): ResultRow[] =>
  topics.flatMap(topic => [
    { ...topic, key: topic.ref, topic, notion: null },
    ...topic.notions.map(notion => ({ ...notion, key: notion.ref, topic, notion })),
  ])

/** Whether the figures call for help: a few answers only say how many they are. */
export const callsForHelp = ({ level, toHelp }: Figures) =>
  (level === 'again' || level === 'going') && toHelp.length > 0

export const PALETTES = { again: 'warning', going: 'info', known: 'success', few: 'neutral' } as const

/** The address of a row's page. */
export const rowAddress = (id: string, days: number, { topic, notion }: Pick<ResultRow, 'topic' | 'notion'>) => {
  const search = new URLSearchParams({ sousChapitre: topic.ref, jours: String(days) })
  if (notion) search.set('notion', notion.ref)
  return `/classes/${id}/notion?${search}`
}

/** The period that the address asks for. */
export const parseDays = (search: URLSearchParams): (typeof RESULT_DAYS)[number] =>
  RESULT_DAYS.find(days => String(days) === search.get('jours')) ?? 30
