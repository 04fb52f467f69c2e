/** The sentences about German articles and comparisons. */
export const messages = {
  gender: (text: string) => `Le genre du nom s’apprend avec lui : « ${text} ».`,
  answer: (text: string) => `Réponse : **${text}**`,
  articleRule: 'Au nominatif : der pour un masculin, die pour un féminin (et tous les pluriels), das pour un neutre.',
  articleHints: [
    'Avec quel article avez-vous appris ce nom ?',
    'La terminaison aide : -in, -ung, -heit, -keit sont féminins ; -chen est neutre.',
    'Les personnes ont souvent leur genre naturel.',
  ],
  comparative: (from: string, to: string) => `« ${from} » donne « ${to} ».`,
  comparativeRule:
    'Comparatif : adjectif + -er, suivi de als. Beaucoup d’adjectifs courts prennent un umlaut (alt → älter). Irréguliers : gut → besser, viel → mehr, gern → lieber.',
  comparativeHints: [
    'Quelle terminaison ajoute-t-on à l’adjectif ?',
    'L’adjectif est-il court, avec a, o ou u ? Pensez à l’umlaut.',
    'Est-ce un irrégulier : gut, viel, gern, hoch ?',
  ],
} as const
