import { ended } from '../../../words.ts'

/** The sentences of answers that stand in a lesson. */
export const messages = {
  fromLesson: (term: string, definition: string) => `La leçon dit : **${term}** : ${definition}`,
  definitionRule: 'Une définition dit à quelle famille appartient la chose, puis ce qui la distingue des autres.',
  definitionHints: [
    'À quelle famille appartient ce mot : une personne, un régime, un phénomène, un objet ?',
    'Qu’est-ce qui le distingue des autres de la même famille ?',
    'Cherchez le mot en gras dans votre leçon.',
  ],
  event: (label: string, date: string) => ended(`Repère de la leçon : ${label}, ${date}`),
  dateAnswer: (date: string) => ended(`Réponse : **${date}**`),
  dateRule:
    'Une date se donne avec son année, et son jour et son mois quand on les connaît ; avant notre ère, on ajoute « av. J.-C. ».',
  dateHints: [
    'Dans quel siècle, dans quelle période cet événement se place-t-il ?',
    'Avant ou après quel autre événement que vous connaissez ?',
    'Cherchez-le sur la frise de votre leçon.',
  ],
  nameRule: 'Un terme de la leçon se reconnaît à sa définition : chaque mot de la question y a sa place.',
  nameHints: [
    'Relisez les mots en gras de votre leçon.',
    'Lequel a pour définition ce que dit la question ?',
    'Vérifiez l’orthographe du mot dans la leçon.',
  ],
  lessonSays: (text: string) => `La leçon le dit : ${text}`,
  lessonRule: 'La réponse se trouve dans la leçon : on la cherche, puis on répond par une phrase.',
  lessonHints: [
    'Dans quelle partie de la leçon en est-il question ?',
    'La question attend-elle un nom, une date, un lieu, un nombre ?',
    'Cherchez dans la leçon la phrase qui reprend les mots de la question.',
  ],
} as const
