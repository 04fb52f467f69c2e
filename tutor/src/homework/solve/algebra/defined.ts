import type { Problem } from '../solution.ts'

const NAME =
  /(?:[Dd][ée]velopp|[Ff]actoris|[Rr][ée]dui|[Cc]alcul|[Ss]implifi|[ÉEée]valu|[Cc]ombien vaut|[Qq]ue vaut|[Qq]uelle est la valeur de|[Dd]onne\p{L}*|[Dd][ée]termin\p{L}* la valeur de)[\p{L}' ]*?(?:l['’]expression |la valeur (?:numérique )?de |le nombre |la forme factorisée de )?(?<![\p{L}\d])([A-Z])(?![\p{L}\d(]|\s?=|['’])/u
const DEFINED =
  /(?<![\p{L}\d])([A-Z])(?:\([a-z]\))?\s?=\s?((?:[^.\n;,]|[.,](?=\d))+?)(?=[.;,](?:\s|$)|\n|$| (?:et|où|pour|avec) )/gu

/** « Résoudre l’équation E = 0. » */
const EQUATION =
  /^[Rr][ée]sou(?:dre|s|dez)(?: alors| donc)? (?:l['’]équation )?([A-Z]) ?= ?(-?\d+(?:[.,]\d+)?(?: ?\/ ?\d+)?)\s?\.?$/u

/** The product that « Factoriser E » was answered with, for the same E. */
const factored = (name: string, results: NonNullable<Problem['found']>): string | undefined =>
  results.findLast(
    ({ question, result }) =>
      new RegExp(`factoris.{0,30}(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(question) &&
      !question.includes('=') &&
      result.includes(')'),
  )?.result

/** « Factoriser E » with E above, as the same question about its expression; undefined where no letter stands for one. */
export const withDefinition = ({
  instruction,
  body,
  context,
  above = [],
  found: results = [],
}: Problem): Problem | undefined => {
  const given = [context, ...above].join('\n')
  const asked = [instruction, body].filter(part => part !== '').join(' ')
  const isZero = asked.match(EQUATION)
  const match = isZero ?? asked.match(NAME)
  const name = match?.[1]
  if (!match || name === undefined || match.index === undefined || given.trim() === '') return undefined
  const found = [...given.matchAll(DEFINED)]
    .filter(one => one[1] === name && /[\da-z]/.test(one[2] ?? ''))
    .filter(one => !/r[ée]sou\p{L}*[^.\n]{0,20}$|valeurs? de [a-z] [^.\n]{0,20}$/iu.test(given.slice(0, one.index)))
    .map(one => one[2]?.trim() ?? '')
  // « E = 3(x + 2) = … » or two definitions leave it open.
  const [expression] = found
  if (
    expression === undefined ||
    new Set(found).size !== 1 ||
    expression.includes('=') ||
    /[A-Z]|\p{L}{3}/u.test(expression)
  )
    return undefined
  if (isZero) {
    const value = isZero[2] ?? '0'
    const sides = (value === '0' ? factored(name, results) : undefined) ?? expression
    return { instruction: '', body: `Résoudre ${sides} = ${value}.`, context: '' }
  }
  const at = match.index + match[0].length - 1
  return { instruction: '', body: `${asked.slice(0, at)}${name} = ${expression}${asked.slice(at + 1)}`, context: '' }
}
