/** The sentences of worked Spanish exercises. */
export const messages = {
  persons: ['yo', 'tú', 'él, ella, usted', 'nosotros', 'vosotros', 'ellos, ellas, ustedes'],
  subject: (text: string, person: string) => `Le sujet est « ${text} » : personne de « ${person} ».`,
  tenses: {
    present:
      'Présent de l’indicatif : terminaisons -o, -as, -a, -amos, -áis, -an (-ar) ; -o, -es, -e, -emos, -éis, -en (-er) ; -o, -es, -e, -imos, -ís, -en (-ir). Attention aux verbes à diphtongue et aux irréguliers.',
    preterite:
      'Passé simple : -é, -aste, -ó, -amos, -asteis, -aron (-ar) ; -í, -iste, -ió, -imos, -isteis, -ieron (-er, -ir).',
    imperfect:
      'Imparfait : -aba, -abas, -aba, -ábamos, -abais, -aban (-ar) ; -ía, -ías, -ía, -íamos, -íais, -ían (-er, -ir).',
    future: 'Futur : infinitif suivi de -é, -ás, -á, -emos, -éis, -án.',
    conditional: 'Conditionnel : infinitif suivi de -ía, -ías, -ía, -íamos, -íais, -ían.',
    perfect: 'Passé composé : haber au présent (he, has, ha, hemos, habéis, han), puis le participe en -ado ou -ido.',
    progressive: 'Forme progressive : estar au présent, puis le gérondif en -ando ou -iendo.',
    nearFuture: 'Futur proche : ir au présent, a, puis l’infinitif.',
  },
  form: (verb: string, form: string) => `« ${verb} » donne « ${form} ».`,
  answer: (text: string) => `Réponse : **${text}**`,
  rule: 'Pour conjuguer un verbe espagnol : on enlève -ar, -er ou -ir, puis on ajoute la terminaison du temps et de la personne ; les verbes irréguliers s’apprennent.',
  hints: [
    'Quel est le sujet ? À quelle personne correspond-il : yo, tú, él, nosotros, vosotros, ellos ?',
    'Le verbe est-il en -ar, -er ou -ir ? Est-il régulier ?',
    'Quelles sont les terminaisons de ce temps ? Attention aux accents.',
  ],
} as const
