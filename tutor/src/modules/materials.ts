import type { Pack } from '../pack.ts'
import { listSayableSentences } from './dictations.ts'
import { listDatedEvents } from './events.ts'
import { findFigure } from './figures.ts'
import { MIN_STEPS } from './ordered.ts'
import { splitText } from './paragraphs.ts'

const MIN_SENTENCES = 2
/** They make up numbers to place on a line. */
const LINE_GENERATORS = new Set(['place-on-line', 'place-opposites'])

const asks = (pack: Pack, mode: Pack['questions'][number]['mode']) =>
  pack.questions.some(question => question.mode === mode)

const hasEvents = (pack: Pack) => listDatedEvents({ pack, used: new Set() }).length >= MIN_STEPS

/** What a module type may need of a pack beside the parts that every pack has. */
export const MATERIALS = {
  events: hasEvents,
  scale: pack =>
    pack.scales.length + pack.numberLines.length > 0 ||
    pack.pointPlacings.some(({ figure }) => findFigure(pack, figure)?.kind === 'number-line') ||
    pack.generators.some(({ name }) => LINE_GENERATORS.has(name)),
  pictures: ({ pictures }) => pictures.length > 0,
  table: pack => pack.tables.length > 0 || hasEvents(pack),
  corrections: ({ corrections }) => corrections.length > 0,
  translations: ({ translations }) => translations.length > 0,
  dictation: pack => pack.dictations.length > 0 || listSayableSentences(pack).length >= MIN_SENTENCES,
  'text in pieces': ({ texts }) => texts.some(({ body }) => splitText(body).length >= MIN_STEPS),
  'text with words to find': ({ texts }) => texts.some(({ mark }) => mark !== undefined),
  'real text': ({ texts }) => texts.some(({ publicDomain }) => publicDomain),
  'question to explain': ({ questions }) => questions.some(({ expected }) => expected.kind === 'text'),
  'question on a text': pack => asks(pack, 'analysis'),
  'subject of an essay': pack => asks(pack, 'essay'),
  'subject to invent': pack => asks(pack, 'creative'),
} satisfies Record<string, (pack: Pack) => boolean>

export type Material = keyof typeof MATERIALS
