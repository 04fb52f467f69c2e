import type { Clue, Subject, Tense, VerbLanguage } from '../verbs/verb-language.ts'
import {
  CHANGING,
  conjugate,
  describe,
  GERMAN_VERBS,
  listOtherForms,
  MODALS,
  STRONG,
  WEAK,
  weakForm,
  wrongAuxiliary,
} from './conjugate.ts'

const SUBJECTS: readonly Subject[] = [
  { text: 'ich', person: 0 },
  { text: 'du', person: 1 },
  { text: 'er', person: 2 },
  { text: 'Lena', person: 2 },
  { text: 'mein Bruder', person: 2 },
  { text: 'wir', person: 3 },
  { text: 'ihr', person: 4 },
  { text: 'die Kinder', person: 5 },
  { text: 'Anna und Tim', person: 5 },
]

const TENSES: Readonly<Record<string, Tense>> = {
  praesens: {
    name: 'le présent',
    at: 'au présent',
    alsoCalled: ['présent', 'Präsens', 'présent de l’indicatif'],
    rule: 'Au présent : ich -e, du -st, er -t, wir -en, ihr -t, sie -en ; certains verbes changent de voyelle avec du et er.',
  },
  perfekt: {
    name: 'le parfait (Perfekt)',
    at: 'au parfait (Perfekt)',
    alsoCalled: ['parfait', 'le parfait', 'Perfekt', 'le Perfekt'],
    rule: 'Au parfait, l’auxiliaire au présent vient en deuxième position, et le participe à la fin.',
  },
  praeteritum: {
    name: 'le prétérit',
    at: 'au prétérit',
    alsoCalled: ['prétérit', 'Präteritum'],
    rule: 'Au prétérit, un verbe faible ajoute -te ; un verbe fort change de voyelle, sans terminaison avec ich et er.',
  },
  futur: {
    name: 'le futur',
    at: 'au futur (werden)',
    alsoCalled: ['futur', 'Futur'],
    rule: 'Au futur, l’auxiliaire au présent vient en deuxième position, et l’infinitif à la fin.',
  },
  imperativ: {
    name: 'l’impératif',
    at: 'à l’impératif',
    alsoCalled: ['impératif', 'Imperativ'],
    rule: 'À l’impératif, on parle à un ami avec le radical seul, à plusieurs avec la forme de ihr, sans pronom ; e devient i ou ie, mais a reste a.',
  },
}

const CLUES: readonly Clue[] = [
  { tense: 'praesens', opening: 'Im Moment', why: '« im Moment » situe l’action quand on parle' },
  { tense: 'praesens', opening: 'Jeden Tag', why: '« jeden Tag » annonce une habitude' },
  // Of what is over the Perfekt and the Präteritum are both said.
  { tense: 'perfekt', opening: 'Gestern', why: '« gestern » annonce une action passée', alsoRight: ['praeteritum'] },
  {
    tense: 'praeteritum',
    opening: 'Vor vielen Jahren',
    why: '« vor vielen Jahren » ouvre un récit au passé',
    alsoRight: ['perfekt'],
  },
  { tense: 'praeteritum', opening: 'Damals', why: '« damals » renvoie au passé d’un récit', alsoRight: ['perfekt'] },
  // With such a word the present is right too.
  {
    tense: 'futur',
    opening: 'Nächstes Jahr',
    why: '« nächstes Jahr » annonce un fait à venir',
    alsoRight: ['praesens'],
  },
  { tense: 'futur', opening: 'Übermorgen', why: '« übermorgen » annonce un fait à venir', alsoRight: ['praesens'] },
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const sentence: VerbLanguage['sentence'] = (verb, tense, subject, shown, opening) => {
  const form = conjugate(verb, tense, subject.person) ?? ''
  const [finite = '', ...end] = (shown && shown !== '…' ? shown : form).split(' ')
  const { rest } = describe(verb)
  const [first, last] = shown === '…' ? ['…', end.map(() => '…')] : [finite, end]
  const words =
    tense === 'imperativ'
      ? [capital(first), rest, ...last]
      : opening
        ? [opening, first, subject.text, rest, ...last]
        : [capital(subject.text), first, rest, ...last]
  const stop = last.at(-1) === '…' ? '' : '.'
  return `${words.join(' ')}${tense === 'imperativ' ? '!' : stop}`
}

const slipOfModal = (verb: string, form: string, person: number): ReturnType<VerbLanguage['slip']> => {
  if (person === 0) return [`${form}e`, 'Un verbe de modalité n’a pas de terminaison avec ich.']
  if (person === 2) return [`${form}t`, 'Un verbe de modalité n’a pas de terminaison avec er.']
  return person === 1 ? [conjugate(verb, 'praesens', 0) ?? '', 'Avec du, il faut une terminaison.'] : undefined
}

const slipOfOrder = (verb: string, form: string, person: number): ReturnType<VerbLanguage['slip']> => {
  if (person !== 1) return undefined
  const weak = weakForm(verb, 'imperativ', person)
  if (weak !== undefined && weak !== form)
    return form === `${weak}e`
      ? [weak, 'Après t ou d, on garde un e avec du.']
      : [weak, 'La voyelle change : e devient i ou ie avec du.']
  return CHANGING.includes(verb) ? [form.replace(/a/, 'ä'), 'À l’impératif, a ne devient pas ä.'] : undefined
}

/** « Sein » has no weak model that anybody would follow. */
const slipOfSein = (tense: string, person: number): ReturnType<VerbLanguage['slip']> =>
  person === 0 || person === 2
    ? [conjugate('sein', tense, 3) ?? '', 'C’est la forme de wir.']
    : [conjugate('sein', tense, 2) ?? '', 'C’est la forme de er.']

const slip: VerbLanguage['slip'] = (verb, tense, { person }) => {
  const form = conjugate(verb, tense, person)
  if (form === undefined) return undefined
  if (MODALS.includes(verb) && tense === 'praesens') return slipOfModal(verb, form, person)
  if (tense === 'imperativ') return slipOfOrder(verb, form, person)
  if (verb === 'sein' && (tense === 'praesens' || tense === 'praeteritum')) return slipOfSein(tense, person)
  const weak = weakForm(verb, tense, person)
  if (weak !== undefined && weak !== form && !MODALS.includes(verb))
    return [
      weak,
      tense === 'praesens' && CHANGING.includes(verb)
        ? 'La voyelle de ce verbe change avec du et er.'
        : 'Ce verbe ne suit pas ici le modèle des verbes faibles.',
    ]
  const other = tense === 'perfekt' ? wrongAuxiliary(verb, person) : undefined
  if (other !== undefined) return [other, 'Ce n’est pas le bon auxiliaire.']
  if (tense === 'futur') return [form.replace(/ \S+$/, ` zu ${verb}`), 'Derrière werden, l’infinitif vient sans zu.']
  if (tense === 'praesens' && person === 4) {
    const changed = conjugate(verb, tense, 2) ?? ''
    return CHANGING.includes(verb)
      ? [changed.endsWith('t') ? changed : form, 'Avec ihr, la voyelle ne change pas.']
      : [conjugate(verb, tense, 3) ?? '', 'C’est la forme de wir.']
  }
  if (tense === 'praesens' && (person === 1 || person === 2))
    return [conjugate(verb, tense, 0) ?? '', 'C’est la forme de ich.']
  if (tense === 'praeteritum' && person === 2) return [form.replace(/e(?= |$)/, 'et'), 'Au prétérit, er n’a pas de t.']
  return undefined
}

/** German verbs as exercises on their forms need them. */
export const germanVerbs: VerbLanguage = {
  lang: 'de',
  subjects: SUBJECTS,
  tenses: TENSES,
  groups: {
    all: GERMAN_VERBS.filter(verb => !MODALS.includes(verb)),
    weak: WEAK,
    strong: STRONG,
    changing: CHANGING,
    modals: ['können', 'müssen', 'wollen'],
    'all-modals': MODALS,
    story: ['sein', 'haben', ...MODALS, ...WEAK, ...STRONG],
  },
  clues: CLUES,
  states: new Set(['sein', 'haben', 'wohnen', 'bleiben', 'warten']),
  name: verb => `« ${verb} » (${describe(verb).meaning})`,
  form: (verb, tense, { person }) => conjugate(verb, tense, person),
  others: (verb, tense, { person }) => listOtherForms(verb, tense, person),
  sentence,
  slip,
}
