import { withoutAccents } from '@ariane/activities/typed'
import { pick } from '../../../random.ts'
import type { Wrong } from '../../ask-word.ts'
import { KINDS, type Kind } from './families.ts'

const FEW_FAMILIES = ['a', 'et', 'on', 'son']

/** The words of the families that a pack names. */
export const listKinds = ({ families }: Record<string, unknown>): Kind[] => {
  const wanted = Array.isArray(families) ? families : FEW_FAMILIES
  const found = KINDS.filter(({ family }) => wanted.includes(family))
  return found.length > 0 ? found : KINDS.filter(({ family }) => FEW_FAMILIES.includes(family))
}
const sameFamily = (kinds: readonly Kind[], { family }: Kind) => kinds.filter(kind => kind.family === family)
export const listForms = (kinds: readonly Kind[]) => [...new Set(kinds.map(({ form }) => form))]

/** Whether the forms of a family differ by more than an accent, which a written answer may lack. */
export const isWritten = (kind: Kind, kinds: readonly Kind[]) => {
  const forms = listForms(sameFamily(kinds, kind))
  return new Set(forms.map(withoutAccents)).size === forms.length
}

export const fill = (sentence: string, word: string) => {
  const filled = sentence.replace('…', word).replace(/ \.$/, '.')
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const HINT = 'Lisez toute cette phrase : que fait le mot qui manque ?'
export const RULE = 'Essayez chaque remplacement que donne votre leçon : un seul garde le sens.'
export const draw = (random: () => number, kinds: readonly Kind[]) => {
  const kind = pick(random, kinds)
  return { kind, sentence: pick(random, kind.sentences), family: sameFamily(kinds, kind) }
}
/** The other forms of a family, each with what it is. */
export const listOthers = (family: readonly Kind[], form: string): Wrong[] =>
  listForms(family)
    .filter(other => other !== form)
    .map(
      (other): Wrong => [
        other,
        `« ${capitalise(other)} » ne convient pas : ${family.find(kind => kind.form === other)?.why ?? ''}.`,
      ],
    )
const EXTRAS: Readonly<Record<string, Wrong>> = {
  et: ['ai', '« Ai » est le verbe avoir avec « je » : on dit « j’ai ».'],
  on: ['en', '« En » se prononce autrement : relisez la phrase à voix haute.'],
  son: ['sons', '« Sons » est un nom : les sons de la musique.'],
  ce: ['ceux', '« Ceux » remplace un nom au pluriel.'],
  ces: ['s’est', '« S’est » est devant un participe, pas devant un nom.'],
  cest: ['ces', '« Ces » est un déterminant, devant un nom au pluriel.'],
  leur: ['l’heure', '« L’heure » est un nom : celle que donne l’horloge.'],
  sa: ['s’a', '« S’a » n’existe pas : avec « se », le passé composé prend être.'],
  sans: ['cent', '« Cent » est un nombre.'],
  plutot: ['plustôt', 'Ce mot n’existe pas.'],
  quoique: ['quoi', 'Il manque « que ».'],
  ni: ['nid', '« Nid » est la maison de l’oiseau.'],
  davantage: ['avantage', 'Il manque le début du mot : relisez la phrase à voix haute.'],
}
/** What a word may be called, by the names that the table gives: « un article » is a determiner, « un mot de temps » an adverb. */
const NATURES: readonly RegExp[] = [
  /déterminant|article|qui montre/,
  /pronom|qui montre/,
  /verbe (?:être|avoir|pouvoir)/,
  /adverbe|mot de |plus tard/,
  /nom au/,
  /adjectif/,
  /préposition/,
  /qui relie|choix|temps|bien que|négation|^que et/,
]
/** Whether two names may be said of the same word. */
export const mayBeSame = (one: string, other: string) => NATURES.some(nature => nature.test(one) && nature.test(other))

export const withExtra = (family: string, wrong: readonly Wrong[]): Wrong[] => {
  const extra = new Map(Object.entries(EXTRAS)).get(family)
  return extra ? [...wrong, extra] : [...wrong]
}
