import { lookup } from '@ariane/shared/catalogue'
import type { QuantityId } from './formulas.ts'

/** What a question wants: a quantity, or the kinetic energy. */
export type Target = QuantityId | 'kinetic'

const NAMES: [string, Target][] = [
  ['energie cinetique', 'kinetic'],
  ['intensite (?:de (?:la )?)?(?:pesanteur|gravite)|acceleration de la pesanteur', 'gravity'],
  ['masse volumique', 'density'],
  ['intensite', 'current'],
  ['courant', 'current'],
  ['tension', 'voltage'],
  ['resistance', 'resistance'],
  ['puissance', 'power'],
  ['energie', 'energy'],
  ['vitesse|allure', 'speed'],
  ['distance|longueur du (?:trajet|parcours|chemin)|profondeur|altitude', 'length'],
  ['duree|temps|heures|minutes|secondes', 'time'],
  ['poids', 'force'],
  ['masse', 'mass'],
  ['volume', 'volume'],
  ['kilometres|km|metres', 'length'],
]
const LETTERS: Record<string, readonly Target[]> = {
  U: ['voltage'],
  R: ['resistance'],
  I: ['current'],
  E: ['energy'],
  Ec: ['kinetic'],
  P: ['power', 'force'],
  t: ['time'],
  Δt: ['time'],
  d: ['length'],
  D: ['length'],
  v: ['speed'],
  V: ['volume'],
  m: ['mass'],
  ρ: ['density'],
  g: ['gravity'],
}

const VERB = String.raw`(?:calcul\w*|determin\w*|trouv\w*|donne[rz]?|evalu\w*|exprim\w*|deduis\w*|deduire|deduisez|quel(?:le)? (?:est|etait|sera|serait|doit etre)|quelles? sont|combien vaut|que vaut)`
const DETERMINER = "(?:(?:alors|donc|ensuite|maintenant|la|le|l'|les|sa|son|cette|ce|leur|votre) ?)*"
const VALUE = "(?:(?:valeur|mesure) (?:de |du |d')(?:la |le |l'|son |sa |cette )?)?"
const asks = (name: string) => [
  new RegExp(
    `(?:^|[ ,.;:(])${VERB}(?:,? en [a-z]+(?:\\/[a-z]+)?(?:²|³)?,?)? ${DETERMINER}${VALUE}(?:${name})(?![\\p{L}])`,
    'u',
  ),
  new RegExp(`(?:^|[ ,.;:(])(?:quel(?:le)?s?|combien de|combien d') ?(?:${name})(?![\\p{L}])`, 'u'),
]
const PATTERNS = NAMES.map(([name, target]) => ({ target, patterns: asks(name) }))
const OTHERS: [RegExp, Target][] = [
  [/(?:combien de temps|pendant combien|au bout de combien|en combien de|(?:que|combien) (?:dure|met|mettra))/, 'time'],
  [/a quelle (?:vitesse|allure)/, 'speed'],
  [/(?:a|sur) quelle distance/, 'length'],
]

/** What a folded question asks for, each once, in the order of its words. */
export const targetsIn = (folded: string, plain: string): Target[] => {
  const found: { target: Target; at: number }[] = []
  for (const { target, patterns } of PATTERNS)
    for (const pattern of patterns) {
      const match = folded.match(pattern)
      if (match?.index === undefined) continue
      const at = match.index + match[0].length
      const isInside = found.some(
        other =>
          Math.abs(other.at - at) < 22 &&
          (other.target === 'kinetic' || other.target === 'gravity' || other.target === 'density'),
      )
      if (!isInside) found.push({ target, at })
    }
  for (const [pattern, target] of OTHERS) {
    const at = folded.search(pattern)
    if (at >= 0) found.push({ target, at })
  }
  const named = [...new Set(found.toSorted((a, b) => a.at - b.at).map(({ target }) => target))]
  if (named.length > 0) return named
  const letter = plain.match(
    /(?:^|[\s,;:])(?:[Cc]alcul\p{L}*|[Dd]étermin\p{L}*|[Tt]rouv\p{L}*|[Dd]onne[rz]?|[Dd]édui\p{L}*|[Cc]ombien vaut|[Qq]ue vaut) (?:la valeur de |alors |donc )?(Ec|Δt|[A-Za-zρ])(?![\p{L}\d(=]|\s?=)/u,
  )?.[1]
  return letter === undefined ? [] : [...(lookup(LETTERS, letter) ?? [])]
}
