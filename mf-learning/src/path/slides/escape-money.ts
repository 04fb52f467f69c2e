import { FORMULA } from '@ariane/activities/plain-text'

const CODE = /```[\s\S]*?```|`[^`\n]*`/
const ESCAPED = /\\\$/
/** Code, formulas, and the dollars that belong to neither. */
const DOLLARS = new RegExp([CODE, ESCAPED, FORMULA, /\$/].map(({ source }) => source).join('|'), 'g')

/** Markdown in which a dollar that is money begins no formula: « $5, not $10 ». */
export const escapeMoney = (markdown: string): string =>
  markdown.replace(DOLLARS, found => (found === '$' ? String.raw`\$` : found))
