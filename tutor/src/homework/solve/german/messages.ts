/** The sentences of worked German exercises. */
export const messages = {
  persons: ['ich', 'du', 'er, sie, es', 'wir', 'ihr', 'sie, Sie'],
  subject: (text: string, person: string) => `Le sujet est « ${text} » : personne de « ${person} ».`,
  tenses: {
    present:
      'Présent : radical suivi de -e, -st, -t, -en, -t, -en. Les verbes forts changent de voyelle avec du et er ; la particule séparable va à la fin.',
    preterite:
      'Prétérit : -te, -test, -te, -ten, -tet, -ten pour un verbe faible ; un verbe fort a un radical à apprendre.',
    perfect: 'Parfait : haben ou sein au présent en 2ᵉ position, participe passé à la fin de la proposition.',
    future: 'Futur : werden au présent en 2ᵉ position, infinitif à la fin de la proposition.',
  },
  form: (verb: string, form: string) => `« ${verb} » donne « ${form} ».`,
  answer: (text: string) => `Réponse : **${text}**`,
  rule: 'En allemand, le verbe conjugué est en 2ᵉ position et s’accorde avec le sujet ; participe, infinitif et particule séparable vont à la fin.',
  hints: [
    'Quel est le sujet ? À quelle personne correspond-il : ich, du, er, wir, ihr, sie ?',
    'Le verbe est-il faible, fort ou séparable ? Sa voyelle change-t-elle ?',
    'Faut-il un auxiliaire ? Haben, sein ou werden ?',
  ],
} as const
