import { fold, stems } from '../words.ts'
import { findIntent, type Intent } from './intent.ts'
import type { LessonIndex } from './lesson-index.ts'
import { isAsking, listStems } from './question-words.ts'
import { findSimilar } from './similar-word.ts'
import { spellOut } from './sms.ts'
import { listSynonyms } from './synonyms.ts'

/** A word of a question, with its stem; `asks` where it only asks, in most lessons. */
export type AskedWord = { written: string; stem: string; asks: boolean }

/** A question as it is understood, before any lesson is looked at. */
export type Question = {
  /** In plain French. */
  plain: string
  folded: string
  intent: Intent
  /** What it is about, in order. */
  words: readonly AskedWord[]
}

const MAX_CHARS = 600
/** '2' or '14' name nothing by themselves; '1789' does. */
const SHORT_NUMBER = /^\d{1,2}$/

const listWords = (folded: string): AskedWord[] => {
  const seen = new Set<string>()
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(written => {
    if (stems(written).length === 0 || SHORT_NUMBER.test(written)) return []
    const [stem = ''] = listStems(written)
    if (stem === '' || seen.has(stem)) return []
    seen.add(stem)
    // « must au passé » is about the tense.
    const isTense = written === 'passe' && /\bau passe\b/.test(folded)
    return [{ written, stem, asks: isAsking(stem) && !isTense && written !== 'voix' }]
  })
}

/** Words of a question that say what is wanted of it, in every lesson. */
const ASKS_ALWAYS =
  /^(?:differen|exempl|defin|signif|expliqu|compr|repons|exercic|lecon|cour|chapitr|dir|pareil|chos|pouvo|voulo|devo|fair|mettr|savo|sai|utilis|trouv|donn|voi|prendr|permet|parl|demand|arriv|aid|montr)/

export const readQuestion = (text: string): Question => {
  const plain = spellOut(text.slice(0, MAX_CHARS))
  const folded = fold(plain)
  return { plain, folded, intent: findIntent(plain), words: listWords(folded) }
}

/** What a question is about, whatever the lesson. */
export const listSubject = ({ words }: Pick<Question, 'words'>): AskedWord[] => {
  const own = words.filter(({ asks }) => !asks)
  // « C’est quoi une fonction ? » is about nothing else.
  return own.length > 0 ? own : words.filter(({ stem }) => !ASKS_ALWAYS.test(stem)).slice(0, 1)
}

/** The stems of a question in the words of a lesson: spelling is forgiven, and another word may stand for one that the lesson lacks. */
export const translateWords = (
  { words, intent }: Pick<Question, 'words' | 'intent'>,
  { found, names }: LessonIndex,
): string[] => {
  // A word that only asks elsewhere is what a lesson about it explains: « fonction », « phrase ».
  const hasOwn = words.some(({ asks, stem }) => !asks && found.has(stem))
  const isSaid = (stem: string) => names.has(stem) || (intent === 'who-when' && hasOwn && found.has(stem))
  const subject = words.filter(({ asks, stem }) => !asks || (isSaid(stem) && !ASKS_ALWAYS.test(stem)))
  return [
    ...new Set(
      subject.map(({ written, stem }) => {
        if (found.has(stem)) return stem
        return findSimilar(stem, found.keys(), written) ?? listSynonyms(stem).find(other => found.has(other)) ?? stem
      }),
    ),
  ]
}
