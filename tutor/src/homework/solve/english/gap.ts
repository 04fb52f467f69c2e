import { messages } from './messages.ts'
import { type Person, readSubject, subjectBefore } from './subject.ts'
import { chosenTense, clauseTense, conditionalTense, namesNoTense, type Tense, tensesIn } from './tense.ts'
import { isVerb } from './verb-forms.ts'
import { verbPhrases, type Wanted } from './verb-phrase.ts'

export type FilledGap = { from: number; to: number; wanted: Wanted; subject: string; forms: string[] }

const ADVERB = /^(?:never|ever|always|already|just|often|usually|sometimes|also|still|really)$/
const ADVERB_AT_END =
  /\b(?:never|always|already|just|often|usually|sometimes|also|still|really|rarely|hardly ever|ever)\s*$/i
const STATIVE = /^(?:be|have|know|like|love|hate|want|need|understand|believe|belong|prefer|see|hear)$/
const ACTION =
  /^[\s.…_]*(?:(?:a |the |their |my |his |her )?(?:shower|bath|breakfast|lunch|dinner|tea|party|rest|walk|swim|chat|lesson|drink|picnic)|fun)\b/i
const COMPOUND = /^(?:presentPerfect|pastPerfect|presentContinuous|pastContinuous|goingTo)$/

/** « If I (be) rich » takes another tense than its main clause. */
const CONDITION = /\b(?:if|when|unless|as soon as|before|after|until|while)\b[^,]*$/i

type Content = { verb: string; isNegative: boolean; adverb: string; subject: string | undefined }

/** « not / see », « you / go », « never be » */
const readContent = (text: string): Content | undefined => {
  const pieces = text.split(/\s*[/,+–]\s*|\s+-\s+/).map(piece => piece.trim())
  const words = pieces.flatMap(piece => piece.split(/\s+/)).map(word => word.replace(/^to$/i, ''))
  const left = words.filter(
    word => word !== '' && !/^(?:not|neg(?:ative)?\.?)$/i.test(word) && !ADVERB.test(word.toLowerCase()),
  )
  const isNegative = words.some(word => /^(?:not|neg(?:ative)?\.?)$/i.test(word))
  const adverbs = words.filter(word => ADVERB.test(word.toLowerCase()))
  if (adverbs.length > 1) return undefined
  const adverb = adverbs[0]?.toLowerCase() ?? ''
  if (left.length === 1) {
    const verb = (left[0] ?? '').toLowerCase()
    return isVerb(verb) && verb !== 'lie' ? { verb, isNegative, adverb, subject: undefined } : undefined
  }
  // « you / go » and « be / she »
  const first = left[0] ?? ''
  const last = left.at(-1) ?? ''
  if (isVerb(last.toLowerCase()) && !isVerb(first.toLowerCase()))
    return { verb: last.toLowerCase(), isNegative, adverb, subject: left.slice(0, -1).join(' ') }
  if (
    isVerb(first.toLowerCase()) &&
    left.length === 2 &&
    readSubject(last) &&
    /^(?:i|you|he|she|it|we|they)$/i.test(last)
  )
    return { verb: first.toLowerCase(), isNegative, adverb, subject: last }
  return undefined
}

const subjectAround = (
  before: string,
  after: string,
  verb: string,
  followsVerb: boolean,
): { person: Person; text: string; isBehind: boolean } | undefined => {
  // « Where (be) you yesterday? »
  const behind = after.match(/^(I|you|he|she|it|we|they)\b/i)?.[1]
  if (behind !== undefined && /(?:^|\b(?:where|how|who|what|when|why) ?)$/i.test(before.trim())) {
    const person = verb === 'be' ? readSubject(behind) : undefined
    return person && { person, text: behind, isBehind: true }
  }
  const found = subjectBefore(before, followsVerb)
  return found && { ...found, isBehind: false }
}

/** « I (stop) there and (buy) bread »: one subject for both. */
const sharedSubject = (between: string, tense: Tense, previous: FilledGap | undefined) =>
  previous &&
  previous.wanted.tense === tense &&
  /^(?:past|present)$/.test(tense) &&
  /^[^.,;?!]*\b(?:and|and then)\s*$/.test(between)
    ? { person: previous.wanted.person, text: previous.subject, isBehind: false }
    : undefined

/** The verb of a gap in its sentence; undefined where subject, tense or verb are not sure. */
export const fillGap = (
  sentence: string,
  match: RegExpExecArray,
  previous: FilledGap | undefined,
  instruction: string,
): FilledGap | undefined => {
  const last = previous?.to ?? 0
  const content = readContent((match[1] ?? '').replace(/[’‘]/g, "'"))
  if (!content) return undefined
  const tenses = tensesIn(instruction)
  const [single] = tenses
  const isPastPair =
    (tenses.size === 2 && tenses.has('past') && tenses.has('pastContinuous')) ||
    (tenses.size === 0 && namesNoTense(instruction))
  const conditional = conditionalTense(instruction, sentence, match.index)
  // « was having a shower » goes on, « had a dog » does not.
  const isState =
    STATIVE.test(content.verb) &&
    !(content.verb === 'have' && ACTION.test(sentence.slice(match.index + match[0].length)))
  const tense: Tense | 'other' | undefined = conditional
    ? conditional
    : tenses.size === 1
      ? single
      : isPastPair &&
          !isState &&
          !content.isNegative &&
          content.subject === undefined &&
          [...sentence.matchAll(/\(/g)].length === 2
        ? clauseTense(sentence, match.index)
        : chosenTense(tenses, sentence, content.verb)
  if (tense === undefined || tense === 'other') return undefined
  const to = match.index + match[0].length
  const before = sentence.slice(last, match.index)
  const after = sentence.slice(to).trim()
  const place = { from: match.index, to }
  const { verb, isNegative, adverb } = content
  if (content.subject !== undefined) {
    const person = readSubject(content.subject)
    const isAsking = /\?/.test(after) && !/[.!]/.test(after.slice(0, after.indexOf('?')))
    if (!person || !isAsking || !/^[^,]*$/.test(before.split(/[.!?]/).at(-1) ?? '')) return undefined
    const wanted: Wanted = { verb, tense, person, isNegative, adverb, subject: content.subject }
    return { ...place, wanted, subject: content.subject, forms: verbPhrases(wanted) }
  }
  if (conditional && content.verb === 'be') return undefined
  if (!conditional && /^(?:will|would|goingTo)$/.test(tense) && CONDITION.test(before)) return undefined
  const beforeAdverb = before.replace(ADVERB_AT_END, '')
  if (beforeAdverb !== before && (COMPOUND.test(tense) || isNegative || verb === 'be')) return undefined
  const subject =
    subjectAround(beforeAdverb, after, verb, previous !== undefined) ?? sharedSubject(beforeAdverb, tense, previous)
  if (!subject || (subject.isBehind && tense !== 'present' && tense !== 'past')) return undefined
  const wanted: Wanted = { verb, tense, person: subject.person, isNegative, adverb }
  return { ...place, wanted, subject: subject.text, forms: verbPhrases(wanted) }
}

/** Why a form is right, as a teacher says it. */
export const explainGap = ({ wanted, subject, forms }: FilledGap): string[] => [
  messages.subject(subject, messages.persons[wanted.person]),
  messages.tenses[wanted.tense],
  ...(wanted.isNegative || wanted.subject !== undefined ? [messages.helper[wanted.tense]] : []),
  messages.form(forms[0] ?? ''),
]
