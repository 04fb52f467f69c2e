import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import type { Passage } from './passage.ts'
import { saySection } from './say.ts'

/** Words by which a sentence gives a reason. */
export const REASON =
  /\b(?:parce que|parce qu’|car|puisque|puisqu’|grâce (?:à|au)|à cause|c’est pourquoi|c’est pour cela|donc|afin (?:de|que)|pour que|pour (?:\p{L}+er|\p{L}+ir)\b|permet|permettent|ainsi|provoque|entraîne|en effet|sinon|sans (?:lui|elle|cela)|évite|comme\b|ce qui|sert à|d’où|explique)/iu

/** The sentences of a body; a list item is one. */
export const splitSentences = (body: string): string[] =>
  body
    .split(/\n+|(?<=[.!?…])\s+(?=[\p{Lu}«*$[])/u)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '')

/** What the sections and the reasons of a pack say to « why ». */
export const listReasons = (pack: Pack): Passage[] => [
  ...pack.summary.sections.flatMap(section => {
    const all = splitSentences(section.body)
    return all.flatMap((sentence, i): Passage[] => {
      if (!REASON.test(sentence)) return []
      const before = all[i - 1] ?? ''
      return [
        {
          field: 'reason',
          id: `${section.id}-${i}`,
          title: section.title,
          body: `${before} ${sentence}`,
          text: saySection(section),
          because: `${section.title} ${before} ${sentence}`,
        },
      ]
    })
  }),
  // « Pourquoi l’employer ? » : the whole section is a reason.
  ...pack.summary.sections
    .filter(({ title }) => /pourquoi/i.test(title))
    .map(
      (section): Passage => ({
        field: 'reason',
        id: section.id,
        title: `${section.title} ${section.title}`,
        body: section.body,
        text: saySection(section),
        because: `${section.title} ${section.body}`,
      }),
    ),
  ...pack.reasons.map(
    ({ id, statement, because }): Passage => ({
      field: 'reason',
      id,
      title: '',
      body: `${statement} ${statement} ${because}`,
      text: sentences(statement, because),
      because: `${statement} ${because}`,
      statement,
    }),
  ),
]

/** Words by which a sentence tells what to do. */
const METHOD =
  /\bon (?:peut|doit|place|pose|lit|mesure|calcule|compare|cherche|repère|remplace|écrit|multiplie|divise|ajoute|soustrait|verse|met|classe|réunit|vérifie)\b|\bil (?:faut|suffit)\b|\bc’est réunir|^(?:pour|avec) |à l’aide d|\ben \p{L}+ant\b/iu

/** The sentences that say how something is done, with the section in which they stand. */
export const listMethods = (pack: Pack): Passage[] =>
  pack.summary.sections.flatMap(section =>
    splitSentences(section.body).flatMap((sentence, i): Passage[] =>
      METHOD.test(sentence)
        ? [{ field: 'method', id: `${section.id}-h${i}`, title: '', body: sentence, text: saySection(section) }]
        : [],
    ),
  )

/** A sentence that begins so is not understood alone. */
const LEANS =
  /^(?:[-*\s]*)(?:Ils?|Elles?|Ce|C’|Cette|Cet|Ces|Cela|On|Son|Sa|Ses|Leurs?|Mais|Donc|Ainsi|Celle|Celui|Puis|Ensuite|Exemple)/u
const MIN_MENTION = 40

/** Sentences that set words in bold: what they say of them, where no term does. */
export const listMentions = (pack: Pack): Passage[] =>
  pack.summary.sections.flatMap(section =>
    splitSentences(section.body).flatMap((sentence, i): Passage[] => {
      const marked = [...sentence.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text)
      if (marked.length === 0 || sentence.startsWith('|')) return []
      const pointsBack = pack.lang === 'fr' && /\sy\s/.test(sentence)
      const isWhole =
        !pointsBack && sentence.length >= MIN_MENTION && !LEANS.test(sentence) && /[.!?…]$/u.test(sentence)
      return [
        {
          field: 'mention',
          id: `${section.id}-m${i}`,
          title: marked.join(' '),
          body: sentence,
          text: isWhole ? sentence.replace(/^[-*]\s+/, '') : saySection(section),
        },
      ]
    }),
  )
