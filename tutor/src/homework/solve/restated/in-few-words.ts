import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem } from '../solution.ts'

const LONGEST = 160
const NUMBER = /\d+(?:[.,]\d+)?/gu
const FEMININE =
  'aire|surface|mesure|longueur|vitesse|moyenne|médiane|mediane|fréquence|frequence|probabilité|probabilite|masse|valeur|tension|résistance|resistance|puissance|circonférence|circonference|durée|distance'
const NAMED = new RegExp(
  `^(?:(?<feminine>${FEMININE})|(?<masculine>périmètre|perimetre|volume|poids|pgcd|quotient|produit|reste|prix|pourcentage|double|triple))(?: moyenne?)? (?=d['’ue])`,
  'iu',
)

const LETTER = /(?<=^|[.;,:]\s*)(?<name>\p{Lu}\p{L}?)\s?(?:=\s?(?:\?|…|\.{2,}|_+)|\?)\s*$/u
const LAST_NAMED =
  /(?<=[.;]\s+)(?<name>(?:énergie|vitesse|masse|volume|poids|tension|intensité|résistance|puissance|distance|durée|aire|périmètre)(?: \p{L}+){0,3}(?: en \p{L}[\p{L}/³²]*)?)\s*\?\s*$/iu
const article = (name: string) =>
  /^[aeiouéè]/iu.test(name) ? "l'" : /^(?:volume|poids|périmètre)/iu.test(name) ? 'le ' : 'la '

/** « R = 220 Ω ; U = 12 V. I = ? », « … Énergie consommée en kWh ? » as orders. */
const asLastOrder = (body: string): string | undefined => {
  const letter = LETTER.exec(body)
  if (letter?.groups && letter.index > 0) {
    const given = body.slice(0, letter.index).trim().replace(/[;,]$/u, '.')
    return `${given} Calculer ${letter.groups.name}.`
  }
  const named = LAST_NAMED.exec(body)
  const name = named?.groups?.name
  return named && name !== undefined
    ? `${body.slice(0, named.index)}Calculer ${article(name)}${name.charAt(0).toLowerCase()}${name.slice(1)}.`
    : undefined
}

/** « Périmètre d’un carré de 7 cm de côté ? » as an order. */
const asOrder = (body: string): string | undefined => {
  const named = NAMED.exec(body)
  if (!named) return undefined
  const determiner = /^[aeiouéè]/iu.test(body) ? "l'" : named.groups?.feminine === undefined ? 'le ' : 'la '
  return `Calculer ${determiner}${body.charAt(0).toLowerCase()}${body.slice(1).replace(/\s*[?.]?\s*$/u, '')}.`
}

/** A question of a few words that nothing is told beside, as a pupil asks it, in the words of a whole statement. */
export const inFewWords = (problem: Problem): Problem[] => {
  const { instruction, context, above = [], earlier = [] } = problem
  const body = plainText(problem.body)
  const isAlone = [instruction, context, ...above].every(text => text.trim() === '') && earlier.length === 0
  if (!isAlone || body.length > LONGEST || /\bjustifi|\bpourquoi\b|\bpuis\b/.test(fold(body))) return []
  const orders = [asOrder(body), asLastOrder(body)].flatMap(order => order ?? [])
  const numbers = body.match(NUMBER) ?? []
  // A number that is left out would be one that was not understood.
  const isWhole = (order: string) => {
    const said: readonly string[] = order.match(NUMBER) ?? []
    return numbers.every(number => said.includes(number))
  }
  return orders.filter(isWhole).map(one => ({ ...problem, body: one }))
}
