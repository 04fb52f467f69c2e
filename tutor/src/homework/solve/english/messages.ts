import { ended } from '../../../words.ts'

/** The sentences of worked English exercises. */
export const messages = {
  persons: {
    I: '1ʳᵉ personne du singulier (I)',
    he: '3ᵉ personne du singulier (he, she, it)',
    they: 'pluriel ou « you »',
  },
  subject: (subject: string, person: string) => `Le sujet est « ${subject} » : ${person}.`,
  tenses: {
    present: 'Présent simple : base verbale, avec -s à la 3ᵉ personne du singulier.',
    presentContinuous: 'Présent continu : be au présent (am, is, are) suivi du verbe en -ing.',
    past: 'Prétérit simple : -ed pour un verbe régulier, la 2ᵉ forme du tableau pour un verbe irrégulier.',
    pastContinuous: 'Prétérit continu : was ou were suivi du verbe en -ing.',
    presentPerfect:
      'Present perfect : have ou has suivi du participe passé (3ᵉ forme du tableau pour un verbe irrégulier).',
    pastPerfect: 'Past perfect : had suivi du participe passé.',
    will: 'Futur : will suivi de la base verbale, à toutes les personnes.',
    goingTo: 'Futur proche : be au présent, going to, puis la base verbale.',
    would: 'Conditionnel : would suivi de la base verbale.',
  },
  helper: {
    present:
      'Négation ou question : do ou does (3ᵉ personne du singulier), et le verbe reste à la base verbale ; « be » se passe de do.',
    past: 'Négation ou question : did, et le verbe reste à la base verbale ; « be » se passe de did.',
    presentContinuous: 'Négation : not se place après be. Question : be se place devant le sujet.',
    pastContinuous: 'Négation : not se place après was ou were. Question : was ou were se place devant le sujet.',
    presentPerfect: 'Négation : not se place après have ou has. Question : have ou has se place devant le sujet.',
    pastPerfect: 'Négation : not se place après had. Question : had se place devant le sujet.',
    will: 'Négation : will not (won’t). Question : will se place devant le sujet.',
    goingTo: 'Négation : not se place après be. Question : be se place devant le sujet.',
    would: 'Négation : would not (wouldn’t). Question : would se place devant le sujet.',
  },
  form: (form: string) => `On obtient : ${form}.`,
  answer: (text: string) => ended(`Réponse : **${text}**`),
  gapRule:
    'Pour conjuguer un verbe anglais, on regarde le temps demandé, puis le sujet, puis la forme (affirmative, négative, interrogative).',
  gapHints: [
    'Quel temps faut-il employer ? A-t-il un auxiliaire ?',
    'Quel est le sujet ? Par quel pronom peut-on le remplacer : he, she, it ou they ?',
    'Le verbe est-il régulier ou irrégulier ? Cherchez-le dans votre tableau.',
  ],
  degrees: {
    short: (adjective: string) =>
      `« ${adjective} » est un adjectif court : on lui ajoute -er ou -est (la consonne finale peut doubler, -y devient -i).`,
    long: (adjective: string) => `« ${adjective} » est un adjectif long : on met more ou most devant.`,
    irregular: (adjective: string) => `« ${adjective} » est irrégulier : ses formes s’apprennent.`,
  },
  degreeForms: {
    comparative: 'Comparatif de supériorité : adjectif en -er, ou more + adjectif, suivi de than.',
    superlative: 'Superlatif de supériorité : the + adjectif en -est, ou the most + adjectif.',
  },
  degreeRule:
    'Adjectif court : -er than, the -est. Adjectif long : more … than, the most … ; irréguliers : good, better, the best ; bad, worse, the worst.',
  degreeHints: [
    'Compare-t-on deux éléments (comparatif) ou un élément à tout un groupe (superlatif) ?',
    'L’adjectif est-il court ou long ? Comptez ses syllabes.',
    'Faut-il doubler la consonne, ou changer le y en i ? L’adjectif est-il irrégulier ?',
  ],
  choices: {
    be: 'Be au présent : I am, he/she/it is, you/we/they are.',
    was: 'Be au prétérit : I/he/she/it was, you/we/they were.',
    have: 'Have : has avec he, she, it ; have avec les autres sujets.',
    do: 'Do : does avec he, she, it ; do avec les autres sujets.',
  },
  choiceHint: 'Remplacez le sujet par un pronom, puis récitez le verbe avec ce pronom.',
  hasHelper: (helper: string) => `La phrase a déjà un auxiliaire : « ${helper} ».`,
  needsHelper: (helper: string, verb: string) =>
    `La phrase n’a pas d’auxiliaire : on emploie « ${helper} », et le verbe revient à la base verbale, « ${verb} ».`,
  notBehind: 'À la forme négative, not se place juste après l’auxiliaire (forme courte : n’t).',
  helperFirst: 'À la forme interrogative, l’auxiliaire se place devant le sujet.',
  transformRule:
    'Négation et question se construisent avec un auxiliaire : celui de la phrase (be, have got, can, will…), sinon do, does ou did.',
  transformHints: [
    'La phrase a-t-elle un auxiliaire : be, have got, can, will… ?',
    'Sinon, à quel temps est le verbe ? Choisissez do, does ou did.',
    'Après do, does, did, le verbe perd son -s ou sa forme du prétérit.',
  ],
} as const
