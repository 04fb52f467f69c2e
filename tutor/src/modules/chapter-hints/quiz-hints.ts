import type { SolutionFor } from '@ariane/activities/api'
import { chooseHints } from '../../hints/choose-hints.ts'
import type { Help } from '../../hints/help.ts'
import { singlesOut } from '../../hints/singles-out.ts'
import { splitSentences } from '../paragraphs.ts'
import { messages as taskMessages } from '../task-messages.ts'
import type { Lesson } from './find-lesson.ts'
import { messages } from './messages.ts'

/** What a question asks for, by its words. */
const DIRECTIONS: readonly [RegExp, string][] = [
  [
    /\bintrus\b|\bsauf\b|^(?:lequel|laquelle|lesquels|lesquelles|quel\p{L}*)\b[^?]*\bn(?:e |’)\p{L}+ pas\b|\bincorrecte?\b/iu,
    messages.excluded,
  ],
  [/^pourquoi\b|quelle raison/iu, messages.cause],
  [/conclure|déduire|supposer|observe|expérience/iu, messages.observed],
  [/complét|___|\.\.\.|…/iu, messages.gap],
  [/^combien\b|calculer?\b|\bvaut\b|\bmesure\b/iu, messages.amount],
  [/^quand\b|année|quelle date|siècle|époque/iu, messages.time],
  [/^où\b|dans quel(?:le)? (?:lieu|pays|ville|région|organe)/iu, messages.place],
  [/^qui\b/iu, messages.person],
  [/\brôle\b|à quoi ser/iu, messages.role],
  [/signifie|veut dire|définition|appelle-t-on|qu’est-ce qu/iu, messages.meaning],
  [/\bordre\b/iu, messages.order],
  [/différence|distingu/iu, messages.difference],
  [/^comment\b/iu, messages.manner],
  [/devient|transform/iu, messages.change],
  [/figure|schéma|graphique|carte|document/iu, messages.figure],
]

type Option = SolutionFor<'quiz'>['options'][string]

const quote = (text: string) =>
  /[«»]/.test(text) ? `**${text.replace(/\.$/, '')}**` : `« ${text.replace(/\.$/, '')} »`

/** Wrong options to set aside first, with the misconception in each; a remark on two of them would set both aside. */
const listAside = (options: readonly Option[]): string[] => {
  const wrong = options.filter(({ correct }) => !correct)
  if (wrong.length < 2) return []
  const own = wrong.filter(
    ({ feedback }) =>
      feedback && !/^Vous\b/.test(feedback) && wrong.filter(other => other.feedback === feedback).length === 1,
  )
  return [
    ...own.map(({ text, feedback }) => messages.setAside(quote(text), feedback ?? '')),
    ...wrong.map(({ text }) => messages.explainAside(quote(text))),
  ]
}

/** How the explanation begins, where more follows. */
const beginWith = (why: string): string | undefined => {
  const [first, second] = splitSentences(why)
  return first?.endsWith('.') && second !== undefined ? taskMessages.begin(first) : undefined
}

/** Hints to a question with options: what it asks for, its rule or the place of it, and how one sets out. */
export const listQuizHints = (
  lesson: Lesson,
  { stem, multiple }: { stem: string; multiple: boolean },
  { options, why }: SolutionFor<'quiz'>,
  help?: Help,
): string[] => {
  const all = Object.values(options)
  const [right, wrong] = [true, false].map(kind => all.filter(one => one.correct === kind).map(({ text }) => text))
  const directions = DIRECTIONS.filter(([asks]) => asks.test(stem)).map(([, direction]) => direction)
  const usual = all.length === 2 ? messages.twoSentences : multiple ? messages.eachAlone : messages.ownWords
  return chooseHints(
    [
      [help?.direction, ...(multiple ? [] : directions), usual, messages.eachAlone],
      [help?.rule, ...(help ? [] : lesson.listRules(stem)), help?.place?.(), ...lesson.places],
      [help?.beginning, help || multiple ? undefined : beginWith(why), ...listAside(all), messages.settle],
    ],
    (hint, before) => !singlesOut([...before, hint].join(' '), stem, { right: right ?? [], wrong: wrong ?? [] }),
  )
}
