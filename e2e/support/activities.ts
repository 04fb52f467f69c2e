import path from 'node:path'
import type { ActivityData } from '@ariane/shared/contracts/activities'
import { CONTENT, readPackFolder } from '@ariane/tutor'

/** What the journeys need of a knowledge pack to tell right from wrong: the API never says it to the pupil. */
export type Pack = {
  terms: { term: string; definition: string; translation?: string }[]
  facts: { statement: string; truth: boolean }[]
  mcqs: { stem: string; options: { text: string; correct: boolean }[] }[]
  cloze: { text: string }[]
  sequences: { steps: string[] }[]
  categories: { groups: { label: string; items: string[] }[] }[]
  events: { date: string; label: string }[]
  pairs: { pairs: [string, string][] }[]
}

export const readPack = (id: string) =>
  ({ events: [], pairs: [], ...readPackFolder(path.join(CONTENT, 'packs', id)) }) as unknown as Pack

/** An answer by places: options to choose, words to write in turn, ids in order, the right side of each left one. */
export type Solution = { chosen: number[] } | { words: string[] } | { order: string[] } | { pairs: number[] }

/** The right answer of one activity, as its pack tells it. */
export function solve(pack: Pack, data: ActivityData): Solution {
  switch (data.engine) {
    case 'quiz': {
      const right = rightOptions(pack, data.stem)
      return { chosen: data.options.flatMap(({ text }, n) => (right.includes(text) ? [n] : [])) }
    }
    case 'cloze':
      return { words: data.items.flatMap(({ parts }) => findGaps(pack, parts)) }
    case 'cards':
      return { words: data.cards.map(({ front }) => known(pack.terms.find(term => fits(front, term.definition))).term) }
    case 'match': {
      const sets = [...pack.pairs.flatMap(set => set.pairs), ...pack.terms.map(term => [term.term, term.definition])]
      const goes = (left: string, right: string) => sets.some(([a, b]) => a === left && fits(right, b ?? ''))
      return { pairs: data.left.map(left => data.right.findIndex(right => goes(left.text, right.text))) }
    }
    case 'order':
    case 'timeline': {
      const dated = pack.events.toSorted((a, b) => a.date.localeCompare(b.date)).map(event => event.label)
      const lists = [dated, ...pack.sequences.map(sequence => sequence.steps)]
      const list = known(lists.find(texts => data.items.every(({ text }) => texts.includes(text))))
      return {
        order: data.items.toSorted((a, b) => list.indexOf(a.text) - list.indexOf(b.text)).map(item => item.id),
      }
    }
    default:
      throw new Error(`nothing to answer in ${data.engine}`)
  }
}

/** An answer of the same shape without anything right in it. */
export function tamperAnswer(data: ActivityData, right: Solution): Solution {
  if ('chosen' in right && data.engine === 'quiz') {
    const others = data.options.map((_, n) => n).filter(n => !right.chosen.includes(n))
    return { chosen: data.multiple ? others : others.slice(0, 1) }
  }
  if ('words' in right)
    return { words: data.engine === 'cloze' && data.bank ? turned(right.words) : right.words.map(() => 'zut') }
  if ('order' in right) return { order: turned(right.order) }
  if ('pairs' in right) return { pairs: turned(right.pairs) }
  return right
}

const turned = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)]

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the pack does not hold what is shown')
  return found
}

/** Whether a text is this one, perhaps with words hidden behind dots. */
const fits = (shown: string, whole: string) => shown.split('…').every(piece => whole.includes(piece))

function rightOptions(pack: Pack, stem: string): string[] {
  const fact = pack.facts.find(one => one.statement === stem)
  if (fact) return [fact.truth ? 'Vrai' : 'Faux']
  const mcq = pack.mcqs.find(one => one.stem === stem)
  if (mcq) return mcq.options.filter(option => option.correct).map(option => option.text)
  const meaning = stem.match(/^Quel mot de la leçon veut dire : « (.+) » \?$/s)?.[1]
  const term = meaning && pack.terms.find(one => fits(meaning, one.translation ?? one.definition))
  if (term) return [term.term]
  const label = stem.match(/Cochez tout ce qui correspond à : \*\*(.+)\*\*$/)?.[1]
  const groups = pack.categories.flatMap(category => category.groups)
  return known(groups.find(group => group.label === label)).items
}

/** The first accepted word of each gap of the sentence that has these parts. */
function findGaps(pack: Pack, parts: readonly string[]): string[] {
  const gap = /\{\{([^{}]+)\}\}/g
  const sentence = known(pack.cloze.find(({ text }) => text.replace(gap, '_') === parts.join('_')))
  return [...sentence.text.matchAll(gap)].map(([, words = '']) => words.split('|')[0] ?? '')
}
