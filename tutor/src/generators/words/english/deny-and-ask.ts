import type { Exercise, Generator } from '../../exercise.ts'
import { askWord, type Wrong } from '../ask-word.ts'
import { type Case, drawCase, findTense, readParams } from '../verbs/draw-case.ts'
import { conjugate, describe, splitVerb } from './conjugate.ts'
import { englishVerbs } from './english-verbs.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const join = (...words: string[]) => words.filter(Boolean).join(' ')

const SHORT: Readonly<Record<string, string>> = { am: 'am not', will: 'won’t', is: 'isn’t', are: 'aren’t' }
const contract = (helper: string) => new Map(Object.entries(SHORT)).get(helper) ?? `${helper}n’t`

const drawSplit = (random: () => number, params: Record<string, unknown>) => {
  const { tenses, verbs } = readParams(englishVerbs, params)
  const one = drawCase(random, englishVerbs, { tenses, verbs })
  const split = splitVerb(one.verb, one.tense, one.subject.person) ?? { helper: '', tail: '' }
  return { one, ...split }
}

const isBare = ({ verb, tense }: Case) => verb !== 'be' && (tense === 'present' || tense === 'preterite')
const AFTER_DO = 'Derrière do, does et did, le verbe reste à la base verbale.'
/** The form that should have stayed bare: with -s, or in the past. */
const markedForm = ({ verb, tense, form }: Case) => (form === verb ? (conjugate(verb, tense, 2) ?? '') : form)
const otherHelper = (helper: string) =>
  new Map([
    ['do', 'does'],
    ['does', 'do'],
    ['did', 'do'],
    ['is', 'are'],
    ['are', 'is'],
    ['am', 'is'],
    ['has', 'have'],
    ['have', 'has'],
    ['was', 'were'],
    ['were', 'was'],
  ]).get(helper) ?? 'does'

const CONTRACTED: Readonly<Record<string, string>> = {
  am: '’m',
  is: '’s',
  are: '’re',
  has: '’s',
  have: '’ve',
  will: '’ll',
}
/** « ’s not » beside « isn’t ». */
const contractFirst = (helper: string): string[] => {
  const short = new Map(Object.entries(CONTRACTED)).get(helper)
  return short ? [`${short} not`] : []
}

const RULE =
  'Quand la phrase a déjà un auxiliaire, c’est lui qui sert ; sinon on en ajoute un, et le verbe reprend sa base.'

/** The verb of a sentence that says no. */
export const denyVerb: Generator = (random, params): Exercise => {
  const { one, helper, tail } = drawSplit(random, params)
  const { verb, tense, subject, form } = one
  const { rest } = describe(verb)
  const wrong: Wrong[] = [
    [`not ${form}`, 'Not ne suffit pas devant le verbe.'],
    [join(contract(otherHelper(helper)), tail || ''), 'Cet auxiliaire va avec un autre sujet ou un autre temps.'],
    ...(isBare(one) ? [[join(contract(helper), markedForm(one)), AFTER_DO] as const] : []),
    [join(form, 'not'), 'Not suit l’auxiliaire, pas le verbe.'],
    [join('no', form), 'No ne nie pas un verbe.'],
  ]
  return askWord({
    reasoning: 'deny',
    lang: 'en',
    level: 2,
    statement: `« ${englishVerbs.sentence(verb, tense, subject)} » Mettez la phrase à la forme négative : « ${capital(subject.text)} … ${rest}. » Écrivez ce qui manque.`,
    answer: join(contract(helper), tail),
    accepted: [`${helper} not`, ...contractFirst(helper), contract(helper)].flatMap(said => {
      const text = join(said, tail)
      const withSubject = text.startsWith('’') ? `${subject.text}${text}` : `${subject.text} ${text}`
      return [text, withSubject, `${capital(withSubject)} ${rest}.`]
    }),
    wrong: wrong.filter(([text]) => text !== join(helper, 'not', tail)),
    hint: 'Y a-t-il déjà un auxiliaire dans la phrase ?',
    rule: RULE,
    begin: 'Placez la négation juste derrière l’auxiliaire.',
    steps: [
      `La phrase est ${findTense(englishVerbs, tense).at}.`,
      RULE,
      `« ${capital(subject.text)} ${join(contract(helper), tail)} ${rest}. »`,
    ],
  })
}

/** The beginning of a question. */
export const askQuestion: Generator = (random, params): Exercise => {
  const { one, helper, tail } = drawSplit(random, params)
  const { verb, tense, subject, form } = one
  const { rest } = describe(verb)
  const who = subject.text
  const answer = capital(join(helper, who, tail))
  const wrong: Wrong[] = [
    [capital(join(who, form)), 'L’ordre est resté celui d’une affirmation.'],
    [capital(join(otherHelper(helper), who, tail)), 'Cet auxiliaire va avec un autre sujet ou un autre temps.'],
    ...(isBare(one)
      ? ([
          [capital(join(form, who)), 'En anglais, ce verbe ne passe pas devant le sujet : il faut un auxiliaire.'],
          [capital(join(helper, who, markedForm(one))), AFTER_DO],
        ] as const)
      : ([[capital(join('do', who, form)), 'Il y a déjà un auxiliaire : do est de trop.']] as const)),
  ]
  return askWord({
    reasoning: 'ask',
    lang: 'en',
    level: 3,
    statement: `« ${englishVerbs.sentence(verb, tense, subject)} » Transformez la phrase en question : « … ${rest}? » Écrivez le début de la question, avec le sujet « ${who} ».`,
    answer,
    accepted: [`${answer} ${rest}?`],
    wrong,
    hint: 'Quel mot doit passer devant le sujet ?',
    rule: RULE,
    begin: 'L’ordre : l’auxiliaire, le sujet, puis le reste du verbe.',
    steps: [`La phrase est ${findTense(englishVerbs, tense).at}.`, RULE, `« ${answer} ${rest}? »`],
  })
}

/** A helping verb that agrees with the subject and is not that of the question. */
const strangeHelper = (person: number, own: string) =>
  own.startsWith('d') ? (conjugate('be', 'present', person) ?? '') : person === 2 ? 'does' : 'do'

/** The short answer to a question. */
export const answerShortly: Generator = (random, params): Exercise => {
  const { one, helper, tail } = drawSplit(random, params)
  const { subject, verb, tense } = one
  const isYes = random() < 0.5
  const pronoun =
    new Map([
      ['my brother', 'he'],
      ['Emma', 'she'],
      ['my friends', 'they'],
      ['I', 'you'],
      ['you', 'I'],
    ]).get(subject.text) ?? subject.text
  const person = pronoun === 'I' ? 0 : pronoun === 'you' ? 1 : subject.person
  const own = splitVerb(verb, tense, person)?.helper ?? helper
  const said = (word: string, yes: boolean) => (yes ? `Yes, ${pronoun} ${word}.` : `No, ${pronoun} ${contract(word)}.`)
  const { rest } = describe(verb)
  return askWord({
    reasoning: 'short-answer',
    lang: 'en',
    level: 2,
    statement: `« ${capital(join(helper, subject.text, tail))} ${rest}? » Répondez ${isYes ? '« oui »' : '« non »'} par une réponse courte, avec le pronom « ${pronoun} ».`,
    answer: said(own, isYes),
    accepted: isYes ? [] : [`No, ${pronoun} ${own} not.`],
    wrong: [
      [said(otherHelper(own), isYes), 'Cet auxiliaire va avec un autre sujet ou un autre temps.'],
      isYes
        ? [said(strangeHelper(person, own), true), 'Ce n’est pas l’auxiliaire de la question.']
        : [`No, ${pronoun} not.`, 'Il manque l’auxiliaire de la question.'],
      [said(own, !isYes), 'C’est la réponse contraire.'],
    ],
    hint: 'Quel est le premier mot de la question ?',
    rule: 'La réponse courte reprend le pronom et l’auxiliaire, avec la négation s’il le faut.',
    begin: isYes
      ? 'Commencez par le mot qui dit oui, puis une virgule.'
      : 'Commencez par le mot qui dit non, puis une virgule.',
    steps: [
      `La question commence par « ${capital(helper)} » : la réponse reprend cet auxiliaire, et l’accorde avec « ${pronoun} ».`,
      `« ${said(own, isYes)} »`,
    ],
  })
}
