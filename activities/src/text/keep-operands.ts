const WORDS_OR_OPERATOR = /\\(?:text|mathrm|mathbf|ce)\s*\{[^{}]*\}|\\(?:times|div|cdot)(?![a-zA-Z])|[-+:]/g
const BEHIND_OPERAND = /[\w})\]]\s*$/

/** A formula of which a line may end before an operator, as French prints it, never between an operator and its number. */
export const keepOperands = (tex: string): string =>
  tex.replace(WORDS_OR_OPERATOR, (found, at: number) => {
    if (found.endsWith('}')) return found
    const before = BEHIND_OPERAND.test(tex.slice(0, at)) ? String.raw`\allowbreak ` : ''
    return String.raw`${before}${found}\nobreak `
  })
