import { readDecimal } from '../../../maths/decimals.ts'
import { french, operand } from '../../../maths/format.ts'
import {
  addPolynomials,
  constant,
  letter,
  multiplyPolynomials,
  type Polynomial,
  scale,
} from '../../../maths/polynomial.ts'
import { printTex, printTyped } from '../../../maths/print-polynomial.ts'
import { add, decimal, divide, multiply, negate, type Rational, rational } from '../../../maths/rational.ts'
import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-programme.ts'

type Step =
  | { kind: 'add' | 'multiply'; value: Rational; sign: '+' | '-' | '×' | '÷'; shown: Rational }
  | { kind: 'square' }

const NUMBER = '(-?\\d{1,4}(?:[.,]\\d{1,3})?)'
const OBJECT =
  '(?: (?:ce nombre|le nombre obtenu|le nombre choisi|le resultat(?: obtenu)?|ce resultat|le tout|par|la somme obtenue|le produit obtenu))?'
/** Of the number chosen only as long as nothing was done to it. */
const OF_CHOSEN = /\b(?:ce nombre|le nombre choisi)\b/
/** « doubler », « prendre le triple »: written as the multiplication it is. */
const spelledOut = (text: string) =>
  text
    .replace(
      /^(?:le |la )?doubl\w*(?: (?:le resultat(?: obtenu)?|ce nombre|ce resultat))?$|^(?:calcul\w*|prend\w*|pren\w*) (?:le double|son double)(?: (?:de ce nombre|du resultat(?: obtenu)?|du nombre obtenu))?$/,
      'multiplier par 2',
    )
    .replace(
      /^(?:le |la )?tripl\w*(?: (?:le resultat(?: obtenu)?|ce nombre|ce resultat))?$|^(?:calcul\w*|prend\w*|pren\w*) (?:le triple|son triple)(?: (?:de ce nombre|du resultat(?: obtenu)?|du nombre obtenu))?$/,
      'multiplier par 3',
    )
    .replace(
      /^(?:calcul\w*|prend\w*|pren\w*) (?:la moitie|sa moitie)(?: (?:de ce nombre|du resultat(?: obtenu)?))?$/,
      'diviser par 2',
    )
    .replace(
      /^(?:calcul\w*|prend\w*|pren\w*) (?:l'oppose|son oppose)(?: (?:de ce nombre|du resultat(?: obtenu)?))?$/,
      'multiplier par -1',
    )

const VERBS: [RegExp, '+' | '-' | '×' | '÷' | 'square'][] = [
  [
    new RegExp(`^(?:lui )?ajout\\w*${OBJECT} ${NUMBER}(?: a ce nombre| au resultat(?: obtenu)?| au nombre choisi)?$`),
    '+',
  ],
  [
    new RegExp(
      `^(?:lui )?(?:soustra\\w*|retranch\\w*|enlev\\w*|retir\\w*)${OBJECT} ${NUMBER}(?: a ce nombre| au resultat(?: obtenu)?)?$`,
    ),
    '-',
  ],
  [new RegExp(`^(?:le )?multipli\\w*${OBJECT}(?: par)? ${NUMBER}$`), '×'],
  [new RegExp(`^(?:le )?divis\\w*${OBJECT}(?: par)? ${NUMBER}$`), '÷'],
  [
    /^(?:elev\w*(?: ce nombre| le resultat(?: obtenu)?|-le)? au carre|(?:calcul\w*|prend\w*|pren\w*) (?:le carre (?:de ce nombre|du resultat(?: obtenu)?)|son carre))$/,
    'square',
  ],
]
const CHOOSE = /^(?:choisi\w*|prend\w*|pren\w*|pens\w* a) (?:un|1) nombre(?: entier| relatif| decimal)?$/
/** What tells the result tells nothing to do. */
const END = /^(?:ecri\w*|donn\w*|annonc\w*|not\w*) le (?:resultat|nombre)(?: final| obtenu)?$/

const readStep = (text: string, isFirst: boolean): Step | undefined => {
  if (OF_CHOSEN.test(text) && !isFirst) return undefined
  for (const [pattern, sign] of VERBS) {
    const match = text.match(pattern)
    if (!match) continue
    if (sign === 'square') return { kind: 'square' }
    const shown = readDecimal(match[1] ?? '')
    if (!shown || (shown.n === 0n && sign === '÷')) return undefined
    if (sign === '+' || sign === '-') return { kind: 'add', sign, shown, value: sign === '+' ? shown : negate(shown) }
    return { kind: 'multiply', sign, shown, value: sign === '×' ? shown : divide(rational(1), shown) }
  }
  return undefined
}

/** The steps of « Choisir un nombre, ajouter 3, multiplier le résultat par 2 »; undefined where one is not understood. */
const readSteps = (given: string): Step[] | undefined => {
  const lines = fold(plainText(given.replace(/\n/g, ' ; ')))
    .replace(/^.*?programme(?: de calculs?)?(?: suivant| ci-dessous| (?:n° ?)?[a-d1-3])? ?[:;.]/, '')
    .split(/\s*(?:[;•.]|,(?!\d)|(?<=\s)-(?=\s)|\bpuis\b)\s*/)
    .map(line =>
      line
        .replace(/^(?:[-•*]|\d[.)]|et|ensuite|enfin) ?/, '')
        .replace(/^(?:et|puis|ensuite|enfin) /, '')
        .trim(),
    )
    .filter(line => line !== '')
  if (!CHOOSE.test(lines[0] ?? '')) return undefined
  const steps = lines
    .slice(1)
    .filter(line => !END.test(line))
    .map((line, i) => readStep(spelledOut(line), i === 0))
  return steps.length > 0 && steps.every(step => step !== undefined) ? steps : undefined
}

const CHOSEN = new RegExp(
  `(?:resultat|nombre|obtient-on|trouve-t-on|obtient|trouve)\\b.{0,60}?(?:(?:si|quand|lorsqu?e?)(?: l'| )?(?:on|il|elle|le nombre) (?:choisi(?:t|e)?|prend|de depart est|choisi est)|en choisissant|en prenant|avec|pour|si le nombre (?:choisi|de depart) est)(?: (?:le nombre|comme nombre(?: de depart)?|au depart))? ${NUMBER}(?: (?:au depart|comme nombre de depart|pour nombre de depart))? ?\\??$`,
)
/** « Appliquer ce programme à 4. » */
const APPLIED = new RegExp(
  `(?:appliqu\\w*|effectu\\w*|execut\\w*|test\\w*|suiv\\w*) (?:ce|le) programme(?: de calculs?)?(?: (?:a|au nombre|avec|en choisissant|en prenant|en partant de|pour|sur))(?: le nombre)? ${NUMBER}(?: (?:au depart|comme nombre de depart))? ?[.?]*$`,
)
const STARTING = new RegExp(
  `^(?:on choisit|si on choisit|si l'on choisit|(?:\\p{L}+ )?choisit)(?: le nombre)? ${NUMBER}(?: au depart)?[.,] ?(?:quel (?:resultat|nombre) (?:obtient-(?:on|il|elle)|trouve-t-(?:on|il|elle))|que trouve-t-on|qu'obtient-on) ?\\??$`,
  'u',
)
/** « Et si on choisit −6 ? », « Même question avec 3. » go on with a question for a result. */
const AGAIN = new RegExp(
  `^(?:et )?(?:meme question |recommenc\\w* |refais le calcul |et )?(?:si (?:on|l'on|le nombre) (?:choisit|prend|part de|choisi est|de depart est)|avec|pour|en (?:choisissant|prenant|partant de))(?: (?:le nombre|comme nombre de depart|au depart))? ${NUMBER}(?: (?:au depart|comme nombre de depart))? ?[.?]*$`,
)
const BACKWARDS = new RegExp(
  `quel nombre (?:faut-il|doit-on|a-t-on|avait-on|a-t-il|a-t-elle|(?:de depart )?(?:faut-il|doit-on)|choisir|prendre)(?: (?:choisi(?:r)?|prendre|pris))?(?: au depart)?(?: (?:pour|afin d'|si l'on|si on|quand on|lorsqu'on))? ?(?:que le resultat soit|obtenir|trouver|obtient|trouve|a obtenu|a trouve)(?: (?:le nombre|le resultat|comme resultat|un resultat egal a))? ${NUMBER}(?: (?:comme resultat|a la fin))? ?[.?]*$`,
)
const IN_LETTERS =
  /^(?:(?:si )?(?:on|l'on) (?:note|appelle|choisit|prend) (?:le nombre )?([a-z])(?: (?:le|un) nombre (?:choisi|de depart|quelconque)| comme nombre de depart)?(?: au depart)?[.,] ?)?(?:exprim\w*|ecri\w*|donn\w*|determin\w*|quelle? (?:est|expression) ?(?:obtient-on)?) ?(?:alors )?(?:le resultat(?: (?:obtenu|du programme|final|de ce programme))?|l'expression(?: obtenue| du resultat)?|ce que l'on obtient)? ?(?:final )?en fonction (?:de ([a-z])|du nombre choisi ([a-z]))(?:,? (?:sous (?:la )?forme (?:developpee|reduite)(?: et reduite)?|puis (?:developp\w*|redui\w*).{0,20}))? ?[.?]*$/

const resultFor = (steps: readonly Step[], start: Rational): Solution | undefined => {
  const lines: string[] = []
  let value = start
  for (const step of steps) {
    const before = value
    value = step.kind === 'square' ? multiply(value, value) : (step.kind === 'add' ? add : multiply)(value, step.value)
    if (decimal(value) === undefined) return undefined
    lines.push(
      messages.step(
        step.kind === 'square'
          ? `${operand(before)}² = ${french(value)}`
          : `${french(before)} ${step.sign} ${operand(step.shown)} = ${french(value)}`,
      ),
    )
  }
  const typed = decimal(value) ?? ''
  return {
    kind: 'programme',
    expected: { kind: 'number', value: typed },
    typed,
    answer: french(value),
    steps: [messages.start(french(start)), ...lines, messages.result(french(value))],
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 2,
  }
}

/** From the result back to the number that was chosen. */
const startFor = (steps: readonly Step[], end: Rational): Solution | undefined => {
  const lines: string[] = []
  let value = end
  for (const step of steps.toReversed()) {
    if (step.kind === 'square' || step.value.n === 0n) return undefined
    const before = value
    value = step.kind === 'add' ? add(value, negate(step.value)) : divide(value, step.value)
    if (decimal(value) === undefined) return undefined
    const undo = { '+': '−', '-': '+', '×': '÷', '÷': '×' }[step.sign]
    lines.push(messages.undo(`${french(before)} ${undo} ${operand(step.shown)} = ${french(value)}`))
  }
  const typed = decimal(value) ?? ''
  return {
    kind: 'programme',
    expected: { kind: 'number', value: typed },
    typed,
    answer: french(value),
    steps: [messages.end(french(end)), ...lines, messages.chosen(french(value))],
    rule: messages.backRule,
    hints: [...messages.backHints],
    minutes: 3,
  }
}

/** The programme that a question names, « programme B »; the only one where it names none. */
const programmeFor = (texts: readonly string[], asked: string): string | undefined => {
  const given = texts.find(text => /programme|choisi/i.test(text)) ?? ''
  const parts = given
    .split(/(?=programme (?:de calculs? )?(?:n°\s?)?[A-D1-3]\s?:)/iu)
    .filter(part => /choisi|prend/i.test(part))
  if (parts.length < 2) return given === '' ? undefined : given
  const name = asked.match(/programme (?:de calculs? )?(?:n°\s?)?([a-d1-3])(?![\p{L}\d])/u)?.[1]
  const named = parts.filter(part =>
    new RegExp(`^programme (?:de calculs? )?(?:n°\\s?)?${name ?? '-'}\\s?:`, 'iu').test(part),
  )
  return name !== undefined && named.length === 1 ? named[0] : undefined
}

const inLetters = (steps: readonly Step[], name: string): Solution | undefined => {
  let value: Polynomial | undefined = letter(name)
  const lines: string[] = []
  for (const step of steps) {
    value =
      value &&
      (step.kind === 'square'
        ? multiplyPolynomials(value, value)
        : step.kind === 'add'
          ? addPolynomials(value, constant(step.value))
          : scale(value, step.value))
    if (!value) return undefined
    lines.push(messages.step(`$${printTex(value)}$`))
  }
  const typed = printTyped(value)
  return {
    kind: 'programme',
    expected: { kind: 'algebra', expression: typed },
    typed,
    answer: `$${printTex(value)}$`,
    steps: [messages.start(`$${name}$`), ...lines, messages.result(`$${printTex(value)}$`)],
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 3,
  }
}

/** What a programme of calculation gives for a number, or for a letter. */
export const programme = ({ instruction, body, context, above = [], earlier = [] }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`))
    .replace(/[−–]/g, '-')
    .trim()
  const given = programmeFor([context, ...above], asked)
  if (given === undefined || given.length > 400 || asked.length > 200) return undefined
  const bare = asked
    .replace(/(?: avec| par| dans| pour)?(?: le)? programme (?:de calculs? )?(?:n°\s?)?[a-d1-3](?![\p{L}\d])/u, '')
    .trim()
  const isAgain = earlier.some(one => /resultat|obtient|trouve|choisi/.test(fold(one)))
  const start = readDecimal(
    (bare.match(CHOSEN) ?? bare.match(STARTING) ?? asked.match(APPLIED) ?? (isAgain ? bare.match(AGAIN) : null))?.[1] ??
      '',
  )
  const end = readDecimal(bare.match(BACKWARDS)?.[1] ?? '')
  const letters = bare.match(IN_LETTERS)
  const name = letters?.[2] ?? letters?.[3]
  if ((!start && !end && name === undefined) || (letters?.[1] !== undefined && letters[1] !== name)) return undefined
  const steps = readSteps(given)
  if (!steps) return undefined
  if (end && !start) return startFor(steps, end)
  return start ? resultFor(steps, start) : name === undefined ? undefined : inLetters(steps, name)
}
