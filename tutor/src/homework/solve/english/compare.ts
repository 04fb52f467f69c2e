import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { type Degrees, degrees } from './adjectives.ts'
import { messages } from './messages.ts'
import { readSubject } from './subject.ts'

const GAP = /(?:_{2,}|…+|\.{3,})?\s*\(\s*(?:the\s+)?([a-z]+)\s*\)\s*(?:_{2,}|…+|\.{3,})?/gi
/** « … film of the year », « … girl in our class » */
const OF_ALL =
  /^(?:[a-z]+ ){0,2}(?:of (?:the (?:year|week|month|day|world|century|school|class|family|three|four|five|team)|all|them all|my life)|in (?:the (?:world|class|school|family|country|town|city|team|group|village)|our \p{L}+|my (?:class|school|family))|(?:I(?:'ve| have)|we(?:'ve| have)|she has|he has) ever)\b/iu
const OF_THEM = /^(?:[a-z]+ ){0,1}(?:of (?:them )?all|in the world)\b/i
const OTHER = /egalite|equality|inferiorite|inferiority|\bless\b|\bas\b|translat|tradui|explain/

type Found = {
  text: string[]
  sentence: (form: string) => string
  degree: 'comparative' | 'superlative'
  adjective: string
  known: Degrees
}

/** « Superlatives », above a list. */
const DEGREE_NAME = /^(?:comparati|superlati)\p{L}+\s?[.:]?$/iu

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** « Paul is (tall) than Tom. », « the (old) house » */
const inGap = (sentence: string, asked: Found['degree'] | undefined): Found | undefined => {
  const [match, ...others] = [...sentence.matchAll(GAP)]
  if (!match || others.length > 0) return undefined
  const adjective = (match[1] ?? '').toLowerCase()
  const known = degrees(adjective)
  const before = sentence.slice(0, match.index).trimEnd()
  const after = sentence.slice(match.index + match[0].length).trimStart()
  const hasThan = /\bthan\b/i.test(after)
  const hasThe = /\b(?:the|my|your|his|her|its|our|their)$/i.test(before)
  const isFramed = /\bthe\s*$/i.test(match[0].slice(0, match[0].toLowerCase().lastIndexOf(adjective)).replace('(', ''))
  if (
    !known ||
    (hasThan && (hasThe || isFramed)) ||
    /\b(?:as|less|so|very|too|more|most|much)$/i.test(before) ||
    /^as\b/i.test(after)
  )
    return undefined
  const isOfAll = !hasThan && !/^\s*(?:and|or)\b/i.test(after) && OF_ALL.test(after)
  // « Comparatives » above a list may name superlatives too.
  const named = isOfAll && OF_THEM.test(after) ? undefined : asked
  const degree =
    hasThan || named === 'comparative'
      ? 'comparative'
      : hasThe || isFramed || isOfAll || named === 'superlative'
        ? 'superlative'
        : undefined
  if (degree === 'comparative' && !hasThan) return undefined
  if (degree === undefined || (named !== undefined && named !== degree)) return undefined
  if (degree === 'superlative' && !hasThe && !/^\p{L}/u.test(after)) return undefined
  const article = degree === 'superlative' && !hasThe ? 'the ' : ''
  return {
    text: known[degree].map(form => `${article}${form}`),
    sentence: form => `${before} ${form}${/^[.,!?]/.test(after) ? '' : ' '}${after}`,
    degree,
    adjective,
    known,
  }
}

/** « Paul / tall / Tom », « Paul (tall) Tom » */
const inPieces = (sentence: string, asked: Found['degree'] | undefined): Found | undefined => {
  const pieces = sentence.replace(/[.!]\s*$/, '').split(/\s+[/–-]\s+|\s*\/\s*/)
  const [first = '', ...rest] = pieces
  const tail = rest.length === 3 && /^(?:be|is|are)$/i.test(rest[0] ?? '') ? rest.slice(1) : rest
  const [adjective = '', last = ''] = tail
  const known = degrees(adjective.toLowerCase())
  const person = readSubject(first)
  if (
    tail.length !== 2 ||
    asked === 'superlative' ||
    !known ||
    !person ||
    !readSubject(last) ||
    /\bthan\b/i.test(sentence)
  )
    return undefined
  if (person === 'I' || /^(?:him|her|them|us|me)$/i.test(last)) return undefined
  const be = person === 'they' ? 'are' : 'is'
  return {
    text: known.comparative.map(form => `${capital(first)} ${be} ${form} than ${last}.`),
    sentence: form => form,
    degree: 'comparative',
    adjective: adjective.toLowerCase(),
    known,
  }
}

/** « Give the comparative of: big » */
const alone = (head: string, sentence: string, asked: Found['degree'] | undefined): Found | undefined => {
  const adjective = sentence
    .toLowerCase()
    .replace(/[\s.…_=→:>-]+$/u, '')
    .trim()
  const known = /^[a-z]+$/.test(adjective) ? degrees(adjective) : undefined
  if (!known || !asked || !/comparati|superlati/.test(head)) return undefined
  return {
    text: known[asked].map(form => (asked === 'superlative' ? `the ${form}` : form)),
    sentence: form => form,
    degree: asked,
    adjective,
    known,
  }
}

/** Comparatives and superlatives of adjectives that are known. */
export const compareAdjectives = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Anglais') return undefined
  const task = readTask(problem)
  if (!task) return undefined
  const { sentence } = task
  const above = (problem.above ?? []).filter(text => DEGREE_NAME.test(text))
  const head = fold([problem.title ?? '', ...above, task.instruction].join(' '))
  const [comparative, superlative] = [/comparat|\bcompar(?!e \w+ (?:and|with|to)\b)/.test(head), /superlat/.test(head)]
  if ((!comparative && !superlative) || OTHER.test(head)) return undefined
  // Where both are named, the sentence has to say which.
  const asked =
    comparative === superlative ? undefined : comparative ? ('comparative' as const) : ('superlative' as const)
  const found = inGap(sentence, asked) ?? inPieces(sentence, asked) ?? alone(head, sentence, asked)
  const typed = found?.text[0]
  if (!found || typed === undefined) return undefined
  const { known, degree, adjective, text } = found
  const bare = text.map(form => form.replace(/^the /, ''))
  return {
    kind: 'english-degrees',
    expected: {
      kind: 'exact',
      accepted: [...new Set([...text, ...bare, ...text.map(found.sentence), ...known[degree]])],
    },
    setting: { lang: 'en', spelling: false },
    typed,
    answer: typed,
    steps: [
      messages.degrees[known.kind](adjective),
      messages.degreeForms[degree],
      messages.form(known[degree][0] ?? ''),
      messages.answer(found.sentence(typed)),
    ],
    rule: messages.degreeRule,
    hints: [...messages.degreeHints],
    minutes: 2,
  }
}
