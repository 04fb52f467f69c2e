import { pick } from '../../../random.ts'
import type { Wrong } from '../../ask-word.ts'

type Gender = 'm' | 'f' | 'n' | 'pl'

type Case = 'nom' | 'acc' | 'dat'

type Article = 'der' | 'ein'

/** Nouns with adjectives that may be said of them: singular, gender, plural, plural in the dative, adjectives. */
export const NOUNS = `
Mann|m|Männer|Männern|alt jung klein
Hund|m|Hunde|Hunden|klein schwarz jung
Rock|m|Röcke|Röcken|neu lang rot
Freund|m|Freunde|Freunden|neu gut alt
Tisch|m|Tische|Tischen|alt neu rund
Frau|f|Frauen|Frauen|alt jung klein
Jacke|f|Jacken|Jacken|alt neu rot
Katze|f|Katzen|Katzen|klein schwarz jung
Tasche|f|Taschen|Taschen|rot neu alt
Lampe|f|Lampen|Lampen|rot klein neu
Haus|n|Häuser|Häusern|alt neu klein
Kind|n|Kinder|Kindern|klein jung
Auto|n|Autos|Autos|rot neu schnell
Buch|n|Bücher|Büchern|neu alt lang
Pferd|n|Pferde|Pferden|schwarz schnell jung
`
  .trim()
  .split('\n')
  .map(line => {
    const [singular = '', gender = 'm', plural = '', datives = '', adjectives = ''] = line.split('|')
    return { singular, gender: gender as Gender, plural, datives, adjectives: adjectives.split(' ') }
  })

type Noun = (typeof NOUNS)[number]

export const ARTICLES: Record<Article, Record<Case, Record<Gender, string>>> = {
  der: {
    nom: { m: 'der', f: 'die', n: 'das', pl: 'die' },
    acc: { m: 'den', f: 'die', n: 'das', pl: 'die' },
    dat: { m: 'dem', f: 'der', n: 'dem', pl: 'den' },
  },
  ein: {
    nom: { m: 'ein', f: 'eine', n: 'ein', pl: 'meine' },
    acc: { m: 'einen', f: 'eine', n: 'ein', pl: 'meine' },
    dat: { m: 'einem', f: 'einer', n: 'einem', pl: 'meinen' },
  },
}

const ENDINGS: Record<Article, Record<Case, Record<Gender, string>>> = {
  der: {
    nom: { m: 'e', f: 'e', n: 'e', pl: 'en' },
    acc: { m: 'en', f: 'e', n: 'e', pl: 'en' },
    dat: { m: 'en', f: 'en', n: 'en', pl: 'en' },
  },
  ein: {
    nom: { m: 'er', f: 'e', n: 'es', pl: 'en' },
    acc: { m: 'en', f: 'e', n: 'es', pl: 'en' },
    dat: { m: 'en', f: 'en', n: 'en', pl: 'en' },
  },
}

export const CASES: Record<Case, string> = { nom: 'nominatif', acc: 'accusatif', dat: 'datif' }

const AT: Record<Case, string> = { nom: 'au nominatif', acc: 'à l’accusatif', dat: 'au datif' }

const GENDERS: Record<Gender, string> = { m: 'masculin', f: 'féminin', n: 'neutre', pl: 'pluriel' }

/** What shows the case in these sentences. */
export const SIGNS: Record<Case, string> = {
  nom: 'le groupe est le sujet, ou suit sein',
  acc: 'le groupe est le COD de « sehen »',
  dat: 'le groupe suit « mit »',
}

export const USES: Record<Case, string> = {
  nom: 'Le nominatif est le cas du sujet, et de ce qui suit sein.',
  acc: 'L’accusatif est le cas de l’objet direct.',
  dat: 'Le datif suivrait une préposition comme mit.',
}

export const RULES: Record<Article, string> = {
  der: 'Après der, die, das, il n’y a que deux terminaisons ; la plus longue va avec les articles qui ont changé, den et dem, avec tout le datif et tout le pluriel.',
  ein: 'Là où ein ne montre pas le genre, c’est l’adjectif qui le montre, comme le ferait der ou das ; le datif et le pluriel n’ont qu’une terminaison.',
}

export type Group = { noun: Noun; gender: Gender; adjective: string; article: Article; at: Case }

export const drawGroup = (random: () => number, wanted: Partial<Group> = {}): Group => {
  const noun = wanted.noun ?? pick(random, NOUNS)
  return {
    noun,
    gender: wanted.gender ?? (random() < 0.2 ? 'pl' : noun.gender),
    adjective: pick(random, noun.adjectives),
    article: wanted.article ?? pick(random, ['der', 'ein'] as const),
    at: wanted.at ?? pick(random, ['nom', 'acc', 'dat'] as const),
  }
}

export const ending = ({ article, at, gender }: Group) => ENDINGS[article][at][gender]

export const decline = (group: Group) => group.adjective + ending(group)

export const nameArticle = ({ article, at, gender }: Group) => ARTICLES[article][at][gender]

export const nameNoun = ({ noun, gender, at }: Group) => {
  if (gender !== 'pl') return noun.singular
  return at === 'dat' ? noun.datives : noun.plural
}

export const sayGroup = (group: Group, adjective = decline(group)) =>
  [nameArticle(group), adjective, nameNoun(group)].filter(Boolean).join(' ')

/** A sentence where the case is plain: after « sein », as an object of « sehen », after « mit ». */
export const sayIn = (group: Group, text = sayGroup(group)) => {
  if (group.at === 'acc') return `Ich sehe ${text}.`
  if (group.at === 'dat') return `Ich habe ein Foto mit ${text}.`
  return group.gender === 'pl' ? `Das sind ${text}.` : `Das ist ${text}.`
}

export const explain = (group: Group): string =>
  `« ${nameNoun(group)} » est ici au ${GENDERS[group.gender]} et ${AT[group.at]} (${SIGNS[group.at]})`

const why = (group: Group, text: string): string => {
  if (text === 'er') return 'Cette terminaison est celle d’un masculin au nominatif, après ein.'
  if (text === 'es') return 'Cette terminaison est celle d’un neutre, après ein.'
  if (text === '') return 'Devant le nom, l’adjectif prend une terminaison.'
  return text === 'e'
    ? 'Il faut plus qu’un -e ici : regardez le genre, le nombre et le cas.'
    : `Le -en n’a pas sa place ici, ${AT[group.at]} ${GENDERS[group.gender]}.`
}

export const listWrong = (group: Group, form: (adjective: string) => string = text => text): Wrong[] =>
  ['e', 'en', 'er', 'es', '']
    .filter(text => text !== ending(group))
    .map((text): Wrong => [form(group.adjective + text), why(group, text)])

export const HINT = 'Posez les trois questions : quel article, quel genre ou nombre, quel cas ?'

export const steps = (group: Group): [string, string] => [
  `${explain(group)}, après « ${nameArticle(group)} » : la terminaison est -${ending(group)}.`,
  `« ${sayIn(group)} »`,
]
