const LANGUAGES = { fr: 'français', en: 'anglais', es: 'espagnol', de: 'allemand' } as const
type Lang = keyof typeof LANGUAGES

/** Titles and tasks of the types that are answered in one's own words. */
export const messages = {
  question: (n: number) => `Question ${n}`,
  definition: (n: number) => `Définition ${n}`,
  sentence: (n: number) => `Phrase ${n}`,
  dictation: (n: number) => `Dictée ${n}`,
  text: (n: number) => `Texte ${n}`,
  translate: (source: string, lang: Lang) => `Traduisez en ${LANGUAGES[lang]} : « ${source} »`,
  sayInOneTerm: (definition: string) => `Quel mot dit cela ?\n\n« ${definition} »`,
  correct: 'Réécrivez cette phrase sans erreur.',
  correctFact: 'Corrigez cette affirmation fausse.',
  rule: (right: string, rule: string) => `${right}\n\n*${rule}*`,
  define: (term: string) => `Définissez avec vos mots : **${term}**`,
  meaning: (term: string) => `Expliquez en français : **${term}**`,
  inUse: (example: string) => `*${example}*`,
  sayWhat: 'Dites d’abord ce que c’est.',
  reread: (section: string) => `Relisez la partie « ${section} » de la leçon.`,
  begin: (step: string) => `Pour commencer : ${step}`,
  explain: (title: string) =>
    `Un camarade a manqué le cours. Expliquez-lui avec vos mots : **${title}**. Donnez un exemple.`,
  explainHint: 'Dites d’abord de quoi il s’agit, puis avancez point par point.',
  use: (title: string) => `Écrivez un court texte (récit, lettre ou dialogue) sur **${title}** avec tous ces mots.`,
  useIn: (lang: Lang) => `Écrivez en ${LANGUAGES[lang]} un court texte (récit, lettre ou dialogue) avec tous ces mots.`,
  useHint: 'Imaginez d’abord qui parle, où et quand.',
  useCriteria: [
    'Chaque mot est employé avec le sens qu’il a dans la leçon.',
    'Le texte a un début et une fin.',
    'Les phrases sont complètes et ponctuées.',
  ],
  present: (title: string) => `Présentez en quelques phrases cette partie de la leçon : **${title}**`,
  presentHint: 'Imaginez que vous en parlez à quelqu’un qui ne la connaît pas.',
  presentCriteria: [
    'Le sujet est présenté dès la première phrase.',
    'Deux points importants de la leçon sont expliqués.',
    'Un exemple est donné.',
  ],
  isItTrue: (statement: string) => `« ${statement} » Vrai ou faux ? Justifiez.`,
  justifyHint: 'Tranchez, puis donnez une raison.',
  justifyCriteria: [
    'La réponse dit clairement si c’est vrai ou faux.',
    'Une raison est donnée.',
    'La raison vient de la leçon.',
  ],
  linked: (title: string) =>
    `Relevez dans ce texte deux passages que vous pouvez relier à la leçon « ${title} ». Expliquez le lien en français.`,
  linkedHint: 'Recopiez chaque passage entre guillemets, puis dites ce qu’il montre.',
  linkedCriteria: [
    'Deux passages du texte sont cités entre guillemets.',
    'Chaque passage est expliqué.',
    'Le lien avec la leçon est dit.',
  ],
  verdict: (isTrue: boolean) => (isTrue ? '**C’est vrai.**' : '**C’est faux.**'),
  summarise: 'De quoi parle ce texte ? Résumez-le en deux ou trois phrases, en français et avec vos mots.',
  summariseHint: 'Qui ? Où ? Quand ? Que se passe-t-il, ou qu’est-ce qui est expliqué ?',
  summariseCriteria: [
    'Le sujet du texte est dit clairement.',
    'Deux informations importantes du texte sont données.',
    'Les phrases sont les vôtres, pas celles du texte.',
  ],
  wordsToUse: (words: readonly string[]) => words.map(word => `- ${word}`).join('\n'),
}
