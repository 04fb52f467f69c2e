import { countTemplates, type Pack } from '@ariane/tutor'
import type { Source } from '../read.ts'

const ENOUGH = { exercises: 30, templates: 6 }

const NUMBERS = new Set<Pack['subject']>(['Mathématiques', 'Physique-Chimie'])
/** Sub-chapters of other subjects on forms, by their ids: verbs, tenses, agreement, genetics, climates. */
const FORMS =
  /present|futur|imparfait|passe|preterit|perfekt|temps|conditionnel|subjonctif|imperatif|accord|verbe|participe|modaux|adjectif|comparati|accusatif|datif|infinitif|genetique|climat/

/** Whether numbers or forms vary in a sub-chapter, so that its exercises can be made up. */
export const varies = ({ subject, id }: Pick<Pack, 'subject' | 'id'>): boolean => NUMBERS.has(subject) || FORMS.test(id)

const counted = new WeakMap<object, ReturnType<typeof countTemplates>>()

/** How many exercises are made up for a pack, and from how many reasonings. */
export const countVaried = (pack: Pick<Pack, 'generators'>): ReturnType<typeof countTemplates> => {
  const known = counted.get(pack) ?? countTemplates(pack)
  counted.set(pack, known)
  return known
}

/** Whether a pack has enough exercises that are made up, from enough reasonings. */
export const isVaried = (pack: Pick<Pack, 'generators'>): boolean => {
  const { exercises, templates } = countVaried(pack)
  return exercises >= ENOUGH.exercises && templates >= ENOUGH.templates
}

/** The sub-chapters that lack exercises to be made up, those that lack most first, with what they have. */
export const listUnvaried = (sources: readonly Source[]): string[] =>
  sources
    .map(({ pack }) => pack)
    .filter(pack => varies(pack) && !isVaried(pack))
    .map(pack => ({ id: pack.id, ...countVaried(pack) }))
    .toSorted((a, b) => a.templates - b.templates || a.exercises - b.exercises || a.id.localeCompare(b.id))
    .map(({ id, exercises, templates }) => `${id}: ${exercises} made up from ${templates}`)
