/** Verbs in -er by their stem. */
const REGULAR =
  'calcul effectu évalu opér donn trouv détermin cherch compar rang class ordonn simplifi développ factoris conjugu transform transpos relev décompos exprim pos indiqu plac remplac accord recopi pass not estim vérifi utilis chang supprim form modifi nomm identifi recherch mesur'.split(
    ' ',
  )
const IN_ER = '(?:e|es|ez|er|ons|eras|erez|erons|era|erai)'
const OTHERS: [string, RegExp][] = [
  ['compléter', /^compl[éèe]t(?:e|es|ez|er|ons|eras|erez|erons|era|erai)$/u],
  ['convertir', /^convert(?:i[srt]|issez|issons|iras|irez|irons|ira|irai)$/u],
  ['arrondir', /^arrond(?:i[srt]|issez|issons|iras|irez|irons|ira|irai)$/u],
  ['réduire', /^r[ée]dui(?:s|t|re|sez|sons|ras|rez|rons|ra|rai)$/u],
  ['résoudre', /^r[ée]so(?:us|ut|udre|lvez|lvons|udras|udrez|udrons|udra|udrai)$/u],
  ['écrire', /^[ée]cri(?:s|t|re|vez|vons|ras|rez|rons|ra|rai)$/u],
  ['réécrire', /^r[ée]?[ée]cri(?:s|t|re|vez|vons|ras|rez|rons|ra|rai)$/u],
  ['mettre', /^met(?:s|tre|tez|tons|tras|trez|trons|tra|trai)?$/u],
  ['faire', /^(?:fais|fait|faire|faites|faisons|feras|ferez|ferons|fera|ferai)$/u],
  ['prendre', /^pren(?:ds|d|dre|ez|ons|dras|drez|drons|dra|drai)$/u],
  ['rendre', /^ren(?:ds|d|dre|dez|dons|dras|drez|drons|dra|drai)$/u],
]
const unaccented = (text: string) => text.replace(/[éè]/gu, '[ée]')
const VERBS: readonly (readonly [string, RegExp])[] = [
  ...REGULAR.map(stem => [`${stem}er`, new RegExp(`^${unaccented(stem)}${IN_ER}$`, 'u')] as const),
  ...OTHERS,
]

/** The infinitive of a verb that orders something: « calculerez », « résolvons »; undefined for any other word. */
export const orderedInfinitive = (word: string): string | undefined =>
  VERBS.find(([, pattern]) => pattern.test(word.toLowerCase()))?.[0]
