import { lesson } from '../modules/lesson.ts'
import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import { messages } from './messages.ts'
import type { Passage } from './passage.ts'
import { listStems } from './question-words.ts'
import { fillGaps, sayFact, saySection, sayTerm } from './say.ts'
import { listMentions, listMethods, listReasons, REASON } from './sentence-passages.ts'

/** What a fact gives the reason for: one that is wrong, only where its « why » is about what is right instead. */
const giveReason = ({ statement, truth, correction = '', why }: Pack['facts'][number]): string | undefined => {
  if (truth) return /c’est pourquoi|donc|ainsi|d’où/iu.test(why) ? `${statement} ${why}` : statement
  const right = new Set(listStems(correction))
  const wrong = listStems(statement).filter(word => !right.has(word))
  const said = new Set(listStems(why))
  return wrong.some(word => said.has(word)) ? undefined : correction
}

/** A question on a document says nothing to whoever does not have it before them. */
const isOnDocument = (stem: string) => /\b(?:ce|le) (?:texte|document)\b|\bcet extrait\b/iu.test(stem)

/** What a pack can explain. */
export const listPassages = (pack: Pack): Passage[] => [
  ...pack.terms.map(
    (term): Passage => ({
      field: 'term',
      id: term.id,
      title: [term.term, ...term.synonyms, pack.lang === 'fr' ? '' : (term.translation ?? '')].join(' '),
      body: `${term.definition} ${term.example ?? ''}`,
      text: sayTerm(term),
      because: REASON.test(term.definition) ? `${term.term} ${term.definition}` : undefined,
    }),
  ),
  ...pack.summary.sections.map(
    (section): Passage => ({
      field: 'section',
      id: section.id,
      title: section.title,
      body: section.body,
      text: saySection(section),
    }),
  ),
  ...pack.facts.map(
    (fact): Passage => ({
      field: 'fact',
      id: fact.id,
      title: '',
      body: [fact.statement, fact.correction ?? '', fact.why].join(' '),
      text: sayFact(fact),
      because: giveReason(fact),
      denies: !fact.truth,
    }),
  ),
  ...pack.summary.keyPoints.map(
    (point, i): Passage => ({
      field: 'point',
      id: `point-${i}`,
      title: '',
      body: point,
      text: point,
      because: REASON.test(point) ? point : undefined,
    }),
  ),
  ...pack.sequences.map(
    ({ id, title, steps }): Passage => ({
      field: 'sequence',
      id,
      title,
      body: steps.join(' '),
      text: `**${title}**\n\n${steps.map((step, i) => `${i + 1}. ${step}`).join('\n')}`,
    }),
  ),
  ...pack.events.map(
    ({ id, date, label, detail }): Passage => ({
      field: 'event',
      id,
      title: '',
      body: `${label} ${label} ${detail ?? ''} ${date.replace(/-\d\d.*$/, '')}`,
      text: sentences(`**${messages.date(date)}** : ${label}.`, detail),
    }),
  ),
  ...pack.cloze.map(
    ({ id, text }): Passage => ({
      field: 'sentence',
      id,
      title: '',
      body: fillGaps(text),
      text: fillGaps(text),
      because: REASON.test(text) ? fillGaps(text) : undefined,
    }),
  ),
  ...pack.mcqs
    .filter(({ stem }) => !isOnDocument(stem))
    .map(({ id, stem, options, why }): Passage => {
      const right = options.filter(({ correct }) => correct).map(({ text }) => text)
      return {
        field: 'choice',
        id,
        title: '',
        body: `${stem} ${right.join(' ')} ${why}`,
        text: `${stem}\n\n${sentences(`**${right.join(' ; ')}**`, why)}`,
        because: /pourquoi|cause|raison/i.test(stem) ? `${stem} ${right.join(' ')}` : undefined,
      }
    }),
  ...pack.tables.map(
    (table): Passage => ({
      field: 'table',
      id: table.id,
      title: table.title,
      body: [...table.columns, ...table.rows.flat()].join(' '),
      text: lesson.table(table).replace(/^## (.*)$/m, '**$1**'),
    }),
  ),
  ...pack.categories.map(
    ({ id, title, groups }): Passage => ({
      field: 'group',
      id,
      title,
      body: groups.flatMap(({ label, items }) => [label, ...items]).join(' '),
      text: `**${title}**\n\n${groups.map(({ label, items }) => `- ${label} : ${items.join(' ; ')}`).join('\n')}`,
    }),
  ),
  ...pack.texts.map(
    (text): Passage => ({
      field: 'text',
      id: text.id,
      title: `${text.title} ${text.author ?? ''}`,
      body: text.body,
      text: lesson.reading(text).replace(/^## (.*)$/m, '**$1**'),
      because: undefined,
    }),
  ),
  ...pack.questions
    .filter(({ expected }) => expected.kind !== 'free')
    .map(
      (question): Passage => ({
        field: 'question',
        id: question.id,
        title: '',
        body: `${question.question} ${question.course} ${question.modelAnswer}`,
        text: sentences(question.modelAnswer, /[$]/.test(question.course) ? '' : question.course),
        because: /pourquoi|raison|cause/i.test(question.question)
          ? `${question.question} ${question.modelAnswer}`
          : undefined,
      }),
    ),
  ...listReasons(pack),
  ...listMethods(pack),
  ...listMentions(pack),
]
