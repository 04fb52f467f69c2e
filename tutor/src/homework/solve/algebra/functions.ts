import { findLetters } from '../../../maths/expression.ts'
import { evaluate, type Polynomial } from '../../../maths/polynomial.ts'
import { print } from '../../../maths/print-expression.ts'
import { printTex, printTyped } from '../../../maths/print-polynomial.ts'
import {
  add,
  decimal,
  divide,
  exact,
  isSameNumber,
  multiply,
  type Rational,
  rational,
  subtract,
} from '../../../maths/rational.ts'
import { readStatement } from '../../../maths/read-expression.ts'
import { tex } from '../../../maths/tex.ts'
import { toPolynomial } from '../../../maths/to-polynomial.ts'
import { fold } from '../../../words.ts'
import { readNumeral } from '../numbers/numerals.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-functions.ts'

const NUMBER = String.raw`\(?(?:-\s?)?\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?\)?`
const DEFINED =
  /(?<![\p{L}\d])([a-zA-Z])\s?(?:\(\s?([a-z])\s?\)\s?=|(?::|(?:est )?la fonction(?: définie par)?|:\s?la fonction)\s?([a-z])\s?(?:↦|->|→|\|->|⟼|\\mapsto)|qui à (?:tout nombre )?([a-z]) associe(?: le nombre)?)\s?((?:[^.\n;,=]|[.,](?=\d))+?)(?=[.;,](?:\s|$)|\n|$| (?:et|où|pour|avec|définie)(?: |$))/gu
const IMAGE = new RegExp(
  `^(?:calcul\\p{L}*|d[ée]termin\\p{L}*|donne[rz]?|quelle est|que vaut|combien vaut|trouv\\p{L}*|cherch\\p{L}*) (?:la valeur de )?(?:l'image (?:de |du nombre |d')(${NUMBER})(?: par (?:la fonction )?([a-zA-Z]))?|([a-zA-Z])\\s?\\(\\s?(${NUMBER})\\s?\\))\\s?[.?]*$`,
  'iu',
)
const ANTECEDENT = new RegExp(
  `^(?:calcul\\p{L}*|d[ée]termin\\p{L}*|donne[rz]?|quels? (?:est|sont)|trouv\\p{L}*|cherch\\p{L}*|résou\\p{L}*|quels?(?= nombres? (?:a|ont) pour image)) (?:l'antécédent|les? (?:éventuels? )?antécédents?|un antécédent|le nombre qui a pour image|nombres? (?:a|ont) pour image|le nombre dont l'image(?: par (?:la fonction )?[a-z])? (?:est|vaut))(?: (?:de |du nombre |d'))?\\s?(${NUMBER})(?: par (?:la fonction )?([a-zA-Z]))?\\s?[.?]*$`,
  'iu',
)
const SOLVE = new RegExp(
  `^(?:pour quelle valeur de [a-z] a-t-on|résou\\p{L}*(?: l'équation)?|déterminer la valeur de [a-z] pour laquelle) ([a-zA-Z])\\s?\\(\\s?[a-z]\\s?\\)\\s?=\\s?(${NUMBER})\\s?[.?]*$`,
  'iu',
)
const TWO_POINTS = new RegExp(`([a-z])\\s?\\(\\s?(${NUMBER})\\s?\\)\\s?=\\s?(${NUMBER})(?![\\d/])`, 'gu')

type Definition = {
  name: string
  letter: string
  value: Polynomial
  shown: string
  expression: ReturnType<typeof readStatement>
}

/** The functions of one letter that a text defines. */
export const definitionsIn = (text: string): Definition[] =>
  [...text.matchAll(DEFINED)].flatMap(([, name = '', a, b, c, source = '']) => {
    const letter = a ?? b ?? c ?? ''
    const expression = readStatement(source.trim())
    const value = expression && toPolynomial(expression)
    return expression && value && findLetters(expression).every(one => one === letter)
      ? [{ name, letter, value, shown: print(expression), expression }]
      : []
  })

const numberTex = (value: Rational) => (value.n < 0n ? `(${tex(value)})` : tex(value))

/** The one that a question names, or the only one. */
export const chooseDefinition = (all: readonly Definition[], name: string | undefined): Definition | undefined => {
  const own = name === undefined ? all : all.filter(one => one.name === name)
  const shown = new Set(own.map(one => `${one.name}${one.shown}`))
  return shown.size === 1 ? own[0] : undefined
}

const image = ({ name, letter, value, shown }: Definition, at: Rational): Solution => {
  const result = evaluate(value, at)
  const replaced = shown
    .replaceAll(letter, `\\times ${numberTex(at)}`)
    .replace(/^\\times /, '')
    .replace(/(?<=[-+(] ?)\\times /g, '')
  return {
    kind: 'image',
    expected: { kind: 'number', value: decimal(result) ?? exact(result) },
    typed: decimal(result) ?? exact(result),
    answer: `$${name}(${tex(at)}) = ${tex(result)}$`,
    steps: [
      messages.replaced(letter, tex(at), `${name}(${tex(at)}) = ${replaced}`),
      messages.computed(`${name}(${tex(at)}) = ${tex(result)}`),
      messages.imageIs(tex(at), name, tex(result)),
    ],
    rule: messages.imageRule,
    hints: [...messages.imageHints],
    minutes: 3,
  }
}

const antecedent = ({ name, letter, value, shown }: Definition, of: Rational): Solution | undefined => {
  const [slope, constant] = [value.get(letter), value.get('') ?? rational(0)]
  if (!slope || [...value.keys()].some(key => key.length > 1)) return undefined
  const root = divide(subtract(of, constant), slope)
  if (!isSameNumber(evaluate(value, root), of)) return undefined
  const moved = subtract(of, constant)
  return {
    kind: 'antecedent',
    expected: { kind: 'number', value: decimal(root) ?? exact(root) },
    typed: decimal(root) ?? exact(root),
    answer: `$${tex(root)}$`,
    steps: [
      messages.equation(`${name}(${letter}) = ${tex(of)}`, `${shown} = ${tex(of)}`),
      ...(constant.n === 0n
        ? []
        : [
            messages.moved(
              `${printTex(new Map([[letter, slope]]))} = ${tex(of)} ${constant.n < 0n ? '+' : '-'} ${tex({ n: constant.n < 0n ? -constant.n : constant.n, d: constant.d })} = ${tex(moved)}`,
            ),
          ]),
      messages.divided(`${letter} = \\frac{${tex(moved)}}{${tex(slope)}} = ${tex(root)}`),
      messages.antecedentIs(tex(of), name, tex(root)),
    ],
    rule: messages.imageRule,
    hints: [...messages.antecedentHints],
    minutes: 4,
  }
}

/** The image or the antecedent of a number by a function that is given. */
export const functionValue = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = plainText(`${instruction} ${body}`).trim()
  if (asked.length > 300 || context.length > 800) return undefined
  const sentences = asked.split(/(?<=[.?!])\s+/)
  const question = sentences.at(-1) ?? ''
  const all = definitionsIn(`${plainText(context)}\n${asked}`)
  const [asImage, asAntecedent, asSolve] = [question.match(IMAGE), question.match(ANTECEDENT), question.match(SOLVE)]
  const name = asImage?.[2] ?? asImage?.[3] ?? asAntecedent?.[2] ?? asSolve?.[1]
  const definition = chooseDefinition(all, name)
  const number = readNumeral(asImage?.[1] ?? asImage?.[4] ?? asAntecedent?.[1] ?? asSolve?.[2] ?? '')
  if (!definition || !number) return undefined
  return asImage ? image(definition, number.value) : antecedent(definition, number.value)
}

/** The affine or linear function that takes two given values. */
export const affine = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`))
  const whole = plainText(`${context}\n${instruction} ${body}`)
  if (
    whole.length > 400 ||
    !/(?:determin|trouv|donn)\w* (?:l'expression (?:de|algebrique)|la fonction|cette fonction|f\b)/.test(asked)
  )
    return undefined
  const isLinear = /fonction lineaire/.test(fold(whole))
  if (isLinear === /fonction affine/.test(fold(whole))) return undefined
  const points = [...whole.matchAll(TWO_POINTS)].flatMap(([, name = '', x = '', y = '']) => {
    const [a, b] = [readNumeral(x), readNumeral(y)]
    return a && b ? [{ name, x: a.value, y: b.value }] : []
  })
  const [first, second, ...others] = points
  if (!first || others.length > 0 || (isLinear ? second !== undefined || first.x.n === 0n : !second)) return undefined
  const slope =
    isLinear || !second
      ? divide(first.y, first.x)
      : isSameNumber(first.x, second.x)
        ? undefined
        : divide(subtract(second.y, first.y), subtract(second.x, first.x))
  if (!slope || (second && second.name !== first.name)) return undefined
  const constant = subtract(first.y, multiply(slope, first.x))
  const value: Polynomial = new Map([
    ...(slope.n === 0n ? [] : [['x', slope] as const]),
    ...(constant.n === 0n ? [] : [['', constant] as const]),
  ])
  if (value.size === 0 || (second && !isSameNumber(add(multiply(slope, second.x), constant), second.y)))
    return undefined
  const { name } = first
  return {
    kind: 'affine',
    expected: { kind: 'algebra', expression: printTyped(value).replaceAll(' ', ''), form: 'any' },
    typed: printTyped(value),
    answer: `$${name}(x) = ${printTex(value)}$`,
    steps: second
      ? [
          messages.form,
          messages.slope(
            `a = \\frac{${name}(${tex(second.x)}) - ${name}(${tex(first.x)})}{${tex(second.x)} - ${numberTex(first.x)}} = \\frac{${tex(second.y)} - ${numberTex(first.y)}}{${tex(second.x)} - ${numberTex(first.x)}} = ${tex(slope)}`,
          ),
          messages.constant(
            `${tex(slope)} \\times ${numberTex(first.x)} + b = ${tex(first.y)}`,
            `b = ${tex(constant)}`,
          ),
          messages.functionIs(`${name}(x) = ${printTex(value)}`),
        ]
      : [
          messages.linearForm,
          messages.slope(`a = \\frac{${tex(first.y)}}{${tex(first.x)}} = ${tex(slope)}`),
          messages.functionIs(`${name}(x) = ${printTex(value)}`),
        ],
    rule: messages.affineRule,
    hints: [...messages.affineHints],
    minutes: 6,
  }
}

const PARTS =
  /^(?:donn\w*|determin\w*|quel(?:le)? est|indiqu\w*|precis\w*) (?:le |son |la |l'|sa )?(coefficient directeur|pente|ordonnee a l'origine|coefficient)(?: (?:de (?:la droite|cette droite|sa droite|la fonction|cette fonction)|de) ?\S*)?(?: .*?)?[.?]*$/

/** The slope or the constant of an affine function that is given. */
export const slopeOrConstant = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = plainText(`${instruction} ${body}`)
  const match = fold(asked).match(PARTS)
  const line = `${plainText(context)}\n${asked}`.match(
    /(?:(?:y|[a-z]\([a-z]\))\s?=|(?<![\p{L}])[a-z]\s?:\s?x\s?(?:↦|->|→|\|->|⟼))\s?((?:[^.\n;,=]|[.,](?=\d))+?)(?=[.;,?](?:\s|$)|\n|$)/u,
  )
  const expression = line && readStatement((line[1] ?? '').trim())
  const value = expression && toPolynomial(expression)
  if (!match || asked.length > 200 || !value || [...value.keys()].some(key => key !== '' && key !== 'x'))
    return undefined
  const isBoth = /coefficient directeur et (?:l'|son )?ordonnee|pente et/.test(fold(asked))
  const [a, b] = [value.get('x') ?? rational(0), value.get('') ?? rational(0)]
  if (isBoth)
    return {
      kind: 'slope',
      expected: null,
      typed: '',
      answer: `$a = ${tex(a)}$ et $b = ${tex(b)}$`,
      steps: [messages.form, messages.slopeIs(printTex(value), tex(a)), messages.constantIs(printTex(value), tex(b))],
      rule: messages.affineRule,
      hints: [...messages.affineHints],
      minutes: 2,
    }
  if (/ et (?:l'|son |le |la )/.test(fold(asked))) return undefined
  const isConstant = /ordonnee/.test(match[1] ?? '')
  const result = value.get(isConstant ? '' : 'x') ?? rational(0)
  return {
    kind: 'slope',
    expected: { kind: 'number', value: decimal(result) ?? exact(result) },
    typed: decimal(result) ?? exact(result),
    answer: `$${isConstant ? 'b' : 'a'} = ${tex(result)}$`,
    steps: [messages.form, (isConstant ? messages.constantIs : messages.slopeIs)(printTex(value), tex(result))],
    rule: messages.affineRule,
    hints: [...messages.affineHints],
    minutes: 2,
  }
}
