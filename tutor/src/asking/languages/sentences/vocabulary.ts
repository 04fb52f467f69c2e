import type { Pack } from '../../../pack.ts'
import { fold } from '../../../words.ts'
import { type DictionaryEntry, listDictionary, listMeanings } from '../dictionary.ts'

type Lang = 'en' | 'es' | 'de'
const at = { en: 1, es: 2, de: 3 } as const
const rows = (text: string) => text.split(';').map(row => row.split(',').map(cell => cell.trim()))

const VERBS = rows(
  `être,be,ser,sein;avoir,have,tener,haben;aller,go,ir,gehen;faire,do,hacer,machen;jouer,play,jugar,spielen;manger,eat,comer,essen;boire,drink,beber,trinken;regarder,watch,mirar,sehen;
écouter,listen to,escuchar,hören;lire,read,leer,lesen;écrire,write,escribir,schreiben;parler,speak,hablar,sprechen;habiter,live,vivir,wohnen;travailler,work,trabajar,arbeiten;étudier,study,estudiar,lernen;
apprendre,learn,aprender,lernen;acheter,buy,comprar,kaufen;voir,see,ver,sehen;venir,come,venir,kommen;dormir,sleep,dormir,schlafen;nager,swim,nadar,schwimmen;chanter,sing,cantar,singen;
danser,dance,bailar,tanzen;courir,run,correr,laufen;comprendre,understand,comprender,verstehen;visiter,visit,visitar,besuchen;aider,help,ayudar,helfen;porter,wear,llevar,tragen;prendre,take,tomar,nehmen;
finir,finish,terminar,;commencer,start,empezar,;attendre,wait for,esperar,;cuisiner,cook,cocinar,kochen;voyager,travel,viajar,reisen;crier,shout,gritar,;trouver,find,encontrar,finden;rester,stay,,bleiben;aimer,like,,mögen;adorer,love,,lieben;détester,hate,odiar,hassen;penser,think,pensar,denken;sonner,ring,,;tomber,fall,caer,fallen;arriver,arrive,llegar,;
se lever,get up,,;se coucher,go to bed,,;se laver,wash,,;se reposer,rest,,;se reveiller,wake up,,;se depecher,hurry up,,`,
)
const ADJECTIVES = rows(
  `fatigue,tired,cansado,müde;content,happy,contento,froh;heureux,happy,feliz,glücklich;triste,sad,triste,traurig;grand,tall,alto,groß;petit,small,pequeño,klein;malade,ill,enfermo,krank;gentil,nice,simpático,nett;
sympa,nice,simpático,nett;intelligent,clever,inteligente,intelligent;timide,shy,tímido,schüchtern;pret,ready,listo,fertig;francais,French,francés,;anglais,English,inglés,;espagnol,Spanish,español,;allemand,German,alemán,;
important,important,importante,wichtig;difficile,difficult,difícil,schwierig;facile,easy,fácil,leicht;interessant,interesting,interesante,interessant;beau,beautiful,guapo,schön;bon,good,bueno,gut;jeune,young,joven,jung;vieux,old,viejo,alt`,
)
const STATES = new Set(['fatigue', 'content', 'triste', 'malade', 'pret'])
const NOUNS = rows(
  `chat,cat,el gato,die Katze;chien,dog,el perro,der Hund;ami,friend,el amigo,der Freund;frere,brother,el hermano,der Bruder;soeur,sister,la hermana,die Schwester;mere,mother,la madre,die Mutter;pere,father,el padre,der Vater;
maison,house,la casa,das Haus;ecole,school,la escuela,die Schule;piscine,swimming pool,la piscina,das Schwimmbad;jardin,garden,el jardín,der Garten;pomme,apple,la manzana,der Apfel;livre,book,el libro,das Buch;
velo,bike,la bicicleta,das Fahrrad;voiture,car,el coche,das Auto;billet,ticket,el billete,die Fahrkarte;devoir,homework,,;sport,sport,el deporte,;chambre,bedroom,la habitación,das Zimmer;ordinateur,computer,el ordenador,der Computer;
film,film,la película,der Film;gateau,cake,el pastel,der Kuchen;cinema,cinema,el cine,das Kino;parc,park,el parque,der Park;plage,beach,la playa,der Strand;musique,music,la música,die Musik;parent,parent,el padre,;tele,TV,la tele,;lit,bed,la cama,das Bett;telephone,phone,el teléfono,das Telefon`,
)
const SPORTS = rows(
  `foot,football,fútbol,Fußball;football,football,fútbol,Fußball;tennis,tennis,tenis,Tennis;basket,basketball,baloncesto,Basketball;rugby,rugby,rugby,Rugby;handball,handball,balonmano,Handball`,
)

const pick = (table: readonly (readonly string[])[], word: string, lang: Lang): string | undefined => {
  const found = table.find(([french]) => fold(french ?? '') === word)?.[at[lang]]
  return found === '' ? undefined : found
}
const singular = (word: string) => word.replace(/(?<=..)[sx]$/, '')
const masculine = (word: string) =>
  word
    .replace(/(?:ise)$/, 'is')
    .replace(/(?:euse)$/, 'eux')
    .replace(/(?<=[^aou])e$/, '')

export type Vocabulary = {
  lang: Lang
  verb: (infinitive: string) => string | undefined
  /** The noun with its article in Spanish and German. */
  noun: (word: string) => string | undefined
  adjective: (word: string) => { word: string; isState: boolean } | undefined
  sport: (word: string) => string | undefined
}

const NOUN_SHAPES = {
  en: /^(?:the )?[a-z]+(?: [a-z]+)?$/,
  es: /^(?:el|la) \p{L}+$/u,
  de: /^(?:der|die|das) \p{Lu}\p{L}+$/u,
}

/** The words that the lessons of a language translate, with those of every day. */
export const listVocabulary = (pack: Pack, packs: readonly Pack[]): Vocabulary | undefined => {
  const { lang } = pack
  if (lang === 'fr') return undefined
  const lessons = [pack, ...packs.filter(other => other.subject === pack.subject && other.id !== pack.id)]
  const find = (word: string, isRight: (entry: DictionaryEntry) => boolean) =>
    lessons.flatMap(listDictionary).find(entry => isRight(entry) && listMeanings(entry.french).includes(word))?.foreign
  return {
    lang,
    verb: infinitive =>
      pick(VERBS, fold(infinitive), lang) ??
      find(
        fold(infinitive),
        // « levantarse » changes with who gets up.
        ({ foreign }) => /^\p{Ll}+$/u.test(foreign) && !(lang === 'es' && foreign.endsWith('se')),
      )?.replace(/^to /, ''),
    noun: word => {
      const one = singular(fold(word))
      const isNoun = ({ foreign }: DictionaryEntry) => NOUN_SHAPES[lang].test(foreign.trim())
      return pick(NOUNS, one, lang) ?? (find(one, isNoun) ?? find(fold(word), isNoun))?.replace(/^the /, '').trim()
    },
    adjective: word => {
      const ways = [fold(word), singular(fold(word))].flatMap(way => [way, masculine(way), way.replace(/e$/, '')])
      const own = ways.find(way => ADJECTIVES.some(([french]) => french === way))
      const found = own === undefined ? undefined : pick(ADJECTIVES, own, lang)
      return found === undefined || own === undefined ? undefined : { word: found, isState: STATES.has(own) }
    },
    sport: word => pick(SPORTS, fold(word), lang),
  }
}
