import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-articles.ts'
import { type GermanGender, NOUNS } from './nouns.ts'

const ARTICLES: Record<GermanGender, string> = { M: 'der', F: 'die', N: 'das' }
const GAPS = /(?:_{2,}|…+|\.{3,})\s*(\p{Lu}[\p{L}-]+)/gu

/** « … Hund, … Katze »: der, die or das before nouns that stand alone. */
export const germanArticles = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Allemand' ? readTask(problem) : undefined
  const head = fold(task?.instruction ?? '')
  if (
    !task ||
    !/\bder\b.*\bdie\b.*\bdas\b|bestimmten? artikel|article defini/.test(head) ||
    /akkusativ|dativ|genitiv|accusatif|datif|unbestimmt|indefini|plural|pluriel/.test(head)
  )
    return undefined
  const gaps = [...task.sentence.matchAll(GAPS)]
  const left = task.sentence.replace(GAPS, ' ').replace(/[\s,;.–/-]+/g, '')
  if (gaps.length === 0 || gaps.length > 8) return undefined
  // In a sentence the case may change the article: only a subject that opens it is sure.
  const isSentence = left !== ''
  const opens =
    /^\s*(?:_{2,}|…+|\.{3,})/.test(task.sentence) &&
    gaps.length === 1 &&
    /^\s*\S+ \S+ (?:ist|heißt|hat|schläft|spielt|kommt|geht|wohnt|trinkt|isst)\b/.test(task.sentence)
  if (isSentence && !opens) return undefined
  const forms = gaps.map(([, noun = '']) => {
    const gender = NOUNS.get(noun)
    return gender && ARTICLES[gender]
  })
  if (forms.includes(undefined)) return undefined
  const typed = forms.join(' ; ')
  const whole = gaps.map(([, noun], i) => `${forms[i]} ${noun}`)
  return {
    kind: 'german-articles',
    expected: {
      kind: 'exact',
      accepted: [...new Set([typed, forms.join(', '), forms.join(' '), whole.join(', '), whole.join(' ; ')])],
    },
    setting: { lang: 'de', spelling: true },
    typed,
    answer: typed,
    steps: [...whole.map(one => messages.gender(one)), messages.answer(whole.join(', '))],
    rule: messages.articleRule,
    hints: [...messages.articleHints],
    minutes: 1 + Math.ceil(gaps.length / 3),
  }
}

const UMLAUT = new Map(
  'alt älter ältesten;jung jünger jüngsten;kurz kürzer kürzesten;lang länger längsten;warm wärmer wärmsten;kalt kälter kältesten;stark stärker stärksten;klug klüger klügsten;groß größer größten;gut besser besten;viel mehr meisten;gern lieber liebsten;hoch höher höchsten;teuer teurer teuersten;dunkel dunkler dunkelsten;arm ärmer ärmsten;schwach schwächer schwächsten;gesund gesünder gesündesten'
    .split(';')
    .map(row => {
      const [base = '', more = '', most = ''] = row.split(' ')
      return [base, { more, most }] as const
    }),
)
const REGULAR = new Set(
  'klein schnell schön langsam freundlich billig leicht schwer dick dünn laut nett wichtig modern spät früh schwierig lustig sportlich fleißig faul intelligent interessant schlecht breit bequem glücklich traurig müde neu hell tief einfach ruhig dumm'.split(
    ' ',
  ),
)
const GAP = /(?:_{2,}|…+|\.{3,})?\s*\(\s*(\p{Ll}+)\s*\)/u

/** « Mein Bruder ist (klein) als ich. » */
export const germanComparison = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Allemand' ? readTask(problem) : undefined
  const match = task?.sentence.match(GAP)
  if (
    !task ||
    !match ||
    !/komparativ|comparatif/.test(fold(task.instruction)) ||
    /superlativ|superlatif/.test(fold(task.instruction))
  )
    return undefined
  const adjective = match[1] ?? ''
  const after = task.sentence.slice((match.index ?? 0) + match[0].length)
  // Before a noun it would take an ending too.
  if (!/^\s*(?:als\b|\.|$)/.test(after)) return undefined
  const form =
    UMLAUT.get(adjective)?.more ??
    (REGULAR.has(adjective) ? (adjective.endsWith('e') ? `${adjective}r` : `${adjective}er`) : undefined)
  if (form === undefined) return undefined
  const whole = `${task.sentence.slice(0, match.index).trimEnd()} ${form}${after}`
  return {
    kind: 'german-comparison',
    expected: { kind: 'exact', accepted: [form, whole] },
    setting: { lang: 'de', spelling: true },
    typed: form,
    answer: form,
    steps: [messages.comparative(adjective, form), messages.answer(whole)],
    rule: messages.comparativeRule,
    hints: [...messages.comparativeHints],
    minutes: 1,
  }
}
