import { lookup } from '@ariane/shared/catalogue'

/**
 * A line a verb: infinitive, meaning, what may stand between the verb and the end of the sentence, present with du and with er,
 * preterite with ich, participle, auxiliary, order to du. A particle stands apart: « auf|stehen ».
 */
const TABLE = `
spielen|jouer|Fußball|spielst|spielt|spielte|gespielt|haben|spiel
machen|faire|die Hausaufgaben|machst|macht|machte|gemacht|haben|mach
lernen|apprendre|Deutsch|lernst|lernt|lernte|gelernt|haben|lern
kaufen|acheter|Brot|kaufst|kauft|kaufte|gekauft|haben|kauf
hören|écouter|Musik|hörst|hört|hörte|gehört|haben|hör
wohnen|habiter|in Berlin|wohnst|wohnt|wohnte|gewohnt|haben|-
kochen|cuisiner|eine Suppe|kochst|kocht|kochte|gekocht|haben|koch
arbeiten|travailler|im Garten|arbeitest|arbeitet|arbeitete|gearbeitet|haben|arbeite
warten|attendre|auf den Bus|wartest|wartet|wartete|gewartet|haben|warte
tanzen|danser|im Zimmer|tanzt|tanzt|tanzte|getanzt|haben|tanz
fahren|aller en véhicule|nach Bonn|fährst|fährt|fuhr|gefahren|sein|fahr
lesen|lire|ein Buch|liest|liest|las|gelesen|haben|lies
essen|manger|ein Brot|isst|isst|aß|gegessen|haben|iss
schlafen|dormir|im Zelt|schläfst|schläft|schlief|geschlafen|haben|schlaf
laufen|courir|durch den Park|läufst|läuft|lief|gelaufen|sein|lauf
sehen|voir|einen Film|siehst|sieht|sah|gesehen|haben|-
sprechen|parler|Deutsch|sprichst|spricht|sprach|gesprochen|haben|sprich
nehmen|prendre|den Bus|nimmst|nimmt|nahm|genommen|haben|nimm
tragen|porter|eine Tasche|trägst|trägt|trug|getragen|haben|trag
helfen|aider|der Nachbarin|hilfst|hilft|half|geholfen|haben|hilf
treffen|rencontrer|einen Freund|triffst|trifft|traf|getroffen|haben|triff
gehen|aller|ins Kino|gehst|geht|ging|gegangen|sein|geh
kommen|venir|nach Hause|kommst|kommt|kam|gekommen|sein|komm
schreiben|écrire|einen Brief|schreibst|schreibt|schrieb|geschrieben|haben|schreib
trinken|boire|Wasser|trinkst|trinkt|trank|getrunken|haben|trink
finden|trouver|den Weg|findest|findet|fand|gefunden|haben|-
singen|chanter|ein Lied|singst|singt|sang|gesungen|haben|sing
bleiben|rester|zu Hause|bleibst|bleibt|blieb|geblieben|sein|bleib
fliegen|aller en avion|nach Wien|fliegst|fliegt|flog|geflogen|sein|flieg
auf|stehen|se lever|um sieben Uhr|stehst|steht|stand|aufgestanden|sein|steh
`

/** The six forms of verbs like no others: present, preterite. */
const OWN: Readonly<Record<string, readonly [meaning: string, rest: string, present: string, preterite: string]>> = {
  sein: ['être', 'müde', 'bin bist ist sind seid sind', 'war warst war waren wart waren'],
  haben: ['avoir', 'eine Idee', 'habe hast hat haben habt haben', 'hatte hattest hatte hatten hattet hatten'],
  können: [
    'pouvoir, savoir faire',
    'gut schwimmen',
    'kann kannst kann können könnt können',
    'konnte konntest konnte konnten konntet konnten',
  ],
  müssen: [
    'devoir, être obligé',
    'viel lernen',
    'muss musst muss müssen müsst müssen',
    'musste musstest musste mussten musstet mussten',
  ],
  wollen: [
    'vouloir',
    'ins Kino gehen',
    'will willst will wollen wollt wollen',
    'wollte wolltest wollte wollten wolltet wollten',
  ],
  dürfen: [
    'avoir la permission',
    'hier spielen',
    'darf darfst darf dürfen dürft dürfen',
    'durfte durftest durfte durften durftet durften',
  ],
  sollen: [
    'devoir, être tenu de',
    'mehr schlafen',
    'soll sollst soll sollen sollt sollen',
    'sollte solltest sollte sollten solltet sollten',
  ],
}

type Verb = {
  meaning: string
  rest: string
  present: readonly string[]
  preterite: readonly string[]
  participle?: string
  auxiliary?: string
  order?: string
  particle?: string
  stem: string
}

const endsInT = (text: string) => /[td]$/.test(text)

const readLine = (line: string): [string, Verb] => {
  const parts = line.split('|')
  const particle = parts.length > 9 ? parts.shift() : undefined
  const [verb = '', meaning = '', rest = '', du = '', er = '', past = '', participle = '', auxiliary = '', order = ''] =
    parts
  const stem = verb.slice(0, -2)
  const ihr = endsInT(stem) ? `${stem}et` : `${stem}t`
  const isWeak = past.endsWith('te')
  const link = endsInT(past) ? 'e' : ''
  const preterite = isWeak
    ? [past, `${past}st`, past, `${past}n`, `${past}t`, `${past}n`]
    : [past, /[sß]$/.test(past) ? `${past}t` : `${past}${link}st`, past, `${past}en`, `${past}${link}t`, `${past}en`]
  return [
    `${particle ?? ''}${verb}`,
    {
      meaning,
      rest,
      present: [`${stem}e`, du, er, verb, ihr, verb],
      preterite,
      participle,
      auxiliary,
      stem,
      ...(order !== '-' && { order }),
      ...(particle !== undefined && { particle }),
    },
  ]
}

const VERBS = new Map<string, Verb>([
  ...TABLE.trim().split('\n').map(readLine),
  ...Object.entries(OWN).map(([verb, [meaning, rest, present, preterite]]): [string, Verb] => [
    verb,
    { meaning, rest, present: present.split(' '), preterite: preterite.split(' '), stem: verb.replace(/e?n$/, '') },
  ]),
])

const WERDEN = 'werde wirst wird werden werdet werden'.split(' ')

/** A form of a German verb; its second word, if it has one, goes to the end of the sentence. */
export const conjugate = (verb: string, tense: string, person: number): string | undefined => {
  const known = VERBS.get(verb)
  if (!known) return undefined
  const tail = known.particle ? ` ${known.particle}` : ''
  if (tense === 'praesens') return `${known.present[person]}${tail}`
  if (tense === 'praeteritum') return `${known.preterite[person]}${tail}`
  if (tense === 'futur') return `${WERDEN[person]} ${verb}`
  if (tense === 'perfekt') {
    const helper = known.auxiliary && VERBS.get(known.auxiliary)?.present[person]
    return helper && known.participle ? `${helper} ${known.participle}` : undefined
  }
  if (known.order === undefined) return undefined
  if (person === 1) return `${known.order}${tail}`
  return person === 4 ? `${known.present[4]}${tail}` : undefined
}

/** Other writings of a form that dictionaries give beside it. */
export const listOtherForms = (verb: string, tense: string, person: number): string[] => {
  const known = VERBS.get(verb)
  if (!known || person !== 1) return []
  const tail = known.particle ? ` ${known.particle}` : ''
  if (tense === 'imperativ') {
    const long = `${known.stem}e`
    // « Spiele », but neither « lese » nor « liese » beside « lies ».
    return known.order === known.stem ? [`${long}${tail}`] : []
  }
  const past = known.preterite[0] ?? ''
  if (tense !== 'praeteritum' || past.endsWith('te') || lookup(OWN, verb)) return []
  if (/[sß]$/.test(past)) return [`${past}est`]
  return endsInT(past) ? [`${past}st${tail}`] : []
}

/** The form as if the verb were weak, with the vowel of its infinitive. */
export const weakForm = (verb: string, tense: string, person: number): string | undefined => {
  const known = VERBS.get(verb)
  if (!known) return undefined
  const { stem, particle } = known
  const tail = particle ? ` ${particle}` : ''
  const link = endsInT(stem) ? 'e' : ''
  const presents = [`${stem}e`, `${stem}${link}${/[sßz]$/.test(stem) ? 't' : 'st'}`, `${stem}${link}t`]
  const pasts = [`${stem}${link}te`, `${stem}${link}test`, `${stem}${link}te`]
  if (tense === 'praesens') return presents[person] && `${presents[person]}${tail}`
  if (tense === 'praeteritum') return pasts[person] && `${pasts[person]}${tail}`
  if (tense === 'imperativ') return person === 1 ? `${stem}${tail}` : undefined
  const helper = known.auxiliary && VERBS.get(known.auxiliary)?.present[person]
  return tense === 'perfekt' && helper ? `${helper} ${particle ?? ''}ge${stem}${link}t` : undefined
}

export const GERMAN_VERBS: readonly string[] = [...VERBS.keys()]

/** What a verb means, and what may stand behind it. */
export const describe = (verb: string): { meaning: string; rest: string } =>
  VERBS.get(verb) ?? { meaning: '', rest: '' }

/** The other auxiliary of the perfect, as somebody might take it. */
export const wrongAuxiliary = (verb: string, person: number): string | undefined => {
  const { auxiliary, participle } = VERBS.get(verb) ?? {}
  if (!auxiliary) return undefined
  return `${VERBS.get(auxiliary === 'sein' ? 'haben' : 'sein')?.present[person]} ${participle}`
}

export const MODALS: readonly string[] = ['können', 'müssen', 'wollen', 'dürfen', 'sollen']
export const WEAK: readonly string[] = GERMAN_VERBS.filter(
  verb => VERBS.get(verb)?.preterite[0]?.endsWith('te') && !lookup(OWN, verb),
)
export const STRONG: readonly string[] = GERMAN_VERBS.filter(verb => VERBS.get(verb)?.participle?.endsWith('en'))
/** Strong verbs whose vowel changes in the present. */
export const CHANGING: readonly string[] = STRONG.filter(
  verb => conjugate(verb, 'praesens', 2) !== weakForm(verb, 'praesens', 2),
)
