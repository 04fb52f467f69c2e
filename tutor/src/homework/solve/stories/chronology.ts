import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-earth.ts'

const ASKS =
  /(?:class|rang|ordonn|mets|mettre|mettez|r[ée]tabli|remets|replace)\p{L}*[^:]{0,60}(?:ordre chronologique|du plus ancien au plus r[ée]cent)[^:]{0,40}:/iu
const DATE =
  /\(?\s?(?:vers |en |le \d{1,2} \p{L}+ |\p{Ll}+ )?(?<year>\d{1,4})(?<bc>\s?av(?:ant|\.)?\s?J\.?-?\s?C\.?)?\s?\)?$/iu

/** « Classe dans l'ordre chronologique : la chute de Rome (476), … »: sorted by the years that are told. */
export const chronology = ({ instruction, body, subject }: Problem): Solution | undefined => {
  const text = `${instruction} ${body}`.replace(/[’‘]/gu, "'").trim()
  const head = ASKS.exec(text)?.[0]
  if (head === undefined || text.length > 500 || !/^(?:Histoire|Géographie|EMC|Français|SVT)$/.test(subject ?? ''))
    return undefined
  const list = text.slice(text.indexOf(head) + head.length)
  const items = list
    .split(/\s*[;\n•]\s*|\),\s+|\s+[–—-]\s+/u)
    .map(item => item.trim().replace(/\.$/, ''))
    .filter(item => item !== '')
  const dated = items.flatMap(item => {
    const whole = item.includes('(') && !item.endsWith(')') ? `${item})` : item
    const { year, bc } = DATE.exec(whole)?.groups ?? {}
    const name = whole
      .replace(DATE, '')
      .replace(/[\s(:,]+$/u, '')
      .trim()
    return year === undefined || name === '' || /\d{3,4}/.test(name)
      ? []
      : [{ name, at: bc === undefined ? Number(year) : -Number(year), said: `${year}${bc ?? ''}`.trim() }]
  })
  if (dated.length !== items.length || dated.length < 2 || new Set(dated.map(({ at }) => at)).size !== dated.length)
    return undefined
  const sorted = dated.toSorted((a, b) => a.at - b.at)
  const answer = sorted.map(({ name, said }) => `${name} (${said})`).join(' → ')
  return {
    kind: 'chronology',
    expected: null,
    typed: '',
    answer,
    steps: [messages.inOrder(answer)],
    rule: messages.orderRule,
    hints: [...messages.orderHints],
    minutes: 3,
  }
}
