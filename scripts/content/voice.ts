import { listProse, type Prose, words } from './prose.ts'
import type { Source } from './read.ts'

/** Somebody else’s words, and examples in italics: there a « tu » is at home. */
const QUOTED = /«[^»]*»|\([^)]*\)|\*\*\*[^*\n]+\*\*[^*\n]*\*|(?<!\*)\*(?!\*)(?:[^*\n]|\*\*[^*\n]+\*\*)+\*(?!\*)/g
/** What speaks to the pupil in every pack. */
const ADDRESSED = /(?:question|steps\[\]|hint|intro|instruction|criteria\[\])$/
/** What speaks to the pupil as well, but shows forms of verbs and pronouns in packs of languages. */
const LESSON =
  /(?<!^texts\[\]\.)(?:body|keyPoints\[\]|why|feedback|stem|course|because|difference|again\[\]\.(?:text|example|check\.question|check\.why))$/
const LANGUAGES = new Set(['Français', 'Anglais', 'Allemand', 'Espagnol'])

const SECOND_PERSON =
  /(?<![\p{L}’-])(?:tu|toi|toi-même|ta|tes|t’\p{L}+|\p{L}+-(?:toi|tu))(?![\p{L}])|(?:(?<=^|[.!?;:,] )[Tt]on|(?<=(?:dans|avec|pour|à|par|selon|et|de|en|que) )ton) (?=\p{L})/iu
const ORDERS =
  'Accorde|Ajoute|Alterne|Associe|Calcule|Change|Cherche|Choisis|Commence|Compare|Complète|Compte|Conjugue|Convertis|Décris|Demande-toi|Développe|Dis|Donne|Écris|Emploie|Essaie|Explique|Factorise|Fais|Imagine|Invente|Justifie|Lis|Localise|Mets|Multiplie|Nomme|N’oublie|Ne change|Observe|Pense|Place (?:ces|les|des)|Précise|Présente|Raconte|Rappelle|Rédige|Regarde|Relève|Relie|Relis|Remplace|Repère|Réponds|Résous|Retrouve|Simplifie|Souligne|Termine|Tourne|Trace|Traduis|Transforme|Trouve|Utilise|Varie|Vérifie'
/** At the beginning of a sentence, or beside an order that says « vous ». */
const ORDER = new RegExp(
  `(?:^|[.!?…] |\\n(?:[-*] )?)(?:${ORDERS})(?: (?!-)|[.:])|(?<!\\p{L})\\p{L}+ez(?!\\p{L})(?:(?! qu[ei] )[^.!?:;«]){0,80} (?:et|ou|puis) (?:${ORDERS.toLowerCase()})[ .](?!-)`,
  'u',
)

/** Where the pupil is not addressed as « vous », as everywhere in the product. */
export const voiceFlaws = ({ raw, pack }: Source): string[] => {
  const isRead = ({ kind }: Prose) => ADDRESSED.test(kind) || (LESSON.test(kind) && !LANGUAGES.has(pack.subject))
  return listProse(raw).flatMap(({ at, kind, text }) => {
    const said = words(text).replaceAll(QUOTED, '§')
    const found =
      (isRead({ at, kind, text }) && SECOND_PERSON.exec(said)) ||
      ((ADDRESSED.test(kind) || LESSON.test(kind)) && ORDER.exec(said))
    return found
      ? [`${at}: the pupil is addressed as « vous » (…${said.slice(Math.max(0, found.index - 15), found.index + 25)}…)`]
      : []
  })
}
