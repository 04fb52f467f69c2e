import type { FigureView, PathDetail, PathModule, PathStatus, PathSummary } from '@ariane/shared/contracts'
import type { Selectable } from 'kysely'
import { toClarification } from '../platform/clarification.ts'
import type { ModulesTable, PathsTable } from './tables.ts'

export type PathRow = Selectable<PathsTable>
/** A module as it is read for the pupil: without its key and the words that are read aloud. */
export type ModuleRow = Omit<Selectable<ModulesTable>, 'answer_key' | 'speech' | 'notions' | 'items'>

/** 0 to 100, whole. */
export const toPercent = (done: number, total: number) => (total === 0 ? 0 : Math.round((100 * done) / total))

/** A path that can be worked on: to_do until it is opened, then generated until everything is done. */
export const toStatus = (opened: boolean, percent: number): PathStatus =>
  percent === 100 ? 'done' : opened ? 'generated' : 'to_do'

/** Whether modules may be worked on. */
export const isReady = (status: PathStatus) => status === 'to_do' || status === 'generated' || status === 'done'

/** Where to go on: the last slide seen that is not done, else the first that is not done. */
export const resumeAt = (modules: readonly { seen: boolean; done: boolean }[]) => {
  const begun = modules.findLastIndex(module => module.seen && !module.done)
  return Math.max(0, begun >= 0 ? begun : modules.findIndex(module => !module.done))
}

/** Whether a module is finished: what is asked has been answered; what is only read has been seen. */
export const isFinished = (asked: readonly string[], answered: readonly string[], read: boolean) =>
  asked.length === 0 ? read : asked.every(key => answered.includes(key))

/** Mean of the scores of the first tries; null when nothing is answered, or nothing that rules can judge. */
export const averageScore = (scores: Readonly<Record<string, number | null>>) => {
  const first = Object.values(scores).filter(score => score !== null)
  return first.length === 0 ? null : first.reduce((sum, score) => sum + score, 0) / first.length
}

type DrawFigure = (figure: unknown) => FigureView | undefined

/** The figures of a module, drawn; one that cannot be drawn any more is left to its words. */
export const drawFigures = (figures: ModuleRow['figures'], draw: DrawFigure): Pick<PathModule, 'figures'> => {
  const drawn = Object.entries(figures).flatMap(([name, figure]) => {
    const view = draw(figure)
    return view ? [[name, view] as const] : []
  })
  return drawn.length === 0 ? {} : { figures: Object.fromEntries(drawn) }
}

const toModule = (row: ModuleRow, draw: DrawFigure): PathModule => ({
  id: row.id,
  title: row.title,
  type: row.type,
  contentType: row.content_type,
  content: row.content,
  contentAudio: null,
  ...(row.activity ? { activity: row.activity } : {}),
  ...drawFigures(row.figures, draw),
  ...(Object.keys(row.asks).length > 0
    ? { asks: Object.fromEntries(Object.entries(row.asks).map(([key, open]) => [key, toClarification(open)])) }
    : {}),
  progress: {
    seen: row.seen,
    done: row.done,
    score: averageScore(row.scores),
    answered: Object.keys(row.scores).length > 0,
    state: row.state,
  },
})

/** The columns that a summary is made from. */
export type SummaryRow = Omit<
  PathRow,
  'user_id' | 'request' | 'seed' | 'settled' | 'written_by' | 'opened_at' | 'active_at'
>

export const toPathSummary = (row: SummaryRow, done: number): PathSummary => ({
  id: row.id,
  title: row.title,
  description: row.description,
  type: row.kind,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  subject: row.subject,
  grade: row.grade,
  chapterId: row.chapter_id,
  subChapterId: row.sub_chapter_id,
  autoSlide: row.auto_slide,
  failure: row.failure,
  link: row.link_token,
  percent: toPercent(done, row.module_count),
  moduleCount: row.module_count,
  ...(row.pinned_at ? { pinnedAt: row.pinned_at.toISOString() } : {}),
})

/** The newest pin first; what is not pinned keeps its order behind. */
export const pinnedFirst = <P extends Pick<PathSummary, 'pinnedAt'>>(paths: readonly P[]): P[] =>
  paths.toSorted((one, other) => (other.pinnedAt ?? '').localeCompare(one.pinnedAt ?? ''))

export const toPathDetail = (
  row: PathRow,
  modules: readonly ModuleRow[],
  reviewed: boolean,
  draw: DrawFigure,
): PathDetail => ({
  ...toPathSummary(row, modules.filter(module => module.done).length),
  modules: isReady(row.status) ? modules.map(module => toModule(module, draw)) : [],
  generation: row.status === 'generating' ? { done: modules.length, total: row.module_count } : null,
  customPrompts: row.request.customPrompts,
  unreviewed: !reviewed || row.written_by !== null,
  writtenBy: row.written_by,
  resumeAt: resumeAt(modules),
})
