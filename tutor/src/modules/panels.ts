import type { MaterialFor } from '@ariane/activities/api'
import { sentences } from '../words.ts'
import type { Context } from './context.ts'
import { type Item, ranked } from './deck.ts'
import { headline } from './headline.ts'
import { lesson } from './lesson.ts'
import { pickLessonPages } from './lesson-pages.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'
import { isAmong } from './says-again.ts'
import { listUnseenTerms } from './unseen-terms.ts'

type Panel = MaterialFor<'accordion'>['panels'][number]
type Leaf = { panels: Panel[]; uses: string[]; isFresh: boolean; isVocabulary?: boolean }

const MIN_PANELS = 2
const USUAL_PANELS = 5

/** What may be unfolded: the lesson, received ideas set right, words, questions with their answers. */
const listLeaves = (context: Context): Leaf[] => {
  const { pack, wish, used, said = new Set() } = context
  const fold = (items: readonly (Item & { panel: Panel; isSeen?: boolean })[]): Leaf => {
    const order = ranked(context, items).toSorted((a, b) => Number(a.isSeen ?? false) - Number(b.isSeen ?? false))
    const chosen = order.slice(0, wish.count ?? USUAL_PANELS)
    const fresh = chosen.filter(({ id, text, isSeen }) => !isSeen && !used.has(id) && !isAmong(text, said))
    const shown = fresh.length >= MIN_PANELS ? fresh : chosen
    return {
      panels: shown.map(({ panel }) => panel),
      uses: shown.map(({ id }) => id),
      isFresh: fresh.length >= MIN_PANELS,
    }
  }
  const pages = pickLessonPages(context)
  const unseen = new Set(listUnseenTerms(context))
  return [
    {
      panels: pages.map(({ title, body }) => ({ title, body })),
      uses: pages.flatMap(({ uses }) => uses),
      isFresh: pages.length >= MIN_PANELS && pages.every(({ uses }) => uses.every(id => !used.has(id))),
    },
    {
      ...fold(
        pack.terms.map(term => ({
          id: `word:${term.id}`,
          isSeen: !unseen.has(term),
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
  const leaf = inTurn.find(({ isFresh }) => isFresh) ?? inTurn[0]
  return leaf
    ? [{ material: { title: headline(context, messages.toUnfold), panels: leaf.panels }, uses: leaf.uses }]
    : []
}
