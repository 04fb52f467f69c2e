import type { ActivityAnswer } from '@ariane/shared/contracts'
import type { AnswerKey } from '@ariane/tutor'

/** What somebody writes who does not know. */
const NO_IDEA = 'je ne sais pas'

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** The answer of a pupil who knows, or who does not. */
export function answerTo(key: AnswerKey, knows: boolean): ActivityAnswer {
  const { engine } = key
  switch (engine) {
    case 'accordion':
    case 'page':
    case 'contents':
    case 'narrated':
    case 'film':
      return { engine }
    case 'dialog-cards':
      return { engine, known: mapValues(key.cards, () => knows) }
    case 'speed-reading':
      return { engine, seconds: knows ? 60 : null }
    case 'quiz': {
      const options = Object.entries(key.options).filter(([, { correct }]) => correct === knows)
      return { engine, chosen: options.map(([id]) => id).slice(0, knows ? undefined : 1) }
    }
    case 'cloze':
      return { engine, gaps: mapValues(key.items, gaps => gaps.map(accepted => word(accepted, knows))) }
    case 'cards':
      return { engine, typed: mapValues(key.cards, accepted => word(accepted, knows)) }
    case 'order':
    case 'timeline':
      return { engine, order: knows ? key.order : key.order.toReversed() }
    case 'writing':
      return { engine, text: knows ? key.model : NO_IDEA }
    case 'dictation':
      return { engine, text: knows ? key.text : NO_IDEA }
    case 'speak':
      return { engine, said: mapValues(key.words, accepted => word(accepted, knows)) }
    case 'match':
    case 'memory':
      return { engine, pairs: knows ? key.pairs : mixed(key.pairs) }
    case 'categorize':
    case 'grid': {
      const groups = Object.keys(key.labels)
      const beside = (group: string) => groups[(groups.indexOf(group) + 1) % groups.length] ?? ''
      return { engine, places: knows ? key.groups : mapValues(key.groups, beside) }
    }
    case 'table':
      return { engine, cells: knows ? key.cells : mixed(key.cells) }
    case 'mark':
      return { engine, marked: key.targets.slice(0, knows ? undefined : -1).flatMap(({ places }) => places[0] ?? []) }
  }
}

/** Each value at its neighbour's place. */
const mixed = (record: Record<string, string>): Record<string, string> => {
  const values = Object.values(record)
  return Object.fromEntries(Object.keys(record).map((name, n) => [name, values[(n + 1) % values.length] ?? '']))
}

const word = (accepted: readonly string[], knows: boolean) => (knows ? (accepted[0] ?? '') : NO_IDEA)
