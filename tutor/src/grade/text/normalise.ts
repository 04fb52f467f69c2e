import { fold } from '../../words.ts'
import { isFiniteVerb } from './lexicon.ts'
import { SHORT_FORMS } from './short-forms.ts'

const WORD = /(?<![\p{L}\d'])(\p{L}[\p{L}\d]*)(?![\p{L}\d'])/gu
/** « C » is also a letter of a figure: it is short for « c'est » before these. */
const SAYS = /^\s+(?:la|le|les|un|une|des|pas|parce|quand|pour|que|tout|plus|du|de|trop|comme|ce|car|qui|l')/i

/** « sa marche » for « ça marche », « ses » and « ces » stay. */
const DEMONSTRATIVE = /(?<![\p{L}'])sa (?=(?:\p{L}+ ){0,1}(?:pas|plus)\b)/giu

/** « On peu », « peu prendre » for « peut »; « il a plu » stays. */
const CAN =
  /(?<=\b(?:on|il|elle|ça|ca|sa|qui|ki|n'importe qui) (?:ne )?)peu\b|\bpeu (?=(?:pas |plus )?\p{L}{2,}(?:er|ir|re)\b)/giu
const MORE = /(?<!\b(?:a|ont|avait|m'a|lui a) )\bplu\b|\bplu(?= (?:de |d'|du ))/giu
/** « 1 : un lieu, 2 : un futur » are the first and the second. */
const NUMBERED = /^\s*1(?: ?[:=)]| (?=\p{L}{2}|c'))(.*?[,;.\n] ?)2(?: ?[:=)]| (?=\p{L}{2}|c'))/su

/** A pupil's text with its short forms written out and apostrophes and arrows made plain; accents and capitals stay. */
export const normalise = (text: string): string =>
  text
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[→⇒]|(?<![-=])[-=]{1,9}>/g, ' donne ')
    // « La guere » is war; « guère » stands behind « ne ».
    .replace(/(?<!\bn(?:e |')\p{L}+ )\bguere\b/giu, 'guerre')
    .replace(/(?<!\bil |\bn'|\bne )\by'? ?en a\b/gi, 'il y en a')
    .replace(/\by'a\b/gi, 'il y a')
    .replace(DEMONSTRATIVE, 'ça ')
    .replace(/\b(?:des|de|leurs|les) sous\b(?! (?:la|le|les|l'|un))/giu, "de l'argent")
    .replace(CAN, match => match.replace(/peu/i, 'peut'))
    // « Non 4 fois plus » decides, and denies nothing behind it.
    .replace(
      /^\s*(non|nan|oui|ouais) (?=(?:ils?|elles?|on|c'|ce|ça|je|les?|la|l'|un|une|si|car|parce|pcq|psk|pck|\d))/iu,
      '$1, ',
    )
    .replace(MORE, 'plus')
    .replace(WORD, (word, _, at: number, all: string) => {
      // « 5 c », « EX », the point C.
      if (/\d\s?$/.test(all.slice(Math.max(0, at - 2), at)) || /^\p{Lu}{2,}$/u.test(word)) return word
      if (/^c$/i.test(word) && !(SAYS.test(all.slice(at + 1, at + 12)) || word === 'c')) return word
      return SHORT_FORMS.get(word.toLowerCase()) ?? word
    })
    .replace(NUMBERED, (_, between: string) => `la première : ${between}la seconde : `)

const CLITIC = "(?:(?:se|me|te|le|la|les|lui|leur|nous|vous|en|y) |[smtl]')?"
const ORAL = new RegExp(
  `(?<![\\p{L}'])(?:ne |n')?(${CLITIC})(\\p{L}{1,})(?= (?:du tout |plus |trop |vraiment |surtout |forcément |forcement )?(?:pas|jamais|rien|aucune?)(?!\\p{L}))`,
  'giu',
)
const BEFORE_NOUN = /(?<![\p{L}])(?:ne|n'|l'|d'|une?|les?|la|des|du|ce|cette|et|ou|que|non|mais|donc) ?$/iu

/** « Ça marche pas » as « ça ne marche pas »: pupils leave « ne » out. */
export const withDenial = (text: string): string =>
  text
    .replace(/\bc'est (?=(?:du tout )?(?:pas|jamais) )/gi, "ce n'est ")
    .replace(/(?<![\p{L}']|n')(?:il )?y a (?=pas\b|aucune?\b|rien\b)/giu, "il n'y a ")
    // « Il y a plus de livres » has more of them; « y a plus de livres » none.
    .replace(/(?<![\p{L}']|n'|\bil )y a (?=plus d(?:e\b|'))/giu, "il n'y a ")
    .replace(ORAL, (all, clitic: string, verb: string, at: number, whole: string) =>
      /^n(?:e |')/i.test(all) || !isFiniteVerb(fold(verb)) || BEFORE_NOUN.test(whole.slice(Math.max(0, at - 8), at))
        ? all
        : `ne ${clitic}${verb}`,
    )
