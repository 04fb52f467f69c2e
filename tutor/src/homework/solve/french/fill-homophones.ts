import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { chooseHomophone, optionsIn } from './homophones.ts'
import { messages } from './messages.ts'

const BRACKETS = /[([]\s*([^()[\]]{2,40})\s*[)\]]/gu
const DOTS = /…+|\.{3,}|_{2,}/gu
const ASKS = /complet|rempla|choisi|ecri|entour|souligne|recopi|barre|homophone/
const OTHER = /justifi|expliqu|phrase avec|invent|nature|classe grammaticale/
const MAX_GAPS = 6

type Gap = { from: number; to: number; options: string[] | undefined }

const gapsIn = (sentence: string, named: string[] | undefined): Gap[] => {
  const bracketed = [...sentence.matchAll(BRACKETS)].map(match => ({
    from: match.index,
    to: match.index + match[0].length,
    options: optionsIn(match[1] ?? ''),
  }))
  if (bracketed.length > 0) return bracketed
  return [...sentence.matchAll(DOTS)].map(match => ({
    from: match.index,
    to: match.index + match[0].length,
    options: named,
  }))
}

/** Homophones in the gaps of a sentence, by its grammar. */
export const fillHomophones = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const task = readTask(problem)
  const head = fold(task?.instruction ?? '')
  if (!task || !ASKS.test(head) || OTHER.test(head)) return undefined
  const { sentence } = task
  const gaps = gapsIn(sentence, optionsIn(task.instruction))
  if (gaps.length === 0 || gaps.length > MAX_GAPS) return undefined
  const chosen: string[] = []
  let written = ''
  let last = 0
  for (const [i, gap] of gaps.entries()) {
    written += sentence.slice(last, gap.from).replace(/(?:…+|\.{3,}|_{2,})\s*$/u, '')
    const after = sentence.slice(gap.to, gaps[i + 1]?.from ?? sentence.length)
    const option =
      gap.options &&
      chooseHomophone(gap.options, {
        before: written,
        after: after.trim() === '' && i + 1 < gaps.length ? ' …' : after,
        isQuestion: /\?/.test(sentence.slice(gap.to)),
      })
    if (option === undefined) return undefined
    chosen.push(option)
    written += option.endsWith("'") ? option : `${option} `
    last = gap.to
  }
  const whole = `${written}${sentence.slice(last)}`
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,])/g, '')
    .trim()
  const shown = whole.charAt(0).toUpperCase() + whole.slice(1)
  const typed = chosen.join(' ; ')
  return {
    kind: 'homophones',
    expected: { kind: 'exact', accepted: [...new Set([typed, chosen.join(', '), chosen.join(' '), shown])] },
    setting: { lang: 'fr', spelling: true },
    typed,
    answer: typed,
    steps: [
      ...[...new Set(chosen)].map((word): string => messages.homophones[word as keyof typeof messages.homophones]),
      messages.answer(shown),
    ],
    rule: messages.homophoneRule,
    hints: [...messages.homophoneHints],
    minutes: 1 + gaps.length,
  }
}
