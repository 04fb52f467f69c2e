import type { MaterialFor } from '@ariane/activities/api'
import { sentences } from '../words.ts'
import type { Context } from './context.ts'
import { type Item, ranked } from './deck.ts'
import { lesson, subjectTitle } from './lesson.ts'
import { pickLessonPages } from './lesson-pages.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'
import { listUnseenTerms } from './unseen-terms.ts'

type Panel = MaterialFor<'accordion'>['panels'][number]
type Leaf = { panels: Panel[]; uses: string[]; isVocabulary?: boolean }

const MIN_PANELS = 2
const USUAL_PANELS = 5

/** What may be unfolded: the lesson, received ideas set right, words, questions with their answers. */
const listLeaves = (context: Context): Leaf[] => {
  const { pack, wish, used } = context
  const fold = (items: readonly (Item & { panel: Panel })[]): Leaf => {
    const chosen = ranked(context, items).slice(0, wish.count ?? USUAL_PANELS)
    const fresh = chosen.filter(({ id }) => !used.has(id))
    const shown = fresh.length >= MIN_PANELS ? fresh : chosen
    return { panels: shown.map(({ panel }) => panel), uses: shown.map(({ id }) => id) }
  }
  const pages = pickLessonPages(context)
  const unseen = listUnseenTerms(context)
  const words = unseen.length >= MIN_PANELS ? unseen : pack.terms
  return [
    { panels: pages.map(({ title, body }) => ({ title, body })), uses: pages.flatMap(({ uses }) => uses) },
    {
      ...fold(
        words.map(term => ({
          id: `word:${term.id}`,
          text: `${term.term} ${term.definition}`,
          panel: { title: term.term, body: lesson.meaning(term) },
        })),
      ),
      isVocabulary: true,
    },
    fold(
      pack.questions.map(question => ({
        id: `question:${question.id}`,
        text: question.question,
        panel: { title: question.question, body: lesson.solution(question) },
      })),
    ),
    fold(
      pack.facts.map(fact => ({
        id: `fact:${fact.id}`,
        text: fact.statement,
        panel: {
          title: messages.isItTrue(fact.statement),
          body: sentences(fact.truth ? messages.itIsTrue : messages.itIsFalse, fact.correction, fact.why),
        },
      })),
    ),
  ]
}

/** One kind of panels to unfold, another one than the path already showed. */
export const pickPanels = (context: Context): Picked<MaterialFor<'accordion'>>[] => {
  const leaves = listLeaves(context)
  const inTurn =
    context.wish.part === 'vocabulary'
      ? leaves.toSorted((a, b) => Number(b.isVocabulary ?? false) - Number(a.isVocabulary ?? false))
      : leaves
  const fresh = inTurn.find(
    ({ uses, panels }) => panels.length >= MIN_PANELS && uses.every(id => !context.used.has(id)),
  )
  const leaf = fresh ?? inTurn[0]
  return leaf ? [{ material: { title: subjectTitle(context.pack), panels: leaf.panels }, uses: leaf.uses }] : []
}
