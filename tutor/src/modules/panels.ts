import type { MaterialFor } from '@ariane/activities/api'
import { sentences } from '../words.ts'
import type { Context } from './context.ts'
import { ranked } from './deck.ts'
import { lesson, subjectTitle } from './lesson.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'

type Leaf = { id: string } & Pick<MaterialFor<'accordion'>, 'panels'>

/** What may be unfolded: the lesson, received ideas set right, words, questions with their answers. */
const listLeaves = (context: Context): Leaf[] => {
  const { pack, wish } = context
  const questions = pack.questions.map(question => ({ id: question.id, text: question.question, question }))
  const count = wish.count ?? 5
  const leaves: Leaf[] = [
    { id: 'accordion:sections', panels: pack.summary.sections.map(({ title, body }) => ({ title, body })) },
    {
      id: 'accordion:questions',
      panels: ranked(context, questions)
        .slice(0, count)
        .map(({ question }) => ({ title: question.question, body: lesson.solution(question) })),
    },
    {
      id: 'accordion:terms',
      panels: ranked(
        context,
        pack.terms.map(term => ({ id: term.id, text: `${term.term} ${term.definition}`, term })),
      )
        .slice(0, count)
        .map(({ term }) => ({ title: term.term, body: lesson.meaning(term) })),
    },
    {
      id: 'accordion:facts',
      panels: ranked(
        context,
        pack.facts.map(fact => ({ id: fact.id, text: fact.statement, fact })),
      )
        .slice(0, count)
        .map(({ fact }) => ({
          title: messages.isItTrue(fact.statement),
          body: sentences(fact.truth ? messages.itIsTrue : messages.itIsFalse, fact.correction, fact.why),
        })),
    },
  ]
  return wish.part === 'vocabulary'
    ? leaves.toSorted((a, b) => Number(b.id.endsWith('terms')) - Number(a.id.endsWith('terms')))
    : leaves
}

/** One kind of panels to unfold, another one than the path already showed. */
export const pickPanels = (context: Context): Picked<MaterialFor<'accordion'>>[] => {
  const leaves = listLeaves(context)
  const leaf = leaves.find(({ id }) => !context.used.has(id)) ?? leaves[0]
  return leaf ? [{ material: { title: subjectTitle(context.pack), panels: leaf.panels }, uses: [leaf.id] }] : []
}
