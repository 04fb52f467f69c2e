import { fold } from '../../../words.ts'

export type Tense =
  | 'present'
  | 'presentContinuous'
  | 'past'
  | 'pastContinuous'
  | 'presentPerfect'
  | 'pastPerfect'
  | 'will'
  | 'goingTo'
  | 'would'

const ING =
  '(?:continuous|progressive|continu|progressif|be ?\\+ ?-? ?v?(?:erbe)?-? ?ing|en be ?\\+? ?-?ing|with be ?\\+? ?-?ing)'
const TENSES: [RegExp, Tense | 'other'][] = [
  [
    new RegExp(
      `(?:present perfect|past perfect|future) (?:simple )?${ING}|conditional perfect|future perfect|passive|passif|reported|indirect|imperati`,
      'g',
    ),
    'other',
  ],
  [/present perfect(?: simple)?|\bhave \+ (?:participe passe|past participle)/g, 'presentPerfect'],
  [/past perfect(?: simple)?|pluperfect|plus-que-parfait/g, 'pastPerfect'],
  [new RegExp(`(?:past|preterite?) (?:en |in |simple en )?${ING}`, 'g'), 'pastContinuous'],
  [new RegExp(`present (?:en |in |simple en )?${ING}`, 'g'), 'presentContinuous'],
  [/(?:simple past|past simple|preterite?(?: simple)?|past tense|\bpast\b)/g, 'past'],
  [/(?:simple present|present simple|present tense|present)/g, 'present'],
  [new RegExp(ING, 'g'), 'presentContinuous'],
  [/be going to|going to/g, 'goingTo'],
  [/future? simple|simple future|will future|futur(?:e)?(?: (?:avec|with|en|in))? ?will|\bwill\b|\bfuture?\b/g, 'will'],
  [/present conditional|conditional|conditionnel|\bwould\b/g, 'would'],
]

const CONDITIONS: [RegExp, Tense, Tense][] = [
  [
    /\b(?:first|1st|premier) condition|condition\w*,? (?:of )?(?:de )?type (?:1|i\b)|type 1 condition/,
    'present',
    'will',
  ],
  [
    /\b(?:second|2nd|deuxieme) condition|condition\w*,? (?:of )?(?:de )?type (?:2|ii\b)|type 2 condition/,
    'past',
    'would',
  ],
]

/** « If it (rain), we (stay) »: the tense of each clause of a conditional that is named. */
export const conditionalTense = (instruction: string, sentence: string, at: number): Tense | undefined => {
  const [, inClause, main] = CONDITIONS.find(([pattern]) => pattern.test(fold(instruction))) ?? []
  const link = sentence.search(/\bif\b/i)
  if (inClause === undefined || main === undefined || link < 0) return undefined
  const comma = sentence.indexOf(',', link)
  const isIn = at > link && (comma < 0 || at < comma) && (link > 0 || comma > 0)
  return isIn ? inClause : main
}

/** The tenses that an instruction names, in English or French; « present perfect » is no present. */
export const tensesIn = (instruction: string): Set<Tense | 'other'> => {
  let text = fold(instruction).replace(/[«»"“”]/g, '')
  const found = new Set<Tense | 'other'>()
  for (const [pattern, tense] of TENSES) {
    const rest = text.replace(pattern, ' ')
    if (rest !== text) found.add(tense)
    text = rest
  }
  return found
}

const HABIT =
  /\b(?:every|always|usually|often|never|sometimes|rarely|seldom|generally|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|twice a|once a|times a)\b/
const NOW = /\b(?:now|at the moment|at present|right now|currently|look|listen|be quiet|hush|sh+|watch out|this week)\b/
const FINISHED =
  /\b(?:yesterday|ago|last (?:night|week|month|year|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:1\d|20)\d\d|when i was)\b/
const UNTIL_NOW = /\b(?:since|already|yet|ever|never|just|so far)\b/
const STATE = /^(?:like|love|hate|want|need|know|understand|believe|belong|prefer)$/
const UNSURE = /^(?:be|have|think|remember|mean|seem|cost|see|feel|look|taste|smell)$/

/** A promise is « will »; what one sees coming is « be going to ». */
const PROMISE = /\b(?:i promise|don't worry|i think|i'm sure|perhaps|maybe|probably)\b/
const EVIDENCE = /^(?:look\b|watch out|be careful|oh no)/

/** What happens meanwhile is continuous, what interrupts it is simple: « when » and « while » say which is which. */
export const clauseTense = (sentence: string, at: number): Tense | undefined => {
  const text = sentence.toLowerCase()
  const links = [...text.matchAll(/\b(when|while)\b/g)]
  const [link, ...others] = links
  if (!link || others.length > 0) return undefined
  const isBehind = at > link.index
  const comma = text.indexOf(',', link.index)
  // « When the phone rang, I was cooking. »: the main clause stands behind the comma.
  const isInClause =
    isBehind && (link.index > 0 ? !(comma > 0 && at > comma && link.index < 3) : comma < 0 || at < comma)
  return (link[1] === 'while') === isInClause ? 'pastContinuous' : 'past'
}

/** « Put the verbs in the correct tense » */
const ANY_TENSE =
  /(?:correct|right|appropriate|suitable) (?:verb )?(?:tenses?|forms?)|temps (?:correct|qui convient)|bon temps|forme (?:correcte|qui convient)/
export const namesNoTense = (instruction: string): boolean => ANY_TENSE.test(fold(instruction))

/** Which of two tenses a sentence takes by its marker; undefined where none decides. */
export const chosenTense = (
  tenses: ReadonlySet<Tense | 'other'>,
  sentence: string,
  verb: string,
): Tense | undefined => {
  const text = fold(sentence)
  if (tenses.size !== 2) return undefined
  if (tenses.has('present') && tenses.has('presentContinuous')) {
    const [habit, now] = [HABIT.test(text), NOW.test(text)]
    if (UNSURE.test(verb)) return undefined
    if (STATE.test(verb)) return 'present'
    return habit === now ? undefined : habit ? 'present' : 'presentContinuous'
  }
  if (tenses.has('past') && tenses.has('presentPerfect')) {
    const [finished, untilNow] = [FINISHED.test(text), UNTIL_NOW.test(text)]
    return finished === untilNow ? undefined : finished ? 'past' : 'presentPerfect'
  }
  if (tenses.has('present') && tenses.has('past')) {
    const [habit, finished] = [HABIT.test(text), FINISHED.test(text)]
    return habit === finished ? undefined : habit ? 'present' : 'past'
  }
  if (tenses.has('will') && tenses.has('goingTo')) {
    const [promised, seen] = [PROMISE.test(text), EVIDENCE.test(text)]
    return promised === seen ? undefined : promised ? 'will' : 'goingTo'
  }
  return undefined
}
