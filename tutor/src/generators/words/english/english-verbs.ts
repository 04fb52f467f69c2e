import type { Clue, Subject, Tense, VerbLanguage } from '../verbs/verb-language.ts'
import { conjugate, describe, ENGLISH_VERBS, regularForm } from './conjugate.ts'

const SUBJECTS: readonly Subject[] = [
  { text: 'I', person: 0 },
  { text: 'you', person: 1, anyNumber: true },
  { text: 'he', person: 2 },
  { text: 'she', person: 2 },
  { text: 'my brother', person: 2 },
  { text: 'Emma', person: 2 },
  { text: 'we', person: 3 },
  { text: 'they', person: 5 },
  { text: 'my friends', person: 5 },
]

const TENSES: Readonly<Record<string, Tense>> = {
  present: {
    name: 'le présent simple',
    at: 'au présent simple',
    alsoCalled: ['présent simple', 'present simple', 'simple present'],
    rule: 'Au présent simple, on prend la base verbale, avec -s ou -es pour he, she et it ; be fait exception.',
  },
  continuous: {
    name: 'le présent en be + -ing',
    at: 'au présent en be + -ing',
    alsoCalled: ['be + -ing', 'be -ing', 'present continuous', 'présent en be -ing', 'présent continu'],
    rule: 'Le présent en be + -ing se fait avec am, is ou are, puis le verbe en -ing.',
  },
  preterite: {
    name: 'le prétérit',
    at: 'au prétérit',
    alsoCalled: ['prétérit', 'prétérit simple', 'preterite', 'past simple', 'simple past'],
    rule: 'Au prétérit, un verbe régulier prend -ed, un irrégulier a sa propre forme ; be a deux formes.',
  },
  perfect: {
    name: 'le present perfect',
    at: 'au present perfect',
    alsoCalled: ['present perfect'],
    rule: 'Le present perfect se fait avec un auxiliaire au présent, qui change à la troisième personne, puis le participe passé.',
  },
  will: {
    name: 'le futur avec will',
    at: 'au futur avec will',
    alsoCalled: ['futur avec will', 'will', 'futur'],
    rule: 'Le futur avec will se fait avec will et la base verbale, à toutes les personnes.',
  },
  'going-to': {
    name: 'le futur avec be going to',
    at: 'au futur avec be going to',
    alsoCalled: ['be going to', 'futur avec be going to', 'going to'],
    rule: 'Be going to se conjugue avec am, is ou are, et la base verbale suit.',
  },
}

const CLUES: readonly Clue[] = [
  { tense: 'present', opening: 'Every Saturday,', why: '« every Saturday » annonce une habitude' },
  { tense: 'present', opening: 'Every day,', why: '« every day » annonce une habitude' },
  { tense: 'continuous', opening: 'Look! Right now,', why: '« right now » montre une action en cours' },
  { tense: 'continuous', opening: 'At the moment,', why: '« at the moment » montre une action en cours' },
  { tense: 'preterite', opening: 'Yesterday,', why: '« yesterday » date une action terminée' },
  { tense: 'preterite', opening: 'Last week,', why: '« last week » date une action terminée' },
  { tense: 'preterite', opening: 'Two years ago,', why: '« ago » date une action terminée' },
  { tense: 'perfect', opening: 'So far this week,', why: '« so far » fait le bilan jusqu’à maintenant' },
  { tense: 'will', opening: 'I promise that tomorrow', why: 'c’est une promesse' },
  { tense: 'going-to', opening: 'It’s already decided: tomorrow', why: 'le projet est déjà décidé' },
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const sentence: VerbLanguage['sentence'] = (verb, tense, subject, shown, opening) => {
  const written = shown ?? conjugate(verb, tense, subject.person) ?? ''
  return `${capital(`${opening ?? ''} ${subject.text} ${written} ${describe(verb).rest}`.trim())}.`
}

const explainPast = (verb: string, form: string) => {
  if (!form.endsWith('ed')) return 'Ce verbe ne suit pas ici le modèle en -ed.'
  return verb.endsWith('y')
    ? 'Ce verbe est régulier, mais le y devient i devant -ed.'
    : 'Ce verbe est régulier, mais sa dernière consonne double devant -ed.'
}

const slip: VerbLanguage['slip'] = (verb, tense, { person }) => {
  const form = conjugate(verb, tense, person)
  if (form === undefined) return undefined
  if (verb === 'be') {
    if (tense === 'present') return [person === 2 ? 'are' : 'is', 'Cette forme de be va avec un autre sujet.']
    if (tense === 'preterite') return [form === 'was' ? 'were' : 'was', 'Cette forme de be va avec un autre sujet.']
  }
  const regular = regularForm(verb, tense, person)
  if (tense === 'present') {
    if (person !== 2) return [conjugate(verb, tense, 2) ?? '', 'Le s ne va qu’avec he, she et it.']
    return regular === form
      ? [verb, 'Il manque le s de la troisième personne.']
      : [regular ?? '', 'La terminaison s’écrit ici autrement.']
  }
  if (tense === 'continuous') return [form.replace(/^\S+ /, ''), 'Il manque l’auxiliaire be.']
  if (tense === 'will') return [`${form.replace('will ', 'will to ')}`, 'Derrière will, la base verbale vient sans to.']
  if (tense === 'going-to') return [form.replace(' to ', ' '), 'Il manque to devant la base verbale.']
  if (regular !== undefined && regular !== form) return [regular, explainPast(verb, form)]
  return tense === 'preterite'
    ? [verb, 'C’est la base verbale : il manque la marque du passé.']
    : [form.replace(/^ha\w+/, person === 2 ? 'have' : 'has'), 'Cet auxiliaire va avec un autre sujet.']
}

/** English verbs as exercises on their forms need them. */
export const englishVerbs: VerbLanguage = {
  lang: 'en',
  subjects: SUBJECTS,
  tenses: TENSES,
  groups: { all: ENGLISH_VERBS, be: ['be'], 'with-be': [...ENGLISH_VERBS, 'be'] },
  clues: CLUES,
  states: new Set(['see', 'be', 'find', 'lose']),
  name: verb => `« ${verb} » (${describe(verb).meaning})`,
  form: (verb, tense, { person }) => conjugate(verb, tense, person),
  namesToo: verb => [`to ${verb}`],
  sentence,
  slip,
}
