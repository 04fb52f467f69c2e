import type { ModulePrompt } from '@ariane/shared/contracts/learning'
import { messages } from './messages.ts'
import { formatYear, listDatedEvents } from './modules/events.ts'
import { subjectTitle } from './modules/lesson.ts'
import { messages as moduleMessages } from './modules/messages.ts'
import type { PlayableType } from './modules/playable-type.ts'
import type { Pack } from './pack.ts'

const LONGEST = 120

const shorten = (title: string) => (title.length <= LONGEST ? title : `${title.slice(0, LONGEST - 1).trimEnd()}…`)

/** 'Le prétérit simple' for 'Le prétérit simple : raconter au passé'. */
const brief = (title: string) => title.split(/\s+:\s+/)[0] ?? title

/** Names in a row: 'a, b et c'. */
const row = (names: readonly string[]) => new Intl.ListFormat('fr', { type: 'conjunction' }).format(names)

/** The activity that suits the pack best, between the lesson and the final questions. */
const activity = (pack: Pack): [PlayableType, string, string] => {
  const { proposal } = messages
  const events = listDatedEvents({ pack, used: new Set() })
  const [sequence] = pack.sequences
  const [pairs] = pack.pairs
  const [first, last] = [events[0], events.at(-1)]
  if (events.length >= 5 && first && last)
    return ['TIMELINE', ...proposal.timeline(formatYear(first), formatYear(last))]
  if (pack.lang !== 'fr' && pairs) return ['MATCHING_PAIRS', ...proposal.pairs(pairs.title)]
  if (sequence) return ['REORDERING', ...proposal.steps(sequence.title)]
  return ['MATCHING_PAIRS', ...proposal.pairs(moduleMessages.termsAndMeanings)]
}

/** The five modules proposed for a pack: understand, learn the words, practise, put in order, check. */
export const proposedModules = (pack: Pack): ModulePrompt[] => {
  const { proposal } = messages
  const title = brief(subjectTitle(pack))
  const words = row(pack.terms.slice(0, 3).map(term => term.term))
  const sections = row(pack.summary.sections.slice(0, 3).map(section => section.title))
  const practice: [PlayableType, string, string] =
    pack.generators.length > 0
      ? ['SINGLE_CHOICE_SET', ...proposal.exercises(title)]
      : pack.lang !== 'fr' || pack.subject === 'Français'
        ? ['BLANKS', ...proposal.blanks(title)]
        : ['DRAG_WORDS', ...proposal.dragWords(title)]
  const modules: [PlayableType, string, string][] = [
    ['COURSE_PRESENTATION', ...proposal.course(title, sections)],
    ['FLASHCARDS', ...proposal.words(words)],
    practice,
    activity(pack),
    pack.generators.length > 0
      ? ['TRUE_FALSE', ...proposal.trueFalse(title)]
      : ['MULTI_CHOICE', ...proposal.check(title)],
  ]
  return modules.map(([type, name, prompt]) => ({ title: shorten(name), type, prompt_generation: prompt }))
}

/** The five modules proposed where no pack is known: what they hold is written when they are asked for. */
export const plainModules = (name: string): ModulePrompt[] => {
  const { proposal } = messages
  const title = brief(name)
  const modules: [PlayableType, string, string][] = [
    ['ADVANCED_TEXT', ...proposal.plainCourse(title)],
    ['FLASHCARDS', ...proposal.words(title)],
    ['DRAG_WORDS', ...proposal.dragWords(title)],
    ['REORDERING', ...proposal.steps(title)],
    ['MULTI_CHOICE', ...proposal.check(title)],
  ]
  return modules.map(([type, text, prompt]) => ({ title: shorten(text), type, prompt_generation: prompt }))
}
