/** What is written short in messages, as words of a sentence. */
const SHORT = new Map(
  `j=je;jpp=je en peux plus;jen=je en;g=je ai;jé=je ai;den=en;sen=en;jmen=je me en;men=en;
chui=je suis;chuis=je suis;chu=je suis;chus=je suis;jss=je suis;suit=suis;v=vais;lair=air;vx=veux;jvx=je veux
c=ce;tro=trop;alle=aller;hais=deteste;hait=deteste;haissent=deteste;hai=deteste;ale=aller;cest=ce est;ct=ce etait;sa=ca;ki=qui;kil=que il;quil=que il;kon=que on;qon=que on;quon=que on;ke=que;k=que;q=que;kan=quand
qd=quand;koi=quoi;pk=pourquoi;pq=pourquoi;pa=pas;pu=plus;pluss=plus;plu=plus;ryen=rien;ri1=rien;rien1=rien;mwa=moi;tt=tout;tlm=tout le monde
tou=tout;tjr=toujours;tjrs=toujours;tjs=toujours;bcp=beaucoup;pr=pour;ds=dans;dns=dans;ac=avec;av=avec;avc=avec;ms=mais;pcq=parce;psk=parce
psq=parce;pck=parce;pske=parce;parske=parce;paske=parce;kelkun=quelqu;kelk1=quelqu;qqun=quelqu;qqn=quelqu;qlq=quelqu;kelqun=quelqu
quelqun=quelqu;keske=que;frr=frere;reuf=frere;reum=mere;reup=pere;daron=pere;daronne=mere;darons=parents;pap=papa;mam=maman
garcon=garson;garcons=garson;recois=resois;facon=fason;francais=fransais;ya=y a;dme=de me
snp=snap;ig=insta;wpp=whatsapp;cours=cour;tte=toute;ttes=toutes;ns=nous;vs=vous;dsl=pardon;slt=salut;stp=svp;jms=jamais
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
export const isSilent = (word: string): boolean => SILENT.has(word)
const SEPARATORS = new Set(['mais', 'car', 'parce', 'donc', 'alors', 'parceque'])

/** What is written as one word with a letter that lost its e: « jveux », « minsulte », « daide ». */
const JOINED = [
  [
    /^j(?=[bcdfgklmnpqrstvxz]|a[iu](?![ln])|av(?:ai|oue)|ar+[ei]|os(?:e|ais?)$|e(?:cri|c?oute|cout|spe|ssa|tai|touf|nvo)|oubl|habit|y$)/,
    'je ',
  ],
  [/^d(?=[bcfgklmnpqstvz][a-z]{2}|aid|ami|envi|aller$|etre$|argent|incest|avoir$)/, 'de '],
  [
    /^m(?=[bcdfgjklpqrstv][a-z]{2}|insult|embet|enferm|oblig|att|ap+el|ignor|humili|agress|e(?:touff|trangl|cout)|aime|aid|envo|embras|endorm|enfui|affich|enleve)/,
    'me ',
  ],
  [/^t(?=[bcdfgjklmnpqsv][a-z]{2})/, 'te '],
  [/^[lsn](?=embras|arret|arriv|aime)/, ''],
] as const
const split = (word: string) =>
  word.length < 3 ? word : JOINED.reduce((now, [letter, by]) => now.replace(letter, by), word)

const fold = (text: string) =>
  text
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

/** The words of a text in full, without accents; a dot stands where a part of a sentence ends, first and last too. */
export const splitText = (text: string): string[] => [
  '.',
  ...(fold(text).match(/[a-z0-9]+|[.!?;:,…\n]+/g) ?? [])
    .flatMap(word => (/^[a-z0-9]/.test(word) ? (SHORT.get(word) ?? split(word)).split(' ') : '.'))
    .map(word => (SEPARATORS.has(word) ? '.' : word)),
  '.',
]
