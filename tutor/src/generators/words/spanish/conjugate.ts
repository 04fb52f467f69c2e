import { lookup } from '@ariane/shared/catalogue'

type Tense =
  | 'presente'
  | 'preterito'
  | 'imperfecto'
  | 'futuro'
  | 'condicional'
  | 'subjuntivo'
  | 'imperativo'
  | 'perfecto'
type Irregular = Partial<Record<Exclude<Tense, 'condicional' | 'imperfecto' | 'imperativo' | 'perfecto'>, string>> & {
  imperfecto?: string
  participle?: string
  /** The order to « tú », where it is not the third person. */
  order?: string
}
type Verb = { meaning: string; rest: string } & Irregular

const strong = (stem: string) => ['e', 'iste', 'o', 'imos', 'isteis', 'ieron'].map(end => stem + end).join(' ')
const likeComer = (stem: string) => ['a', 'as', 'a', 'amos', 'áis', 'an'].map(end => stem + end).join(' ')

/** Forms stand in the order of the six persons; a future is given by its stem. */
const VERBS: Readonly<Record<string, Verb>> = {
  hablar: { meaning: 'parler', rest: 'español' },
  cantar: { meaning: 'chanter', rest: 'una canción' },
  comprar: { meaning: 'acheter', rest: 'pan' },
  trabajar: { meaning: 'travailler', rest: 'en casa' },
  estudiar: { meaning: 'étudier', rest: 'historia' },
  escuchar: { meaning: 'écouter', rest: 'música' },
  bailar: { meaning: 'danser', rest: 'en la fiesta' },
  visitar: { meaning: 'visiter', rest: 'el museo' },
  comer: { meaning: 'manger', rest: 'una manzana' },
  beber: { meaning: 'boire', rest: 'agua' },
  aprender: { meaning: 'apprendre', rest: 'la lección' },
  correr: { meaning: 'courir', rest: 'en el parque' },
  vivir: { meaning: 'vivre', rest: 'en Madrid' },
  subir: { meaning: 'monter', rest: 'al autobús' },
  escribir: { meaning: 'écrire', rest: 'una carta', participle: 'escrito' },
  abrir: { meaning: 'ouvrir', rest: 'la puerta', participle: 'abierto' },
  ser: {
    meaning: 'être',
    rest: 'de Sevilla',
    presente: 'soy eres es somos sois son',
    preterito: 'fui fuiste fue fuimos fuisteis fueron',
    imperfecto: 'era eras era éramos erais eran',
    subjuntivo: 'sea seas sea seamos seáis sean',
    order: 'sé',
  },
  estar: {
    meaning: 'être, se trouver',
    rest: 'en casa',
    presente: 'estoy estás está estamos estáis están',
    preterito: strong('estuv'),
    subjuntivo: 'esté estés esté estemos estéis estén',
  },
  tener: {
    meaning: 'avoir',
    rest: 'una idea',
    presente: 'tengo tienes tiene tenemos tenéis tienen',
    preterito: strong('tuv'),
    futuro: 'tendr',
    subjuntivo: likeComer('teng'),
    order: 'ten',
  },
  hacer: {
    meaning: 'faire',
    rest: 'los deberes',
    presente: 'hago haces hace hacemos hacéis hacen',
    preterito: 'hice hiciste hizo hicimos hicisteis hicieron',
    futuro: 'har',
    subjuntivo: likeComer('hag'),
    participle: 'hecho',
    order: 'haz',
  },
  ir: {
    meaning: 'aller',
    rest: 'al cine',
    presente: 'voy vas va vamos vais van',
    preterito: 'fui fuiste fue fuimos fuisteis fueron',
    imperfecto: 'iba ibas iba íbamos ibais iban',
    subjuntivo: 'vaya vayas vaya vayamos vayáis vayan',
    order: 've',
  },
  decir: {
    meaning: 'dire',
    rest: 'la verdad',
    presente: 'digo dices dice decimos decís dicen',
    preterito: 'dije dijiste dijo dijimos dijisteis dijeron',
    futuro: 'dir',
    subjuntivo: likeComer('dig'),
    participle: 'dicho',
    order: 'di',
  },
  poder: {
    meaning: 'pouvoir',
    rest: 'entrar',
    presente: 'puedo puedes puede podemos podéis pueden',
    preterito: strong('pud'),
    futuro: 'podr',
    subjuntivo: 'pueda puedas pueda podamos podáis puedan',
  },
  poner: {
    meaning: 'mettre',
    rest: 'la mesa',
    presente: 'pongo pones pone ponemos ponéis ponen',
    preterito: strong('pus'),
    futuro: 'pondr',
    subjuntivo: likeComer('pong'),
    participle: 'puesto',
    order: 'pon',
  },
  salir: {
    meaning: 'sortir',
    rest: 'de casa',
    presente: 'salgo sales sale salimos salís salen',
    futuro: 'saldr',
    subjuntivo: likeComer('salg'),
    order: 'sal',
  },
  venir: {
    meaning: 'venir',
    rest: 'a la fiesta',
    presente: 'vengo vienes viene venimos venís vienen',
    preterito: strong('vin'),
    futuro: 'vendr',
    subjuntivo: likeComer('veng'),
    order: 'ven',
  },
  querer: {
    meaning: 'vouloir',
    rest: 'dormir',
    presente: 'quiero quieres quiere queremos queréis quieren',
    preterito: strong('quis'),
    futuro: 'querr',
    subjuntivo: 'quiera quieras quiera queramos queráis quieran',
  },
  ver: {
    meaning: 'voir',
    rest: 'una película',
    presente: 'veo ves ve vemos veis ven',
    preterito: 'vi viste vio vimos visteis vieron',
    imperfecto: 'veía veías veía veíamos veíais veían',
    subjuntivo: likeComer('ve'),
    participle: 'visto',
  },
  dormir: {
    meaning: 'dormir',
    rest: 'mucho',
    presente: 'duermo duermes duerme dormimos dormís duermen',
    preterito: 'dormí dormiste durmió dormimos dormisteis durmieron',
    subjuntivo: 'duerma duermas duerma durmamos durmáis duerman',
  },
  empezar: {
    meaning: 'commencer',
    rest: 'el trabajo',
    presente: 'empiezo empiezas empieza empezamos empezáis empiezan',
    preterito: 'empecé empezaste empezó empezamos empezasteis empezaron',
    subjuntivo: 'empiece empieces empiece empecemos empecéis empiecen',
  },
  volver: {
    meaning: 'revenir',
    rest: 'a casa',
    presente: 'vuelvo vuelves vuelve volvemos volvéis vuelven',
    subjuntivo: 'vuelva vuelvas vuelva volvamos volváis vuelvan',
    participle: 'vuelto',
  },
  jugar: {
    meaning: 'jouer',
    rest: 'al fútbol',
    presente: 'juego juegas juega jugamos jugáis juegan',
    preterito: 'jugué jugaste jugó jugamos jugasteis jugaron',
    subjuntivo: 'juegue juegues juegue juguemos juguéis jueguen',
  },
  pedir: {
    meaning: 'demander',
    rest: 'un zumo',
    presente: 'pido pides pide pedimos pedís piden',
    preterito: 'pedí pediste pidió pedimos pedisteis pidieron',
    subjuntivo: 'pida pidas pida pidamos pidáis pidan',
  },
}

const ENDINGS = {
  presente: {
    ar: 'o as a amos áis an',
    er: 'o es e emos éis en',
    ir: 'o es e imos ís en',
  },
  preterito: {
    ar: 'é aste ó amos asteis aron',
    er: 'í iste ió imos isteis ieron',
    ir: 'í iste ió imos isteis ieron',
  },
  imperfecto: {
    ar: 'aba abas aba ábamos abais aban',
    er: 'ía ías ía íamos íais ían',
    ir: 'ía ías ía íamos íais ían',
  },
  subjuntivo: {
    ar: 'e es e emos éis en',
    er: 'a as a amos áis an',
    ir: 'a as a amos áis an',
  },
} as const
const FUTURE = 'é ás á emos éis án'.split(' ')
const CONDITIONAL = 'ía ías ía íamos íais ían'.split(' ')
const HABER = 'he has ha hemos habéis han'.split(' ')
const PLACES: Readonly<Record<number, true>> = { 1: true, 4: true }

const CLASSES = ['ar', 'er', 'ir'] as const
const findEndings = (verb: string) => CLASSES.find(end => verb.endsWith(end)) ?? 'ar'

/** The form after the pattern of its class, perhaps of another class: what an irregular verb is taken for. */
export const regularForm = (
  verb: string,
  tense: string,
  person: number,
  like = findEndings(verb),
): string | undefined => {
  const stem = verb.slice(0, -2)
  const endings = lookup(ENDINGS, tense)?.[like].split(' ')
  if (endings) return stem + (endings[person] ?? '')
  if (tense === 'futuro') return verb + (FUTURE[person] ?? '')
  if (tense === 'condicional') return verb + (CONDITIONAL[person] ?? '')
  if (tense === 'imperativo') return person === 1 ? `${stem}${like === 'ar' ? 'a' : 'e'}` : `${verb.slice(0, -1)}d`
  return `${HABER[person]} ${stem}${like === 'ar' ? 'ado' : 'ido'}`
}

/** A form of a Spanish verb, or undefined where it has none. */
export const conjugate = (verb: string, tense: string, person: number): string | undefined => {
  const known = lookup(VERBS, verb)
  if (!known) return undefined
  if (tense === 'futuro' || tense === 'condicional')
    return known.futuro === undefined
      ? regularForm(verb, tense, person)
      : known.futuro + ((tense === 'futuro' ? FUTURE : CONDITIONAL)[person] ?? '')
  if (tense === 'imperativo') {
    if (!PLACES[person]) return undefined
    return person === 4 ? regularForm(verb, tense, person) : (known.order ?? conjugate(verb, 'presente', 2))
  }
  if (tense === 'perfecto')
    return known.participle ? `${HABER[person]} ${known.participle}` : regularForm(verb, tense, person)
  const table =
    tense === 'presente' || tense === 'preterito' || tense === 'imperfecto' || tense === 'subjuntivo'
      ? known[tense]
      : undefined
  return table ? table.split(' ')[person] : regularForm(verb, tense, person)
}

export const SPANISH_VERBS: readonly string[] = Object.keys(VERBS)

/** What a verb means, and what may follow it in a sentence. */
export const describe = (verb: string): { meaning: string; rest: string } =>
  lookup(VERBS, verb) ?? { meaning: '', rest: '' }

export const isRegular = (verb: string): boolean => Object.keys(lookup(VERBS, verb) ?? {}).length === 2
