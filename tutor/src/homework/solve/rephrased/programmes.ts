import { fold } from '../../../words.ts'
import type { Rule } from './rule.ts'

const BEGINS =
  /(?:je pense a|pense a|on pense a|je choisis|on choisit|il pense a|elle pense a|choisi\w*) (?:un nombre|un nombre \w+)/
const STEPS: [RegExp, (n: string) => string][] = [
  [/(?:multipli\w*)(?: (?:le resultat|ce nombre|le))? par (\d+(?:,\d+)?)/, n => `Multiplier par ${n}`],
  [/(?:divis\w*)(?: (?:le resultat|ce nombre|le))? par (\d+(?:,\d+)?)/, n => `Diviser par ${n}`],
  [/(?:ajout\w*|additionn\w*)(?: au resultat)? (\d+(?:,\d+)?)/, n => `Ajouter ${n}`],
  [/(?:retranch\w*|soustra\w*|enlev\w*|retir\w*|ot\w*)(?: au resultat)? (\d+(?:,\d+)?)/, n => `Soustraire ${n}`],
  [/(?:prend\w*|calcul\w*) (?:son|le) double|(?:le )?doubl\w*/, () => 'Multiplier par 2'],
  [/(?:prend\w*|calcul\w*) (?:son|le) triple|(?:le )?tripl\w*/, () => 'Multiplier par 3'],
  [/(?:prend\w*|calcul\w*) (?:sa|la) moitie/, () => 'Diviser par 2'],
]
const FINDS =
  /(?:trouv\w*|obtien\w*|obten\w*|resultat (?:est|vaut|obtenu est)|donne) (?:alors |finalement |ainsi )?(-?\d+(?:,\d+)?)/

/** The steps of « je le multiplie par 5 et j’ajoute 8 »; undefined where a clause is no step. */
const stepsIn = (text: string): string[] | undefined => {
  const clauses = text
    .split(/[.,;]|\bpuis\b|\bensuite\b| et (?=(?:j'|je |on |il |elle |lui |le |y )?\p{L}+)/u)
    .map(part => part.trim())
    .filter(part => part !== '' && !BEGINS.test(part) && !FINDS.test(part) && !/quel|combien|\?/.test(part))
  const steps = clauses.map(clause => {
    const found = STEPS.flatMap(([pattern, write]) => {
      const match = clause.match(pattern)
      return match ? [write(match[1] ?? '')] : []
    })
    return found.length === 1 ? found[0] : undefined
  })
  return steps.every(step => step !== undefined) && steps.length > 0 ? steps.flatMap(step => step ?? []) : undefined
}

/** « Je pense à un nombre … » as a programme of calculation that is gone through backwards. */
export const PROGRAMME_RULES: Rule[] = [
  {
    pattern:
      /(?:quel(?:le)? (?:est|était)|à quel|quel) (?:donc )?(?:ce |le |mon |son |était ce )?nombre(?: (?:de départ|choisi|initial|pensé|ai-je pensé|a-t-il pensé|ai-je choisi|a-t-on choisi|a-t-elle choisi|pensais-je|est-ce))?(?: au départ)? ?\?|retrouv\p{L}* (?:ce|mon|le) nombre|trouv\p{L}* (?:ce|mon|le) nombre/iu,
    to: (_, told) => {
      const text = fold(told)
      const result = text.match(FINDS)?.[1]
      const steps = BEGINS.test(text) ? stepsIn(text) : undefined
      if (
        result === undefined ||
        steps === undefined ||
        (text.match(/\d+(?:,\d+)?/g) ?? []).length !==
          steps.filter(
            step => /(?:Multiplier|Diviser) par (?!2$|3$)|Ajouter|Soustraire/.test(step) || /par [23]$/.test(step),
          ).length +
            1
      )
        return undefined
      return {
        context: ['Programme de calcul :', '• Choisir un nombre', ...steps.map(step => `• ${step}`)].join('\n'),
        body: `Quel nombre faut-il choisir pour obtenir ${result} ?`,
      }
    },
  },
]
