import { saysBlows } from './blows.ts'
import { callsForHelp } from './calls.ts'
import { ASKED, GRAMMAR, LESSON, PLAY, SAYINGS, SCHOOL, STATED, TOPICS } from './context.ts'
import { saysCruelty } from './cruelty.ts'
import { saysAbroad } from './languages.ts'
import { readLikelihood } from './likelihood.ts'
import { soundText, splitText } from './normalise.ts'
import { fearsForOthers } from './others.ts'
import { runsAway } from './running-away.ts'
import { saysSelfHarm } from './self-harm.ts'
import { saysSexualViolence } from './sexual-violence.ts'
import { hasSigns } from './signs.ts'
import { wishesToDie } from './wish-to-die.ts'

const PERSONAL = [wishesToDie, saysSelfHarm, runsAway, saysSexualViolence]
const MYSELF = new Set(['je', 'j', 'me', 'm', 'moi', 'mon', 'ma', 'mes', 'nous'])
/** As many words as the title of a wish has. */
const MAX_TITLE_WORDS = 8
/** A name within a sentence, but for where one writes messages. */
const NAME = /[\p{Ll},;] (?:d['’]|l['’])?(?!Snap|Insta|Tik|What|Discord|Face|Twi|Je\b|J['’])\p{Lu}\p{Ll}+/u
const QUOTED = /«[^»]*»|“[^”]*”|"[^"]*"/g
/** « 3 à 0 ». */
const SCORE = /\b\d+ ?(?:à|a|-) ?\d+\b/

/** What lessons, books, games and ordinary ways of speaking say does not count. */
const isHeardByRules = (text: string): boolean => {
  const all = splitText(text)
  const isLesson = all.some(word => LESSON.has(word))
  const words = isLesson ? splitText(text.replace(QUOTED, ' ')) : all
  const heard = SAYINGS.reduce((left, saying) => left.replace(saying, ' '), soundText(words))
  const isMine =
    !words.some(word => GRAMMAR.has(word)) &&
    words.some((word, at) => MYSELF.has(word) && !LESSON.has(words[at + 1] ?? ''))
  const isPlay = SCORE.test(text) || words.some(word => PLAY.has(word))
  if ((isMine || !isLesson) && PERSONAL.some(isSaid => isSaid(heard))) return true
  if (!isLesson && !isPlay && (saysAbroad(heard) || fearsForOthers(heard))) return true
  if (!isPlay && !words.some(word => SCHOOL.has(word)) && callsForHelp(heard)) return true
  const isTitle = !isLesson && words.length <= MAX_TITLE_WORDS + 2 && !NAME.test(text) && !STATED.test(text)
  if ((isMine || isTitle) && (saysCruelty(heard) || (!isPlay && saysBlows(heard)))) return true
  if (isMine && !isLesson && !isPlay && hasSigns(heard)) return true
  if (isLesson || isPlay || !TOPICS.test(heard)) return false
  return isMine || (isTitle && !ASKED.test(text))
}

/** From this likelihood on what no rule hears is distress, and what a rule hears is none: the rules hear the phrase, not what is around it. */
export const LIKELY = -0.5
const UNLIKELY = -1.75
/** Three words are little to weigh. */
const SHORT = /^\S+(?: \S+){0,2}$/
const SURE = 0.5

/**
 * Whether a text sounds like distress: harm to oneself or by others, in the pupil's own spelling. The screen then shows 119
 * and 3018. Rules hear phrases, and weights that were learnt hear the others; what sounds harmless to the weights is not heard.
 */
export function soundsDistressed(text: string): boolean {
  if (text.trim() === '') return false
  const isShort = SHORT.test(text.trim())
  const likelihood = readLikelihood(text)
  if (likelihood > (isShort ? SURE : LIKELY)) return true
  return (isShort || likelihood > UNLIKELY) && isHeardByRules(text)
}
