import { shuffle } from '@ariane/activities/random'
import { sentences } from '../words.ts'
import type { Context } from './context.ts'
import type { Section } from './gather.ts'
import { lesson } from './lesson.ts'
import { messages } from './messages.ts'
import { isAmong } from './says-again.ts'
import { listUnseenTerms } from './unseen-terms.ts'

/** A part of the lesson, with the ids of what it tells; `section` is the one that it is about. */
export type LessonPage = {
  title: string
  body: string
  figure?: string | undefined
  section?: Section | undefined
  uses: string[]
}

const MAX_WORKED = 3
const MAX_LINES = 6
const MAX_REPEATED = 2

const list = (lines: readonly string[]) => lines.map(line => `- ${line}`).join('\n')

const tellSection = (section: Section): LessonPage => ({ ...section, section, uses: [`section:${section.id}`] })

/**
 * The lesson in other words: sections explained anew, why things are so, what is mixed up, worked questions, statements; at last what
 * goes step by step, and what belongs together.
 */
const listWaysToTell = (context: Context): LessonPage[][] => {
  const { pack, used, said = new Set() } = context
  const { summary, again, reasons, confusions, questions, facts, sequences, categories } = pack
  const isFresh = ({ body, uses }: LessonPage) => uses.every(id => !used.has(id)) && !isAmong(body, said)
  const listed = (title: string, lines: readonly { id: string; text: string }[]): LessonPage[] => {
    const fresh = lines.filter(({ id, text }) => !used.has(id) && !isAmong(text, said)).slice(0, MAX_LINES)
    return fresh.length > 1
      ? [{ title, body: list(fresh.map(({ text }) => text)), uses: fresh.map(({ id }) => id) }]
      : []
  }
  const explained = summary.sections.flatMap(section =>
    again
      .filter(one => one.section === section.id)
      .map(({ text, example }) => ({
        title: section.title,
        body: [text, example].filter(Boolean).join('\n\n'),
        section,
        uses: [`again:${section.id}`],
      })),
  )
  const worked = questions.map(question => ({
    title: messages.workedExample,
    body: `${question.question}\n\n${lesson.solution(question)}`,
    figure: question.figure,
    uses: [`question:${question.id}`],
  }))
  return [
    summary.sections.map(tellSection).filter(isFresh),
    explained.filter(isFresh),
    [
      ...listed(
        messages.why,
        reasons.map(({ id, statement, because }) => ({ id: `reason:${id}`, text: `**${statement}** ${because}` })),
      ),
      ...listed(
        messages.notToMixUp,
        confusions.map(({ id, difference }) => ({ id: `confusion:${id}`, text: difference })),
      ),
    ],
    worked.filter(isFresh).slice(0, MAX_WORKED),
    listed(
      messages.vocabulary,
      listUnseenTerms(context).map(term => ({
        id: `word:${term.id}`,
        text: `**${term.term}** : ${lesson.meaning(term)}`,
      })),
    ),
    listed(
      messages.whatIsRight,
      facts.map(({ id, statement, truth, correction, why }) => ({
        id: `fact:${id}`,
        text: sentences(truth ? statement : (correction ?? ''), why),
      })),
    ),
    [
      ...sequences.map(({ id, title, steps }) => ({
        title,
        body: steps.map((step, n) => `${n + 1}. ${step}`).join('\n'),
        uses: [`sequence:${id}`],
      })),
      ...categories.map(({ id, title, groups }) => ({
        title,
        body: list(groups.map(({ label, items }) => `**${label}** : ${items.join(' ; ')}`)),
        uses: [`sorting:${id}`],
      })),
    ].filter(isFresh),
  ]
}

/** The pages that tell the lesson as the path has not told it yet; once everything was told, two of its sections. */
export const pickLessonPages = (context: Context): LessonPage[] =>
  listWaysToTell(context).find(pages => pages.length > 0) ??
  shuffle(context.random, context.pack.summary.sections.map(tellSection)).slice(0, MAX_REPEATED)

/** What stands before the lesson; nothing once it was told. */
export const introduction = ({ pack, used }: Context, title: string): LessonPage[] =>
  used.has('intro') ? [] : [{ title, body: pack.summary.intro, uses: ['intro'] }]

/** What is to be remembered of the lesson; nothing once it was told. */
export const keyPoints = ({ pack, used, said = new Set() }: Context): LessonPage[] => {
  const body = list(pack.summary.keyPoints)
  return used.has('key-points') || isAmong(body, said)
    ? []
    : [{ title: messages.toRemember, body, uses: ['key-points'] }]
}
