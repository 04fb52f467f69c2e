import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, fold, type Pack } from '@ariane/tutor'
import { listProse } from './prose.ts'
import type { Source } from './read.ts'

/** Packs that were read again since then keep to these rules. */
const SINCE = '2026-12-01'

/** A false statement that says so much is seen through without knowing anything. */
const ABSOLUTE =
  /(?<!\p{L}|(?:pour|une?|le|la) )(?:toujours|jamais|aucune?|tous|toutes|seule?s?|uniquement|seulement)(?!\p{L}| les deux)/iu
/** A statement about somebody or something is no name of a group. */
const PRONOUN = /^(?:elles?|ils?|on|ça|cela) \p{L}/iu
const ORDER = /^\p{L}{2,}ez(?:[- ]|$)/u
/** What an order is explained by: a reason, a result, a reckoning. */
const REASON = /[=:×÷+→$]|(?<!\p{L})(?:car|donc|parce|puisque|comme|ainsi|alors)(?!\p{L})/iu
/** The right option is longer than each other one by this. */
const MUCH_LONGER = 2
/** Seen at a glance. */
const LONGER = 1.2
/** In more of the questions with options than this the right one is seen to be the longest: then length is a hint. */
const MAX_LONGEST_SHARE = 0.4
const MIN_MCQS = 5
/** A name is as long as it is. */
const MIN_CHARS = 20

const longestOf = (options: readonly { text: string }[]) => Math.max(0, ...options.map(({ text }) => text.length))

function optionFlaws({ mcqs }: Pack): string[] {
  const single = mcqs.filter(({ options }) => options.filter(({ correct }) => correct).length === 1)
  const measured = single.map(({ id, options }) => ({
    id,
    right: longestOf(options.filter(({ correct }) => correct)),
    wrong: Math.max(MIN_CHARS, longestOf(options.filter(({ correct }) => !correct))),
  }))
  const longest = measured.filter(({ right, wrong }) => right > LONGER * wrong)
  return [
    ...measured
      .filter(({ right, wrong }) => right > MUCH_LONGER * wrong)
      .map(({ id }) => `${id}: the right option is more than twice as long as each other one`),
    ...(single.length >= MIN_MCQS && longest.length > MAX_LONGEST_SHARE * single.length
      ? [`mcqs: the longest option is the right one in ${longest.length} of ${single.length}`]
      : []),
  ]
}

/** Its words, whatever stands between them. */
const words = (text: string) =>
  fold(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')

function factFlaws({ facts }: Pack): string[] {
  const isUsual = facts.some(({ truth, statement }) => truth && ABSOLUTE.test(statement))
  return facts.flatMap(({ id, truth, statement, correction, why }) => [
    ...(!truth && !isUsual && ABSOLUTE.test(statement)
      ? [`${id}: given away by “${ABSOLUTE.exec(statement)?.[0]}”, which no true statement of the pack says`]
      : []),
    ...(correction && words(correction) === words(why) ? [`${id}: why says what the correction says`] : []),
  ])
}

const isWord = (text: string, word: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(word)}(?![\p{L}\p{N}])`, 'u').test(text)

function questionFlaws({ questions }: Pack): string[] {
  return questions.flatMap(({ id, hint, expected, steps }) => {
    const keys =
      expected.kind === 'exact'
        ? expected.accepted
        : expected.kind === 'number'
          ? [String(expected.value).replace('.', ',')]
          : []
    const told = keys.find(key => isWord(fold(hint), fold(key)))
    return [
      ...(told === undefined ? [] : [`${id}: the hint says the answer “${told}”`]),
      // How a text is written is told in orders.
      ...(keys.length > 0 && steps.every(step => ORDER.test(step) && !REASON.test(step))
        ? [`${id}: its steps are orders, none says a reason or a result`]
        : []),
    ]
  })
}

/** Two closed questions with the same answer. */
function sameKeys({ mcqs, questions }: Pack): string[] {
  const keyed = [
    ...mcqs.map(({ id, options }) => [id, options.filter(({ correct }) => correct).map(({ text }) => text)] as const),
    ...questions.flatMap(({ id, expected }) =>
      expected.kind === 'exact' ? [[id, expected.accepted.slice(0, 1)] as const] : [],
    ),
  ]
  const byKey = Map.groupBy(keyed, ([, keys]) => fold(keys.toSorted().join(' ; ')))
  return [...byKey].flatMap(([key, same]) =>
    same.length > 1 ? [`${same.map(([id]) => id).join(', ')}: the answer is “${key}” each time`] : [],
  )
}

const GRADES = ['6ème', '5ème', '4ème', '3ème', 'lycée']
/** By the first part of a pack’s id, then by the year in which a word is learnt. */
const LATER_WORDS = JSON.parse(readFileSync(path.join(CONTENT, 'later-words.json'), 'utf8')) as Partial<
  Record<string, Record<string, string[]>>
>
/** Here a word may stand to be found wrong. */
const MAY_BE_WRONG = /^(?:keywords|claims|checks)|options\[\]|contradictions|misconceptions/

/** Words that the programme keeps for later years. */
function laterWords(pack: Pack): string[] {
  const later = Object.entries(LATER_WORDS[pack.id.split('-', 1)[0] ?? ''] ?? {}).filter(
    ([grade]) => GRADES.indexOf(grade) > GRADES.indexOf(pack.grade),
  )
  const prose = later.length > 0 ? listProse(pack).filter(({ kind }) => !MAY_BE_WRONG.test(kind)) : []
  return later.flatMap(([grade, words]) =>
    words.flatMap(word =>
      prose
        .filter(({ text }) => isWord(text, word) || isWord(text, `${word}s`))
        .map(({ at }) => `${at}: “${word}” is a word of ${grade}`),
    ),
  )
}

/** Where a pack gives an answer away, or says nothing when it should explain. Of packs that were read since these rules stand. */
export function teachingFlaws({ pack }: Source): string[] {
  if (!pack.checks.some(({ kind, on }) => kind === 'independent-reading' && on >= SINCE)) return []
  return findTeachingFlaws(pack)
}

/** The same of any pack. */
export const findTeachingFlaws = (pack: Pack): string[] => [
  ...optionFlaws(pack),
  ...factFlaws(pack),
  ...questionFlaws(pack),
  ...sameKeys(pack),
  ...laterWords(pack),
  ...pack.categories.flatMap(({ id, groups }) =>
    groups.filter(({ label }) => PRONOUN.test(label)).map(({ label }) => `${id}: “${label}” is no name of a group`),
  ),
]
