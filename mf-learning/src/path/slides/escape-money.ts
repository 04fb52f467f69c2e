import { FORMULA } from '@ariane/activities/plain-text'

/** Between as many signs as it begins with. */
const CODE = /(?<fence>`{3,}|~{3,})[\s\S]*?\k<fence>|(?<!`)(?<ticks>`+)(?!`)[^\n]*?(?<!`)\k<ticks>(?!`)/
const ESCAPED = /\\\$/
/** Code, formulas, and the dollars that belong to neither. */
const DOLLARS = new RegExp([CODE, ESCAPED, FORMULA, /\$/].map(({ source }) => source).join('|'), 'g')

/** Markdown in which a dollar that is money begins no formula: « $5, not $10 ». */
export const escapeMoney = (markdown: string): string =>
  markdown.replace(DOLLARS, found => (found === '$' ? String.raw`\$` : found))
