import type { SpokenLanguage } from '@ariane/activities/shape'

/** An adjective with its meaning, its comparative and superlative, a form that pupils write, and how it is made. */
type Compared = { base: string; french: string; more: string; most: string; slip: string; why: string }

const read = (table: string): Compared[] =>
  table
    .trim()
    .split('\n')
    .map(line => {
      const [base = '', french = '', more = '', most = '', slip = '', why = ''] = line.split('|')
      return { base, french, more, most, slip, why }
    })

/** What comparing needs of a language; the sentences are about people, so that every adjective fits. */
export type Comparing = {
  lang: SpokenLanguage
  adjectives: readonly Compared[]
  /** Two who may be as old and as tall as pupils are. */
  names: readonly (readonly [string, string])[]
  /** « Tom is … than Lucy. » */
  than: (one: string, form: string, other: string) => string
  thanWord: string
  equal: (base: string) => string
  equalToo: (base: string) => readonly string[]
  not: string
  less: (base: string) => string
  lessToo: (base: string) => readonly string[]
  /** « Tom is … in the class. », with what stands in the gap. */
  best: (one: string, form: string) => string
  most: (adjective: Compared) => string
  /** Two marks together, or a mark of another language. */
  doubled: (adjective: Compared) => string
  wrongMost: (adjective: Compared) => string
  /** Sizes that may be measured: adjective, unit, smallest and step. */
  measured: readonly (readonly [base: string, unit: string, from: number, step: number])[]
  rules: { than: string; equal: string; less: string; most: string }
}

export const ENGLISH: Comparing = {
  lang: 'en',
  adjectives: read(`
tall|grand|taller|tallest|more tall|un adjectif court prend -er et -est
young|jeune|younger|youngest|more young|un adjectif court prend -er et -est
strong|fort|stronger|strongest|more strong|un adjectif court prend -er et -est
fast|rapide|faster|fastest|more fast|un adjectif court prend -er et -est
slow|lent|slower|slowest|more slow|un adjectif court prend -er et -est
old|vieux, âgé|older|oldest|more old|un adjectif court prend -er et -est
nice|gentil|nicer|nicest|niceer|un adjectif en -e prend seulement -r et -st
brave|courageux|braver|bravest|braveer|un adjectif en -e prend seulement -r et -st
thin|mince|thinner|thinnest|thiner|la consonne finale double derrière une seule voyelle
sad|triste|sadder|saddest|sader|la consonne finale double derrière une seule voyelle
happy|heureux|happier|happiest|happyer|le y devient i
funny|drôle|funnier|funniest|funnyer|le y devient i
lucky|chanceux|luckier|luckiest|luckyer|le y devient i
noisy|bruyant|noisier|noisiest|noisyer|le y devient i
patient|patient|more patient|most patient|patienter|un adjectif long prend more et most
intelligent|intelligent|more intelligent|most intelligent|intelligenter|un adjectif long prend more et most
careful|prudent|more careful|most careful|carefuller|un adjectif long prend more et most
curious|curieux|more curious|most curious|curiouser|un adjectif long prend more et most
talented|doué|more talented|most talented|talenteder|un adjectif long prend more et most
good|bon|better|best|gooder|c’est un irrégulier
bad|mauvais|worse|worst|badder|c’est un irrégulier
`),
  names: [
    ['Tom', 'Lucy'],
    ['Emma', 'her brother'],
    ['Ben', 'his cousin'],
    ['My sister', 'Kate'],
    ['Jack', 'Sam'],
  ],
  than: (one, form, other) => `${one} is ${form} than ${other}.`,
  thanWord: 'than',
  equal: base => `as ${base} as`,
  equalToo: base => [`just as ${base} as`],
  not: 'not',
  less: base => `not as ${base} as`,
  lessToo: base => [`less ${base} than`, `not so ${base} as`],
  best: (one, form) => `${one} is ${form} player in the team.`,
  most: ({ most }) => `the ${most}`,
  doubled: ({ more, base }) => (more.startsWith('more ') ? `more ${base}er` : `more ${more}`),
  wrongMost: ({ more }) => `the ${more}`,
  measured: [
    ['tall', 'cm', 140, 6],
    ['old', 'ans', 11, 1],
    ['fast', 'km/h', 12, 2],
  ],
  rules: {
    than: 'Comptez les syllabes : un adjectif court et un adjectif long ne prennent pas la même marque.',
    equal: 'L’adjectif ne change pas : c’est ce qui l’entoure qui dit l’égalité.',
    less: 'On nie l’égalité : l’adjectif garde sa forme simple.',
    most: 'Le superlatif commence par un article ; sa marque dépend de la longueur de l’adjectif.',
  },
}

export const GERMAN: Comparing = {
  lang: 'de',
  adjectives: read(`
klein|petit|kleiner|kleinsten|mehr klein|on ajoute -er et -sten
schnell|rapide|schneller|schnellsten|mehr schnell|on ajoute -er et -sten
langsam|lent|langsamer|langsamsten|mehr langsam|on ajoute -er et -sten
lustig|drôle|lustiger|lustigsten|mehr lustig|on ajoute -er et -sten
fleißig|travailleur|fleißiger|fleißigsten|mehr fleißig|on ajoute -er et -sten
ruhig|calme|ruhiger|ruhigsten|mehr ruhig|on ajoute -er et -sten
freundlich|aimable|freundlicher|freundlichsten|mehr freundlich|on ajoute -er et -sten
schön|beau|schöner|schönsten|mehr schön|on ajoute -er et -sten
alt|vieux, âgé|älter|ältesten|alter|la voyelle prend un Umlaut
jung|jeune|jünger|jüngsten|junger|la voyelle prend un Umlaut
groß|grand|größer|größten|großer|la voyelle prend un Umlaut
stark|fort|stärker|stärksten|starker|la voyelle prend un Umlaut
gut|bon|besser|besten|guter|c’est un irrégulier
`),
  names: [
    ['Lena', 'Tom'],
    ['Ali', 'Paul'],
    ['Mein Bruder', 'Jan'],
    ['Mia', 'ihre Schwester'],
    ['Meine Schwester', 'Anna'],
  ],
  than: (one, form, other) => `${one} ist ${form} als ${other}.`,
  thanWord: 'als',
  equal: base => `so ${base} wie`,
  equalToo: base => [`genauso ${base} wie`, `ebenso ${base} wie`],
  not: 'nicht',
  less: base => `nicht so ${base} wie`,
  lessToo: base => [`weniger ${base} als`],
  best: (one, form) => `${one} ist ${form} von allen.`,
  most: ({ most }) => `am ${most}`,
  doubled: ({ more }) => `mehr ${more}`,
  wrongMost: ({ more }) => `am ${more}`,
  measured: [
    ['groß', 'cm', 140, 6],
    ['alt', 'ans', 11, 1],
    ['schnell', 'km/h', 12, 2],
  ],
  rules: {
    than: 'La marque se colle à l’adjectif, qui change parfois de voyelle.',
    equal: 'L’adjectif ne change pas : c’est ce qui l’entoure qui dit l’égalité.',
    less: 'On nie l’égalité : l’adjectif garde sa forme simple.',
    most: 'Le superlatif derrière un verbe tient en deux mots.',
  },
}
