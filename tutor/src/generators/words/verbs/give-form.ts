import type { Generator } from '../../exercise.ts'
import { pick } from '../../random.ts'
import { askWord, type Wrong } from '../ask-word.ts'
import {
  askAll,
  type Case,
  drawCase,
  findTense,
  isAsked,
  isOrder,
  listPronouns,
  listRightForms,
  listWrongForms,
  namePerson,
  readParams,
} from './draw-case.ts'
import type { Subject, VerbLanguage } from './verb-language.ts'

const toWhom = (tense: string, subject: Subject) =>
  isOrder(tense) ? ` Conjuguez à la personne de « ${subject.text} ».` : ''

const sayPerson = (tense: string, subject: Subject) =>
  isOrder(tense)
    ? `L’ordre est à la personne de « ${subject.text} » : le verbe est ${namePerson(subject)}.`
    : `Le sujet « ${subject.text} » met le verbe ${namePerson(subject)}.`

/** In « il faut que je parte » and « quand il fut parti, tout changea » there are two verbs. */
const nameVerb = (tense: string, subject: Subject) =>
  tense.startsWith('subj') || tense === 'passe-anterieur' ? `le verbe qui suit « ${subject.text} »` : 'le verbe'

/** The form that a sentence lacks. */
export const conjugateVerb =
  (language: VerbLanguage): Generator =>
  (random, params) => {
    const { tenses, known, verbs, third } = readParams(language, params)
    const one = drawCase(random, language, { tenses, verbs, third })
    const { verb, tense, subject, form } = one
    const { at, rule, begin } = findTense(language, tense)
    const sentence = language.sentence(verb, tense, subject, '…')
    return askWord({
      reasoning: 'conjugate',
      lang: language.lang,
      level: tenses.length > 1 ? 2 : 1,
      statement: `Complétez avec le verbe ${language.name(verb)} ${at} : « ${sentence} »${toWhom(tense, subject)}${askAll(sentence)}`,
      answer: form,
      accepted: listRightForms(language, one),
      wrong: listWrongForms(random, language, one, known),
      hint: isOrder(tense) ? 'Repérez d’abord à qui l’ordre est donné.' : 'Repérez d’abord le sujet et sa personne.',
      rule,
      begin: begin ?? `Le verbe est ${namePerson(subject)} ${at} : cherchez cette forme.`,
      steps: [sayPerson(tense, subject), rule, `« ${language.sentence(verb, tense, subject)} »`],
    })
  }

/** The same sentence with another subject. */
export const changePerson =
  (language: VerbLanguage): Generator =>
  (random, params) => {
    const { tenses, known, verbs, third } = readParams(language, params)
    const draw = () => pick(random, listPronouns(language))
    // « Elle finit » is said of today and of a tale: the tense could not be kept.
    const isOfOneTense = (verb: string, { tense, subject }: Case) =>
      Object.keys(language.tenses).every(
        other =>
          other === tense ||
          language.form(verb, other, subject) === undefined ||
          language.sentence(verb, other, subject) !== language.sentence(verb, tense, subject),
      )
    const from = drawCase(random, language, { tenses, verbs, third }, candidate =>
      isOfOneTense(candidate.verb, candidate),
    )
    const one = drawCase(
      random,
      { ...language, subjects: listPronouns(language).concat(language.subjects) },
      { tenses: [from.tense], verbs, third },
      other =>
        other.subject.person !== from.subject.person &&
        isOfOneTense(other.verb, from) &&
        language.form(other.verb, from.tense, from.subject) !== undefined &&
        language.form(other.verb, from.tense, from.subject) !== other.form,
    )
    const { verb, tense, subject, form } = one
    const start = language.form(verb, tense, from.subject) ?? draw().text
    const { rule, begin } = findTense(language, tense)
    const change = isOrder(tense)
      ? `L’ordre est donné à la personne de « ${from.subject.text} » : donnez-le à celle de « ${subject.text} ».`
      : `Remplacez « ${from.subject.text} » par « ${subject.text} » sans changer de temps.`
    return askWord({
      reasoning: 'change-person',
      lang: language.lang,
      level: 2,
      statement: `« ${language.sentence(verb, tense, from.subject)} » ${change} Comment le verbe s’écrit-il ?`,
      answer: form,
      accepted: listRightForms(language, one),
      wrong: [
        [start, 'La personne a changé, la forme du verbe doit changer aussi.'],
        ...listWrongForms(random, language, one, known),
      ],
      hint: 'Le temps ne change pas : cherchez d’abord lequel.',
      rule,
      begin: begin ?? `Le verbe passe ${namePerson(subject)} : cherchez cette forme.`,
      steps: [
        `La phrase de départ est ${findTense(language, tense).at}.`,
        `« ${subject.text} » met le verbe ${namePerson(subject)}.`,
        `« ${language.sentence(verb, tense, subject)} »`,
      ],
    })
  }

/** The same sentence in another tense. */
export const changeTense =
  (language: VerbLanguage): Generator =>
  (random, params) => {
    const { tenses, known, verbs, third } = readParams(language, params)
    const listSources = ({ verb, subject, form }: Case) =>
      known.filter(
        other => isAsked(other, subject, third) && ![form, undefined].includes(language.form(verb, other, subject)),
      )
    const one = drawCase(random, language, { tenses, verbs, third }, candidate => listSources(candidate).length > 0)
    const { verb, tense, subject, form } = one
    const source = pick(random, listSources(one))
    const { at, rule, name, begin } = findTense(language, tense)
    const before: Wrong = [
      language.form(verb, source, subject) ?? '',
      `C’est encore ${findTense(language, source).name}.`,
    ]
    return askWord({
      reasoning: 'change-tense',
      lang: language.lang,
      level: 2,
      statement: `« ${language.sentence(verb, source, subject)} » Mettez ${nameVerb(source, subject)} ${at}, sans changer de sujet${toWhom(tense, subject) && ' (il n’est plus écrit)'}. Quelle forme écrivez-vous ?`,
      answer: form,
      accepted: listRightForms(language, one),
      wrong: [before, ...listWrongForms(random, language, one, known)],
      hint: 'Retrouvez d’abord l’infinitif du verbe, puis cherchez sa forme.',
      rule,
      begin: begin ?? `Le verbe est ${namePerson(subject)} : cherchez cette forme.`,
      steps: [
        `Le verbe est ${language.name(verb)} ; on demande ${name}.`,
        rule,
        `« ${language.sentence(verb, tense, subject)} »`,
      ],
    })
  }

/** A form that somebody wrote wrong, to put right. */
export const mendForm =
  (language: VerbLanguage): Generator =>
  (random, params) => {
    const { tenses, known, verbs, third } = readParams(language, params)
    const one = drawCase(
      random,
      language,
      { tenses, verbs, third },
      ({ verb, tense, subject }) => language.slip(verb, tense, subject) !== undefined,
    )
    const { verb, tense, subject, form } = one
    const [slip = '', why = ''] = language.slip(verb, tense, subject) ?? []
    const { at, rule, begin } = findTense(language, tense)
    return askWord({
      reasoning: 'mend-form',
      lang: language.lang,
      level: 3,
      statement: `Voici une phrase d’élève, avec le verbe ${language.name(verb)} ${at} : « ${language.sentence(verb, tense, subject, slip)} »${toWhom(tense, subject)} Elle contient une erreur. Récrivez le verbe comme il faut.`,
      answer: form,
      accepted: listRightForms(language, one),
      wrong: [[slip, why], ...listWrongForms(random, language, one, known)],
      hint: 'Conjuguez vous-même le verbe, au temps et à la personne de la phrase, puis comparez.',
      rule,
      begin: begin ?? `Le verbe est ${namePerson(subject)} : comparez son début et sa fin avec ceux de cette personne.`,
      steps: [`« ${slip} » n’est pas juste. ${why}`, rule, `« ${language.sentence(verb, tense, subject)} »`],
    })
  }
