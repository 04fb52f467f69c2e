import { askAriane, listStems, type Pack } from '@ariane/tutor'
import type { Source } from './read.ts'

type Again = Pack['again'][number]

const MIN_CHARS = 120
/** More of the words of the section than this is the section once more. */
const MAX_SHARED = 0.7

const shared = (text: string, body: string) => {
  const [own, others] = [new Set(listStems(text)), new Set(listStems(body))]
  return [...own].filter(word => others.has(word)).length / Math.max(1, own.size)
}

const checkFlaws = (pack: Pack, { section, check }: Again): string[] => {
  if (!check) return [`again ${section}: no check question`]
  const title = pack.summary.sections.find(({ id }) => id === section)?.title ?? ''
  const asking = { pack, packs: [pack], slide: { title }, history: ['Je n’ai pas compris'] }
  const givenAway = check.accepted.filter(answer => {
    const said = new Set(listStems(check.question))
    const words = listStems(answer)
    return words.length > 0 && words.every(word => said.has(word)) && !/\bou\b/.test(check.question)
  })
  const refused = check.accepted.filter(
    answer => !askAriane(answer, asking).explanations.includes('Oui, c’est bien cela.'),
  )
  return [
    ...(/[$*]/.test(check.question)
      ? [`again ${section}: the check question is read as plain words, without $ or *`]
      : []),
    ...givenAway.map(answer => `again ${section}: the check question says its answer: ${answer}`),
    ...refused.map(answer => `again ${section}: the accepted answer is not taken: ${answer}`),
  ]
}

const againFlaws = (pack: Pack, again: Again): string[] => {
  const { section, text, example } = again
  const body = pack.summary.sections.find(({ id }) => id === section)?.body ?? ''
  return [
    ...(text.length < MIN_CHARS
      ? [`again ${section}: ${text.length} letters explain nothing, ${MIN_CHARS} at least`]
      : []),
    ...(shared(text, body) > MAX_SHARED ? [`again ${section}: the words are those of the section`] : []),
    ...(example === undefined ? [`again ${section}: no example`] : []),
    ...checkFlaws(pack, again),
  ]
}

const isNamed = ({ terms, summary }: Pack, name: string) => {
  const bold = summary.sections.flatMap(({ title, body }) => [title, ...(body.match(/\*\*[^*]+\*\*/g) ?? [])])
  const names = [...terms.flatMap(({ term, synonyms, translation = '' }) => [term, ...synonyms, translation]), ...bold]
  return names.some(known => {
    const words = new Set(listStems(known))
    return listStems(name).some(word => words.has(word))
  })
}

/** Second explanations, reasons and confusions that do not serve a pupil as they are written. */
export const secondExplanationFlaws = ({ pack }: Source): string[] => [
  ...pack.again.flatMap(again => againFlaws(pack, again)),
  ...pack.reasons.flatMap(({ id, because }) => [
    ...(/^(?:parce qu|car\b)/i.test(because)
      ? [`${id}: « because » is a sentence of its own, without « parce que »`]
      : []),
    ...(/[.!?…]$/u.test(because) ? [] : [`${id}: « because » is a whole sentence`]),
  ]),
  ...pack.confusions.flatMap(({ id, between }) =>
    between.filter(name => !isNamed(pack, name)).map(name => `${id}: the lesson does not name ${name}`),
  ),
]
