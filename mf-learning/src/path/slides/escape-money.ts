/** Code, formulas, and the dollars that belong to neither. */
const DOLLARS = /```[\s\S]*?```|`[^`\n]*`|\\\$|\$\$[^$]+\$\$|\$(?=\S)[^$\n]+(?<=\S)\$(?!\d)|\$/g

/** Markdown in which a dollar that is money begins no formula: « $5, not $10 ». */
export const escapeMoney = (markdown: string): string =>
  markdown.replace(DOLLARS, found => (found === '$' ? String.raw`\$` : found))
