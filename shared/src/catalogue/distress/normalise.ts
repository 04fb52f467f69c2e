import { lookup } from '../lookup.ts'
import { toSound } from './sound.ts'

/** What is written short in messages, as words of a sentence. */
const SHORT = new Map(
  `j=je;jpp=je en peux plus;jen=je en;jenai=je en ai;g=je ai;jé=je ai;jai=je ai;jais=je ai;jaie=je ai;jaime=je aime;jaimerai=je aimerais;den=en;sen=en;jmen=je me en;men=en;jarrete=je arrete;jarete=je arrete;jaurai=je aurais;jaivais=je avais
jaimerais=je aimerais;javais=je avais;javai=je avais;jaurais=je aurais;jarrive=je arrive;jetais=je etais;jetai=je etais;jecoute=je ecoute
jespere=je espere;jy=je y;chui=je suis;chuis=je suis;chu=je suis;chus=je suis;jss=je suis;suit=suis;v=vais;lair=air;vx=veux;jvx=je veux;svp=pardon
c=ce;tro=trop;alle=aller;hais=deteste;hait=deteste;haissent=deteste;hai=deteste;ale=aller;cest=ce est;ct=ce etait;sa=ca;ki=qui;kil=que il;quil=que il;kon=que on;qon=que on;quon=que on;ke=que;k=que;q=que;kan=quand
qd=quand;koi=quoi;pk=pourquoi;pq=pourquoi;pa=pas;pu=plus;pluss=plus;plu=plus;ryen=rien;ri1=rien;rien1=rien;mwa=moi;tt=tout;tlm=tout le monde
tou=tout;tjr=toujours;tjrs=toujours;tjs=toujours;bcp=beaucoup;pr=pour;ds=dans;dns=dans;ac=avec;av=avec;avc=avec;ms=mais;pcq=parce;psk=parce
psq=parce;pck=parce;pske=parce;parske=parce;paske=parce;kelkun=quelqu;kelk1=quelqu;qqun=quelqu;qqn=quelqu;qlq=quelqu;kelqun=quelqu
quelqun=quelqu;keske=que;frr=frere;reuf=frere;reum=mere;reup=pere;daron=pere;daronne=mere;darons=parents;pap=papa;mam=maman
garcon=garson;garcons=garson;recois=resois;facon=fason;francais=fransais;ya=y a;dme=de me
snp=snap;ig=insta;wpp=whatsapp;ciao=adieu;cours=cour;tte=toute;ttes=toutes;ns=nous;vs=vous;dsl=pardon;slt=salut;stp=pardon;jms=jamais
auj=aujourd;ojd=aujourd;mtn=maintenant;meuf=fille;keum=garson;mecs=garson;mec=garson;taf=travail;ptdr=lol;mdr=lol;lmao=lol;xd=lol;mdrr=lol`
    .split(/[;\n]/)
    .map(line => line.split('=') as [string, string]),
)

/** Words that change nothing. « Ne » is among them: pupils leave it out. */
const SILENT = new Set(
  `ne n de d du des le la les l un une tres trop vraiment vrmt juste tellement telement encore souvent parfois meme aussi
carrement grave presque y beaucoup franchement genre bah ben quelquefois plein tant assez completement absolument vachement`.split(
    /\s/,
  ),
)
const SEPARATORS = new Set(['mais', 'car', 'parce', 'donc', 'alors', 'parceque'])

/** What is written as one word with a letter that lost its e: « jveux », « minsulte », « daide ». */
const JOINED = [
  [/^j(?=[bcdfgklmnpqrstvxz]|os(?:e|ais?)$|ecri|etouff|oubli|envoi|essa)/, 'je '],
  [/^d(?=[bcfgklmnpqstvz][a-z]{2}|aid|ami|envi|aller$|etre$|argent|incest|avoir$)/, 'de '],
  [
    /^m(?=insult|embet|enferm|oblig|atten|ap+el|ignor|humili|agress|etrangl|ecout|aime|aid|envoi|embras|endorm|enfui|affich|enleve)/,
    'me ',
  ],
  [/^[lsn](?=embras|arret|arriv|aime)/, ''],
] as const
const split = (word: string) =>
  word.length < 3 ? word : JOINED.reduce((now, [letter, by]) => now.replace(letter, by), word)

const fold = (text: string) =>
  text
    .slice(0, MAX_CHARS)
    .toLowerCase()
    .replace(/(?<!\p{L})né(?:e|s|es)?(?!\p{L})|(?<!\p{L})nee?(?=\s*(?:[.!?,]|$))/gu, 'nait')
    .replace(/ç/g, 's')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('\u00ad', '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/(?<=[a-z] )2(?= [a-z])/g, 'de')
    .replace(/\baujourd.hui\b/g, 'aujourd')
    .replace(/\bquelqu.une?\b/g, 'quelqu')
const MAX_CHARS = 20_000

/** The words of a text in full, without accents; a dot stands where a part of a sentence ends, first and last too. */
export const splitText = (text: string): string[] => [
  '.',
  ...(fold(text).match(/[a-z0-9]+|[.!?;:,…\n]+/g) ?? [])
    .flatMap(word => (/^[a-z0-9]/.test(word) ? (SHORT.get(word) ?? split(word)).split(' ') : '.'))
    .map(word => (SEPARATORS.has(word) ? '.' : word)),
  '.',
]

/** Whoever may do something; the sound of such a word begins with « @ », so that a rule may ask for any of them. */
const PEOPLE = new Set(
  `on il elle ils elles qui pere mere papa maman parents frere frangin soeur oncle tonton tante tata cousin cousine cousins papi papy mamie voisin copain copine ex
garson garsons prof professeur entraineur coach adulte adultes homme monsieur fille filles eleve eleves quelqu gens grand grands type gars camarades potes amis amies
ami amie surveillant moniteur animateur classe bande monde inconnu troisiemes troisieme autres certains deux trois`
    .split(/\s/)
    .map(toSound),
)
const hear = (word: string) => {
  const sound = toSound(word)
  return PEOPLE.has(sound) ? `@${sound}` : sound
}

const sounds = (words: readonly string[]) =>
  words.filter(word => !SILENT.has(word)).map(word => (word === '.' ? word : hear(word)))

/** The sounds of a list of words. */
export const toWords = (words: string): string[] => words.split(/\s+/).map(toSound)

/** How a text sounds, without the words that change nothing. */
export const soundText = (words: readonly string[]): string => ` ${sounds(words).join(' ')} `

const GAP = '(?: [^ .]+){0,3}'
const VERB = '(?:A|O|erO|era)?'
/**
 * An expression for each phrase of ordinary French without accents, one a line: alternatives and `(… )?` as in an expression, `~`
 * behind a verb for its other forms, `_` for up to three words, `$` for the end of a part of a sentence, `^` for its beginning; names
 * in capitals stand for what is behind them in the table. Many small expressions are ready sooner than a large one.
 */
export const toExpressions = (phrases: string, names: Readonly<Record<string, string>> = {}): RegExp[] =>
  phrases
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line =>
      line
        .replace(/[A-Z]{2,}/g, name => `(?:${lookup(names, name) ?? name})`)
        .replace(/ ([a-z]+)/g, (all, word) => (SILENT.has(word) ? '' : all))
        .replace(/(?<=^|[(|])([a-z]+) /g, (all, word) => (SILENT.has(word) ? '' : all))
        .replace(/\|(?=[|)])|(?<=\()\|/g, '')
        .replace(/(?<!\[)[a-z]+(?![-\]])/g, hear)
        .replace(/~/g, VERB)
        .replace(/ ?\$/g, '(?= \\.)')
        .replace(/\^ ?/g, '\\. ')
        .replace(/\((?!\?)/g, '(?:')
        .replace(/ ?_/g, GAP)
        .trim(),
    )
    .map(line => new RegExp(` (?:${line})(?= )`))

/** Whether one of these phrases is in what is heard; nothing is compiled before that is asked. */
export const compile = (phrases: string, names: Readonly<Record<string, string>>) => {
  let expressions: RegExp[] | undefined
  return (heard: string): boolean => {
    expressions ??= toExpressions(phrases, names)
    return expressions.some(expression => expression.test(heard))
  }
}
