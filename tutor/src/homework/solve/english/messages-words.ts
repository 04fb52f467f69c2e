import { ended } from '../../../words.ts'

/** The sentences about English nouns and possessives. */
export const messages = {
  becomes: (from: string, to: string) => `« ${from} » donne « ${to} ».`,
  answer: (text: string) => ended(`Réponse : **${text}**`),
  pluralRule:
    'Pluriel : -s ; -es après s, x, ch, sh ; consonne + y → -ies. Irréguliers : child → children, man → men, foot → feet, mouse → mice…',
  pluralHints: [
    'Comment le mot se termine-t-il ?',
    'Y a-t-il une consonne devant le y ?',
    'Est-ce un pluriel irrégulier du tableau ?',
  ],
  owner: (pronoun: string, form: string) => `Avec « ${pronoun} », l’adjectif possessif est « ${form} ».`,
  possessiveRule: 'I → my, you → your, he → his, she → her, it → its, we → our, they → their : on regarde qui possède.',
  possessiveHints: [
    'Qui possède ?',
    'Est-ce un homme, une femme, un objet, plusieurs personnes ?',
    'L’adjectif possessif anglais ne s’accorde pas avec ce qui est possédé.',
  ],
  forWhy: '« for » s’emploie devant une durée : for three years.',
  sinceWhy: '« since » s’emploie devant un point de départ : since 2015.',
  aWhy: '« a » devant un son de consonne.',
  anWhy: '« an » devant un son de voyelle.',
  someWhy: '« some » dans une phrase affirmative.',
  anyWhy: '« any » dans une phrase négative ou une question.',
  inWhy: '« in » : mois, saison, année, moment de la journée.',
  onWhy: '« on » : jour de la semaine, date.',
  atWhy: '« at » : heure précise, at night, at the weekend.',
  muchWhy: '« much » devant un nom indénombrable.',
  manyWhy: '« many » devant un nom dénombrable au pluriel.',
  whoWhy: '« who » reprend une personne.',
  whichWhy: '« which » reprend une chose ou un animal.',
  smallWordsRule:
    'Since + point de départ, for + durée. A devant un son de consonne, an devant un son de voyelle. Some à l’affirmative, any à la négative et à l’interrogative.',
  smallWordsHints: [
    'Qu’est-ce qui suit immédiatement le trou ?',
    'La phrase est-elle affirmative, négative ou interrogative ?',
    'Dites la phrase entière à voix haute pour vérifier.',
  ],
  partsRule:
    'Base verbale, prétérit, participe passé : les formes irrégulières s’apprennent par cœur, les autres prennent -ed.',
  partsHints: [
    'Le verbe est-il dans la liste des verbes irréguliers ?',
    'S’il est régulier, il prend -ed.',
    'Attention aux doublements : stop → stopped.',
  ],
  shortRule: 'Réponse courte : Yes ou No, le pronom sujet, puis l’auxiliaire de la question (avec n’t après No).',
  shortHints: [
    'Par quel auxiliaire la question commence-t-elle ?',
    'Quel pronom remplace le sujet ?',
    'La réponse est-elle affirmative ou négative ?',
  ],
  auxiliary: (text: string) => `L’auxiliaire de la question est « ${text} ».`,
  numberRule: 'De 21 à 99, dizaine et unité sont reliées par un trait d’union : twenty-one. Après hundred, on met and.',
  numberHints: [
    'Combien de dizaines ? Comment se disent-elles ?',
    'Faut-il un trait d’union ?',
    'Attention : forty s’écrit sans u.',
  ],
  sentenceOrder:
    'Phrase affirmative ou négative : sujet, auxiliaire s’il y en a un, adverbe de fréquence, verbe, complément, lieu, temps.',
  questionOrder: 'Question : mot interrogatif s’il y en a un, auxiliaire, sujet, verbe, complément.',
  orderRule:
    'L’ordre anglais : sujet + verbe + complément. Dans une question, l’auxiliaire passe devant le sujet ; l’adverbe de fréquence se place devant le verbe, mais après be et les auxiliaires.',
  orderHints: [
    'Est-ce une question ? Y a-t-il un point d’interrogation ?',
    'Quel est le sujet ? Quel est le verbe, et son auxiliaire ?',
    'Où se place l’adverbe de fréquence ?',
  ],
} as const
