import { askAriane, type Pack } from '@ariane/tutor'
import type { Source } from './read.ts'

const lower = (statement: string) => statement.charAt(0).toLowerCase() + statement.slice(1).replace(/\s?\.$/u, '')

/** Questions as pupils ask them, with what the answer has to hold. */
const listAsked = ({ summary, again, reasons, confusions }: Pack) => [
  ...again.map(({ section, text }) => ({
    at: `again ${section}`,
    question: 'Je n’ai pas compris',
    title: summary.sections.find(({ id }) => id === section)?.title ?? '',
    says: text,
  })),
  ...reasons.flatMap(({ id, statement, because, asked }) =>
    [`Pourquoi ${lower(statement)} ?`, ...asked].map(question => ({ at: id, question, title: '', says: because })),
  ),
  ...confusions.map(({ id, between: [one, other], difference }) => ({
    at: id,
    question: `Quelle est la différence entre ${one} et ${other} ?`,
    title: '',
    says: difference,
  })),
]

/** What stands in `answers.json` and no pupil's question reaches: the question that ought to reach it, with what is said instead. */
export const askedFlaws = ({ pack }: Source): string[] =>
  listAsked(pack).flatMap(({ at, question, title, says }) => {
    const { explanations } = askAriane(question, { pack, packs: [pack], slide: { title } })
    if (explanations.some(text => text.includes(says))) return []
    return [`${at}: « ${question} » is answered otherwise: ${(explanations[0] ?? 'not at all').slice(0, 120)}`]
  })
