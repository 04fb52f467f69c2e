import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { agreedAdjective } from './adjective-forms.ts'
import { agreementTarget, type Target } from './agreement-target.ts'
import { participleVerb } from './infinitives.ts'
import { messages } from './messages.ts'
import { frenchWords } from './noun-phrase.ts'
import { agreedParticiple, participle } from './verb-form.ts'

const GAP = /\(\s*(\p{L}{2,20})\s*\)/gu
const ASKS = /accord|participe|adjectif|ecri\w+ correctement/
const OTHER =
  /conjug|justifi|expliqu|soulign|feminin (?:des|de)|releve|nature|fonction|degre|comparatif|contraire|synonyme/
const MAX_GAPS = 4

type Agreed = { word: string; form: string; target: Target }

const readGap = (sentence: string, match: RegExpExecArray, wantsParticiple: boolean): Agreed | undefined => {
  const given = (match[1] ?? '').toLowerCase()
  const isVerb = /(?:er|ir|re|oir)$/.test(given) && wantsParticiple
  const word = isVerb ? participle(given) : given
  if (word === undefined) return undefined
  const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)]
  const plain = before.replace(GAP, '$1')
  const target = agreementTarget(plain, after, isVerb || participleVerb(word) !== undefined)
  const [next = ''] = frenchWords(`x ${after}`).slice(1)
  if (!target) return undefined
  const isPast = wantsParticiple && participleVerb(word) !== undefined && /[éiust]$/.test(word)
  if (target.by === 'avoir' && !isPast) return undefined
  const form =
    target.by === 'avoir'
      ? word
      : isPast
        ? agreedParticiple(word, target.gender, target.isPlural)
        : agreedAdjective(
            word,
            target.gender,
            target.isPlural,
            target.by === 'noun' && next === target.text ? next : '',
          )
  return form === undefined ? undefined : { word, form, target }
}

const explain = ({ word, form, target }: Agreed): string[] => [
  target.by === 'avoir'
    ? messages.invariableWithAvoir
    : target.by === 'object'
      ? messages.objectBefore(target.text)
      : messages.agreesWith(word, target.text, target.gender, target.isPlural),
  messages.form(form),
]

/** Adjectives and participles between brackets, as they agree. */
export const agree = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const task = readTask(problem)
  const head = fold(task?.instruction ?? '')
  if (!task || !ASKS.test(head) || OTHER.test(head)) return undefined
  const { sentence } = task
  const matches = [...sentence.matchAll(GAP)]
  if (matches.length === 0 || matches.length > MAX_GAPS || /[()…]/.test(sentence.replace(GAP, ''))) return undefined
  const found: Agreed[] = []
  let whole = sentence
  for (const match of matches) {
    const one = readGap(sentence, match, /participe/.test(head))
    if (!one) return undefined
    found.push(one)
    whole = whole.replace(match[0], one.form)
  }
  const forms = found.map(({ form }) => form)
  const typed = forms.join(' ; ')
  return {
    kind: 'agreement',
    expected: {
      kind: 'exact',
      accepted: [
        ...new Set([
          typed,
          forms.join(', '),
          whole,
          ...(found.length === 1 ? phrases(sentence, matches[0], forms[0] ?? '') : []),
        ]),
      ],
    },
    setting: { lang: 'fr', spelling: true },
    typed,
    answer: typed,
    steps: [...found.flatMap(explain), messages.answer(whole)],
    rule: messages.agreementRule,
    hints: [...messages.agreementHints],
    minutes: 1 + found.length,
  }
}

/** « sont parties », as a pupil may write it out. */
const phrases = (sentence: string, match: RegExpExecArray | undefined, form: string) => {
  const last = sentence.slice(0, match?.index).trim().split(/\s+/).at(-1) ?? ''
  return last === '' || last.endsWith("'") ? [] : [`${last} ${form}`]
}
