/** Markdown with formulas as somebody types it. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll('{,}', ',')
    .replace(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '$1/$2')
    .replaceAll('\\times', '×')
    .replaceAll('\\div', '÷')
    .replace(/\\[,;]|[$*]/g, '')
