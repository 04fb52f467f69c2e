import { withoutAccents } from '@ariane/activities/typed'
import { lookup } from '@ariane/shared/catalogue'
import type { Problem } from '../solution.ts'

const GAP = String.raw`(?:…|\.{3,}|_{2,})`
const SENTENCE = new RegExp(
  `^(?:[Cc]ompl[ée]te\\p{L}*(?: (?:la|cette) phrase)? ?: ?)?(?<article>[Uu]n|[Uu]ne|[Ll]e|[Ll]a) (?<figure>[^.?…_]*\\d[^.?…_]*?),? a (?:donc )?(?:pour|un|une) (?<size>volume|aire|p[ée]rim[èe]tre)(?: (?:de|d'|[ée]gale? à))? ${GAP} ?(?<unit>[a-z]{1,3}[²³]?)? ?\\.?$`,
  'u',
)
const NAMES: Readonly<Record<string, string>> = { volume: 'le volume', aire: "l'aire", perimetre: 'le périmètre' }

/** « Une pyramide de hauteur 9 cm … a pour volume … cm³. » asks for the volume. */
export const gapSentence = (problem: Problem): Problem | undefined => {
  const written = [problem.instruction, problem.body]
    .filter(part => part !== '')
    .join(' ')
    .trim()
  const groups = SENTENCE.exec(written)?.groups
  const name = lookup(NAMES, withoutAccents(groups?.size ?? ''))
  if (!groups || name === undefined) return undefined
  const article = (groups.article ?? '').toLowerCase()
  const of = article === 'le' ? 'du ' : article === 'la' ? 'de la ' : `d'${article} `
  const unit = groups.unit === undefined ? '' : ` en ${groups.unit}`
  return { ...problem, instruction: '', body: `Calculer ${name} ${of}${groups.figure}${unit}.` }
}
