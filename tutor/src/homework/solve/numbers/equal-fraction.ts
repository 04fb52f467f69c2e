import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-claims.ts'

const FRACTION = String.raw`\d{1,5} ?\/ ?\d{1,5}`
const ASKED = new RegExp(
  `^(?:pour chaque fraction,? )?(?:ecri|donn|trouv|determin|transform|mets|mett|exprim|remplac)\\w* (?:(?:chaque|chacune des|les|ces|la) fractions?(?: suivantes?)?|une fraction egale(?: a (?<one>${FRACTION}))?|la fraction (?<two>${FRACTION})|une ecriture fractionnaire(?: egale)?(?: (?:de|a) (?<three>${FRACTION}))?|(?<four>${FRACTION})),? (?:(?:par|sous (?:la )?forme|en) (?:d')?une fraction (?:egale )?)?(?:dont le|avec (?:un|pour|comme|le)|de|ayant (?:pour|un|comme)|au|qui a pour) (?:meme )?denominateur (?:est |soit |(?:est |qui est )?egal a |vaut )?(?<under>\\d{1,5}) ?[:.?]? ?(?<five>${FRACTION})? ?[.?]?$`,
  'u',
)

/** A fraction written over another denominator: 3/4 over 100. */
export const equalFraction = ({ instruction, body }: Problem): Solution | undefined => {
  const text = fold(plainText(`${instruction} ${body}`)).trim()
  const groups = (text.length > 200 ? null : ASKED.exec(text))?.groups
  const written = [groups?.one, groups?.two, groups?.three, groups?.four, groups?.five].filter(one => one !== undefined)
  const [only] = written
  const [over, under] = (only ?? '').split('/').map(part => Number(part))
  const wanted = Number(groups?.under)
  if (!over || !under || !wanted || written.length !== 1 || wanted % under !== 0 || wanted === under) return undefined
  const factor = wanted / under
  const result = `${over * factor}/${wanted}`
  return writtenSolution({
    kind: 'equal-fraction',
    accepted: [result, `${over}/${under} = ${result}`],
    answer: `$\\frac{${over * factor}}{${wanted}}$`,
    steps: [
      messages.factor(under, factor, wanted),
      messages.sameTimes(
        `\\frac{${over} \\times ${factor}}{${under} \\times ${factor}} = \\frac{${over * factor}}{${wanted}}`,
      ),
    ],
    rule: messages.fractionRule,
    hints: messages.fractionHints,
    minutes: 2,
  })
}
