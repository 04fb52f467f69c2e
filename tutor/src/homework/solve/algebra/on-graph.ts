import { evaluate } from '../../../maths/polynomial.ts'
import { isSameNumber } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { readNumeral } from '../numbers/numerals.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { chooseDefinition, definitionsIn } from './functions.ts'
import { messages } from './messages-on-graph.ts'

const NUMBER = String.raw`-? ?\d+(?:[.,]\d+)?`
const POINT = new RegExp(`(?<![\\p{L}\\d])(?<name>[A-Z]) ?\\( ?(?<x>${NUMBER}) ?[;,] ?(?<y>${NUMBER}) ?\\)`, 'u')
const GRAPH =
  "(?:la )?(?:droite|courbe|representation graphique|courbe representative|droite representative|droite d)(?: \\(?[a-z]{1,2}\\)?)?(?: (?:qui )?(?:represent\\w*|de|d'equation|associee a)(?: graphiquement)?(?: (?:la )?fonction)? ?(?<f>[a-z])?)?"
const ASKS = new RegExp(
  `^(?:est-ce que )?le point (?:est-il (?:sur|un point de)|est sur|appartient-il a|appartient a|fait-il partie de) ${GRAPH}(?: de (?:la fonction )?(?<g>[a-z]))? ?\\?$`,
  'u',
)

/** « Le point A(10 ; −13) appartient-il à la droite qui représente f ? » : the image of its first coordinate is compared with the other. */
export const onGraph = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = plainText(`${instruction} ${body}`).trim()
  const groups = POINT.exec(asked)?.groups
  if (!groups || asked.length > 200 || context.length > 800) return undefined
  const bare = fold(asked.replace(POINT, ' '))
    .replace(/\s*(?:justifi\w*|expliqu\w*)(?: (?:la|ta|votre) reponse)?\s?\.?$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  const match = ASKS.exec(bare)?.groups
  const [x, y] = [readNumeral(groups.x ?? ''), readNumeral(groups.y ?? '')]
  const definition = match && chooseDefinition(definitionsIn(plainText(context)), match.f ?? match.g)
  if (!definition || !x || !y) return undefined
  const { name, value } = definition
  const point = groups.name ?? ''
  const image = evaluate(value, x.value)
  const isOn = isSameNumber(image, y.value)
  const said = `${name}(${tex(x.value)}) = ${tex(image)}`
  return writtenSolution({
    kind: 'on-graph',
    accepted: [isOn ? 'oui' : 'non', isOn ? `oui, ${point} appartient` : `non, ${point} n’appartient pas`],
    answer: messages.answer(isOn, isOn ? said : `${said} \\neq ${tex(y.value)}`),
    steps: [
      messages.condition(name, tex(x.value), tex(y.value)),
      messages.computed(said),
      messages.concludes(point, name, isOn),
    ],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 3,
  })
}
