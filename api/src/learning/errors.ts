import type { Subject } from '@ariane/shared/catalogue'
import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityData, ActivityResult, Recall } from '@ariane/shared/contracts'
import type { Kysely, SelectType } from 'kysely'
import { ASKING_RESULT } from './asking-result.ts'
import { secondReading } from './second-reading.ts'
import { moduleStore } from './store.ts'
import type { LearningTables, ModulesTable } from './tables.ts'
import type { Tutor } from './tutor.ts'

/** What has no answer yet is no error. */
const isRightSoFar = ({ correct, left, parts }: ActivityResult) =>
  left ? Object.values(parts).every(part => part.correct) : correct

/** The share of the cards that the pupil said to have known, of those that were turned over; null for another answer. */
const readKnownShare = (answer: ActivityAnswer): number | null => {
  if (answer.engine !== 'dialog-cards') return null
  const said = Object.values(answer.known)
  return said.length === 0 ? null : said.filter(Boolean).length / said.length
}

/**
 * A game of memory is no question; free words that rules cannot judge are no error. Of cards that were turned over the
 * pupil's own word counts.
 */
export const isMissed = (answer: ActivityAnswer, result: ActivityResult) => {
  const known = readKnownShare(answer)
  if (known !== null) return known < 1
  return !isRightSoFar(result) && result.verdict !== 'to_review' && answer.engine !== 'memory'
}

/** What a chapter asks. */
export function questionPrompt(data: ActivityData, title: string): string {
  switch (data.engine) {
    case 'quiz':
      return data.stem
    case 'cloze':
      return data.items[0]?.parts.join(' … ') ?? title
    case 'cards':
    case 'dialog-cards':
      return data.cards.map(card => card.front).join(' · ')
    case 'writing':
      return data.given ?? data.question
    case 'speak':
      return data.items.map(item => item.prompt).join(' · ')
    default:
      return 'instruction' in data ? `${title} – ${data.instruction}` : title
  }
}

/** How well it was known: most of the parts right is more than nothing. */
const toRecall = (answer: ActivityAnswer, { correct, score, verdict }: ActivityResult): Recall | null => {
  if (verdict === 'to_review') return null
  const known = readKnownShare(answer)
  if (known === null ? correct : known === 1) return 'good'
  return (known ?? score) >= 0.75 ? 'hard' : 'again'
}

/** A question where it was asked: a module, and the chapter of it. */
type Ref = { moduleId: number; key: string }
/** What was replied where an answer was asked back about; with `signal` it may be read a second time, which takes seconds. */
type Judging = { reply?: string; signal?: AbortSignal }
type Row = Pick<ModulesTable, 'content' | 'activity' | 'figures'>
type Selected = { id: number; path_id: number; title: string; subject: Subject } & {
  [Name in keyof Row]: SelectType<Row[Name]>
}

function askedBy(
  { id, path_id, title, subject, content, activity, figures }: Selected,
  { key }: Ref,
  draw: Tutor['drawFigure'],
) {
  const data = lookup(activity, key)
  if (!data || typeof content !== 'object' || Array.isArray(content)) return undefined
  const figure = draw(lookup(figures, key))
  const chapter = content.chapters.find(one => one.id === key)?.title ?? title
  return {
    source: { kind: 'path' as const, id: path_id, title },
    subject,
    prompt: questionPrompt(data, chapter),
    question: {
      kind: 'activity' as const,
      moduleId: id,
      key,
      title: chapter,
      link: content.link,
      data,
      ...(figure && { figure }),
    },
  }
}

/** Chapters of paths as questions of the carnet d'erreurs: asked again as they are, judged as in the path. */
export function chapterQuestions(
  q: () => Kysely<LearningTables>,
  tutor: Pick<Tutor, 'judge' | 'readAnswer' | 'drawFigure'>,
) {
  const modules = moduleStore(q)
  const readSecond = secondReading(q, tutor)
  return {
    async find(refs: readonly Ref[]) {
      if (refs.length === 0) return []
      const rows = await q()
        .selectFrom('modules')
        .innerJoin('paths', 'paths.id', 'modules.path_id')
        .select([
          'modules.id',
          'modules.content',
          'modules.activity',
          'modules.figures',
          'paths.id as path_id',
          'paths.title',
          'paths.subject',
        ])
        .where('modules.id', 'in', [...new Set(refs.map(ref => ref.moduleId))])
        .where('paths.kind', '=', 'pedagogical_pathway')
        .execute()
      const byId = new Map(rows.map(row => [row.id, row]))
      return refs.flatMap(ref => {
        const row = byId.get(ref.moduleId)
        const asked = row && askedBy(row, ref, tutor.drawFigure)
        return asked ? [{ ...ref, ...asked }] : []
      })
    },

    async judge({ moduleId, key }: Ref, answer: string | ActivityAnswer, { reply, signal }: Judging) {
      if (typeof answer === 'string') return undefined
      const module = await modules.find(moduleId)
      if (!module || !Object.hasOwn(module.answer_key, key)) return undefined
      const reading = signal && (await readSecond({ moduleId, key }, answer, signal))
      const judged = tutor.judge(lookup(module.answer_key, key), answer, { reply, reading })
      if (!judged) return undefined
      const { askedBack, ...result } = judged
      if (askedBack) return { judged: { kind: 'activity' as const, result: ASKING_RESULT }, recall: null, askedBack }
      return {
        judged: { kind: 'activity' as const, result },
        recall: toRecall(answer, result),
        waits: result.left !== undefined && isRightSoFar(result),
      }
    },
  }
}
