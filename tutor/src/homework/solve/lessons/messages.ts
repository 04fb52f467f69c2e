/** The sentences of answers that stand in a lesson. */
export const messages = {
  fromLesson: (term: string, definition: string) => `La leçon dit : **${term}** : ${definition}`,
  definitionRule: 'Une définition dit à quelle famille appartient la chose, puis ce qui la distingue des autres.',
  definitionHints: [
    'À quelle famille appartient ce mot : une personne, un régime, un phénomène, un objet ?',
    'Qu’est-ce qui le distingue des autres de la même famille ?',
    'Cherchez le mot en gras dans votre leçon.',
  ],
  event: (label: string, date: string) => `Repère de la leçon : ${label}, ${date}.`,
  dateAnswer: (date: string) => `Réponse : **${date}**.`,
  dateRule:
    'Une date se donne avec son année, et son jour et son mois quand on les connaît ; avant notre ère, on ajoute « av. J.-C. ».',
  dateHints: [
    'Dans quel siècle, dans quelle période cet événement se place-t-il ?',
    'Avant ou après quel autre événement que vous connaissez ?',
    'Cherchez-le sur la frise de votre leçon.',
  ],
} as const
