import { ended } from '../../../words.ts'

/** The sentences of worked conjugations. */
export const messages = {
  conjugate: (verb: string, tense: string, who: string) => `Conjuguez le verbe **${verb}** ${tense}, ${who}.`,
  persons: [
    'à la 1ʳᵉ personne du singulier (je)',
    'à la 2ᵉ personne du singulier (tu)',
    'à la 3ᵉ personne du singulier (il, elle, on)',
    'à la 1ʳᵉ personne du pluriel (nous)',
    'à la 2ᵉ personne du pluriel (vous)',
    'à la 3ᵉ personne du pluriel (ils, elles)',
  ],
  tenses: {
    PRESENT: 'au présent de l’indicatif',
    FUTUR: 'au futur simple',
    IMPARFAIT: 'à l’imparfait',
    PASSE_SIMPLE: 'au passé simple',
    PASSE_COMPOSE: 'au passé composé',
    PLUS_QUE_PARFAIT: 'au plus-que-parfait',
    FUTUR_ANTERIEUR: 'au futur antérieur',
    PASSE_ANTERIEUR: 'au passé antérieur',
    CONDITIONNEL_PRESENT: 'au conditionnel présent',
    SUBJONCTIF_PRESENT: 'au subjonctif présent',
    SUBJONCTIF_PASSE: 'au subjonctif passé',
    CONDITIONNEL_PASSE_1: 'au conditionnel passé',
    IMPERATIF_PRESENT: 'à l’impératif présent',
  },
  groups: {
    first: (verb: string) => `« ${verb} » est un verbe du 1ᵉʳ groupe : son infinitif se termine par -er.`,
    second: (verb: string) => `« ${verb} » est un verbe du 2ᵉ groupe : infinitif en -ir, participe présent en -issant.`,
    none: (verb: string) => `« ${verb} » est un auxiliaire : ses formes s’apprennent par cœur.`,
    third: (verb: string) =>
      `« ${verb} » est un verbe du 3ᵉ groupe : ses formes s’apprennent, ou se retrouvent à partir d’un verbe de la même famille.`,
  },
  auxiliary: (tense: string, name: string) =>
    `C’est un temps composé : auxiliaire « ${name} » ${tense}, suivi du participe passé.`,
  auxiliaryTenses: {
    PASSE_COMPOSE: 'au présent',
    PLUS_QUE_PARFAIT: 'à l’imparfait',
    FUTUR_ANTERIEUR: 'au futur simple',
    PASSE_ANTERIEUR: 'au passé simple',
    CONDITIONNEL_PASSE_1: 'au conditionnel présent',
    SUBJONCTIF_PASSE: 'au subjonctif présent',
  },
  subject: (text: string, who: string) => `Le sujet est « ${text} » : le verbe est ${who}.`,
  findSubject: 'Quel est le sujet du verbe ? Par quel pronom peut-on le remplacer ?',
  agreement: 'Avec l’auxiliaire « être », le participe passé s’accorde avec le sujet.',
  endings: (tense: string, all: readonly string[]) =>
    `Terminaisons ${tense} : ${all.map(one => `-${one}`).join(', ')}.`,
  answer: (text: string) => ended(`Réponse : **${text}**`),
  rule: {
    simple: 'Conjuguer un verbe, c’est écrire son radical, puis la terminaison qui va avec le temps et la personne.',
    composed:
      'Aux temps composés, c’est l’auxiliaire (avoir ou être) qui porte le temps et la personne ; le participe passé le suit.',
  },
  hints: {
    simple: [
      'À quel groupe appartient le verbe ?',
      'Quelles sont les terminaisons de ce temps ? Récitez-les de je à ils.',
      'Gardez la terminaison de la personne demandée, et vérifiez le radical.',
    ],
    composed: [
      'Ce temps est composé : quel est l’auxiliaire, avoir ou être ?',
      'À quel temps faut-il mettre l’auxiliaire ?',
      'Quel est le participe passé ? Faut-il l’accorder ?',
    ],
  },
} as const
