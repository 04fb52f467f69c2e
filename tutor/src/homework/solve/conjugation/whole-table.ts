import { lookup } from '@ariane/shared/catalogue'
import { fold } from '../../../words.ts'
import { elides } from '../french/elision.ts'
import { isEither, verbForms } from '../french/verb-form.ts'
import type { Problem, Solution } from '../solution.ts'
import { type Tense, tenseIn } from './ask.ts'
import { explained, isComposed } from './explain.ts'
import { messages } from './messages.ts'

const PRONOUNS = ['je', 'tu', 'il', 'nous', 'vous', 'ils']
const VERB = String.raw`(?:se |s')?\p{L}{2,20}(?:er|ir|re|oir)`
const ASKS = new RegExp(
  `^(?:conjugu\\p{L}*|[eé]cri\\p{L}*|r[eé]cit\\p{L}*) (?:les? verbes? ?:? ?)?(?<verbs>[«"“]? ?${VERB} ?[»"”]?(?:(?:, ?| et )[«"“]? ?${VERB} ?[»"”]?){0,2}),? (?<rest>.*)$`,
  'u',
)
const REST =
  /^(?:au |a l'|aux? )[\p{L}' -]{4,40}?(?:,? ?(?:a|aux|avec) (?:toutes? les |les |chaque )?(?:6 |six )?(?:personnes?|pronoms)(?: de conjugaison)?)? ?[.:]*$/u
const lower = (text: string) => text.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()

const line = (verb: string, tense: Tense): string | undefined => {
  const persons = tense === 'IMPERATIF_PRESENT' ? [1, 3, 4] : [0, 1, 2, 3, 4, 5]
  const forms = persons.map(person => {
    const form = verbForms({ verb, tense, person, gender: 'M', isNegative: false, after: '' })?.[0]
    if (form === undefined || tense === 'IMPERATIF_PRESENT') return form
    const pronoun = PRONOUNS[person] ?? ''
    const whole = pronoun === 'je' && elides(form) ? `j'${form}` : `${pronoun} ${form}`
    return tense.startsWith('SUBJONCTIF') ? (pronoun.startsWith('i') ? `qu'${whole}` : `que ${whole}`) : whole
  })
  return forms.includes(undefined) ? undefined : forms.join(', ')
}

/** « Conjugue le verbe venir au futur à toutes les personnes. » */
export const conjugateAll = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const { verbs, rest = '' } = ASKS.exec(lower(`${problem.instruction} ${problem.body}`.trim()))?.groups ?? {}
  const plain = fold(rest)
  const tense = verbs === undefined || !REST.test(plain) ? undefined : tenseIn(plain)
  if (verbs === undefined || !tense || /singulier|pluriel|negati|passive/.test(plain)) return undefined
  const all = verbs.split(/, ?| et /).map(verb => verb.replace(/[«»"“”]/g, '').trim())
  if (tense === 'IMPERATIF_PRESENT' && all.some(verb => /^s(?:e |')/.test(verb))) return undefined
  const lines = all.map(verb => (isEither(verb) && isComposed(tense) ? undefined : line(verb, tense)))
  const [first] = all
  if (first === undefined || lines.includes(undefined)) return undefined
  const shape = isComposed(tense) ? 'composed' : 'simple'
  return {
    kind: 'conjugation-table',
    expected: {
      kind: 'exact',
      accepted: [
        lines.join(' ; '),
        lines.join(' ; ').replaceAll(', ', ' ; '),
        lines.join(' ; ').replaceAll(', ', '\n'),
      ],
    },
    setting: { lang: 'fr', spelling: true },
    typed: lines.join(' ; '),
    answer: lines.join(' ; '),
    steps: [...explained({ verb: first, tense }), ...lines.map(one => messages.answer(one ?? ''))],
    rule: messages.rule[shape],
    hints: [...messages.hints[shape]],
    minutes: 3 * all.length,
  }
}

const PERSON: [RegExp, number][] = [
  [/\b(?:1re|1ere|premiere|1e) (?:pers(?:onne|\.)?)/, 0],
  [/\b(?:2e|2eme|2de|deuxieme|seconde) (?:pers(?:onne|\.)?)/, 1],
  [/\b(?:3e|3eme|troisieme) (?:pers(?:onne|\.)?)/, 2],
]
const NAMED = /(?:avec|\() ?(?:le (?:pronom|sujet) )?[«"“(]? ?(je|j'|tu|il|elle|on|nous|vous|ils|elles)(?![\p{L}'])/u
const INDEX: Record<string, number> = {
  je: 0,
  "j'": 0,
  tu: 1,
  il: 2,
  elle: 2,
  on: 2,
  nous: 3,
  vous: 4,
  ils: 5,
  elles: 5,
}

const personIn = (text: string): { person: number; pronoun: string } | undefined => {
  const named = text.match(NAMED)?.[1]
  const ordinals = PERSON.filter(([pattern]) => pattern.test(text))
  const [one, ...more] = ordinals
  const [single, several] = [/\bsing(?:ulier|\.)?\b/.test(text), /\bplur(?:iel|\.)?\b/.test(text)]
  if ((named !== undefined) === (one !== undefined) || more.length > 0) return undefined
  if (named !== undefined) return { person: lookup(INDEX, named) ?? 0, pronoun: named.replace("j'", 'je') }
  if (!one || single === several) return undefined
  const person = one[1] + (several ? 3 : 0)
  if (/feminin/.test(text) && one[1] !== 2) return undefined
  return { person, pronoun: /feminin/.test(text) ? `elle${several ? 's' : ''}` : (PRONOUNS[person] ?? '') }
}

const LIST = new RegExp(
  `^(?:.{0,40}: ?)?(?:conjugu\\p{L}*|[eé]cri\\p{L}*|mets|mettre|mettez|donne\\p{L}*) (?:les verbes (?:suivants ?:? ?)?)?(?<verbs>(?:[«"“]? ?${VERB} ?[»"”]?(?:, ?| et )){1,5}[«"“]? ?${VERB} ?[»"”]?),? (?<rest>.*)$`,
  'u',
)
const ONE = new RegExp(
  `^(?:donne\\p{L}*|[eé]cri\\p{L}*|conjugu\\p{L}*) (?:(?:à )?la |le verbe )?(?<who>.*?personne du (?:singulier|pluriel)),? (?:du verbe|de|du|le verbe) ?[«"“]? ?(?<verb>${VERB}) ?[»"”]? ?:? ?(?<rest>.*)$`,
  'u',
)

/** « Conjugue être, avoir et faire à l’imparfait (3e pers. du singulier). » */
export const conjugateSeveral = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const text = lower(`${problem.instruction} ${problem.body}`.trim())
  const list = LIST.exec(text)?.groups
  const one = list ? undefined : ONE.exec(text)?.groups
  const verbs = (list?.verbs ?? one?.verb)?.split(/, ?| et /).map(verb => verb.replace(/[«»"“”]/g, '').trim())
  const rest = fold(list ? (list.rest ?? '') : `${one?.who ?? ''} ${one?.rest ?? ''}`)
  const tense = tenseIn(/\b(?:au|a l')/.test(rest) ? rest : `au ${rest}`)
  const who = personIn(rest)
  if (!verbs || !tense || !who || rest.length > 110 || /negati|passive|phrase|texte|justifi/.test(rest))
    return undefined
  if (tense === 'IMPERATIF_PRESENT') return undefined
  const gender = who.pronoun.startsWith('elle')
    ? ('F' as const)
    : who.person === 5 || who.person === 2
      ? ('M' as const)
      : undefined
  const forms = verbs.map(
    verb => verbForms({ verb, tense, person: who.person, gender, isNegative: false, after: '' })?.[0],
  )
  if (forms.includes(undefined)) return undefined
  const shown = forms.map(form => (who.pronoun === 'je' && elides(form ?? '') ? `j'${form}` : `${who.pronoun} ${form}`))
  const whole = tense.startsWith('SUBJ')
    ? shown.map(form => (/^[iéeo]/.test(form) ? `qu'${form}` : `que ${form}`))
    : shown
  const shape = isComposed(tense) ? 'composed' : 'simple'
  const [answer = ''] = whole
  return {
    kind: 'conjugation',
    expected: {
      kind: 'exact',
      accepted: [
        whole.join(' ; '),
        whole.join(', '),
        forms.join(' ; '),
        forms.join(', '),
        ...(whole.length === 1 ? [answer] : [`${whole.slice(0, -1).join(', ')} et ${whole.at(-1)}`]),
      ],
    },
    setting: { lang: 'fr', spelling: true },
    typed: whole.join(' ; '),
    answer: whole.join(' ; '),
    steps: [...verbs.flatMap(verb => explained({ verb, tense })), messages.answer(whole.join(' ; '))],
    rule: messages.rule[shape],
    hints: [...messages.hints[shape]],
    minutes: 1 + verbs.length,
  }
}
