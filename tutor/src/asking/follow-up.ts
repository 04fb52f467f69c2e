import type { Pack } from '../pack.ts'
import { findIntent } from './intent.ts'
import { completeConjugation } from './languages/conjugate-asked.ts'
import { listSubject, type Question, readQuestion } from './read-question.ts'
import { replaceGivens } from './replace-givens.ts'
import { replaceWanted } from './replace-wanted.ts'

const GOES_ON = /^(?:et|mais|ok|d'accord|donc|alors|ah|oui|non|du coup|or)\b/
const POINTS_BACK =
  /\b(?:ca|cela|celui-ci|celle-ci|celui-la|celle-la|il|elle|ils|elles|lui|leur|en|y|ce|son|sa|ses|un|une|le|la|les|autre)\b/
/** « et pour … », « et la … » : the same is asked of something else. */
const OF_ANOTHER =
  /^(?:et|mais|ok et|d'accord et)\s+(?:pour |si c'est |avec |dans le cas de |de |en )?(?:le |la |les |l'|un |une |des |du |au |aux )?/

const INTENT_WORDS: Partial<Record<Question['intent'], string>> = {
  why: 'pourquoi',
  how: 'comment',
  definition: "c'est quoi",
  example: 'exemple',
  difference: 'différence entre',
  translation: 'comment on dit',
}

/** What a question means after the ones before it: « et pourquoi ? » is asked of their subject. */
export const completeQuestion = (text: string, history: readonly string[], lang: Pack['lang'] = 'fr'): string => {
  const before = history.at(-1)
  if (before === undefined || before.trim() === '') return text
  const same = completeConjugation(lang, text, before) ?? replaceGivens(text, before) ?? replaceWanted(text, before)
  if (same !== undefined) return same
  const question = readQuestion(text)
  const { folded, intent } = question
  const words = question.words.filter(({ asks }) => !asks)
  if (intent === 'do-it' || intent === 'summary' || intent === 'calculation') return text
  const past = completeQuestion(before, history.slice(0, -1), lang)
  const last = readQuestion(past)
  if (words.length === 0) {
    if (intent === 'again') return text
    // « et pourquoi ? » : the subject is that of the question before.
    return listSubject(last).length === 0
      ? text
      : `${question.plain} ${listSubject(last)
          .map(({ written }) => written)
          .join(' ')}`
  }
  if (intent === 'other' && GOES_ON.test(folded) && OF_ANOTHER.test(folded)) {
    const counted = last.folded.match(/\bcombien d(?:e |'|es )\p{L}+/u)?.[0]
    const said = counted ?? INTENT_WORDS[last.intent] ?? ''
    return `${said} ${question.plain.replace(/^(?:et|mais|ok et|d'accord et)\s+(?:pour |si c'est |avec |dans le cas de )?/iu, '')}`
  }
  if (
    words.length <= 2 &&
    (GOES_ON.test(folded) ||
      (POINTS_BACK.test(folded) && findIntent(folded) !== 'definition' && findIntent(folded) !== 'translation'))
  )
    return `${question.plain} ${listSubject(last)
      .map(({ written }) => written)
      .join(' ')}`
  return text
}
