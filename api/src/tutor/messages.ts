/** Every sentence of the built-in tutor that a pupil may read. */
export const messages = {
  right: 'Bravo, c’est juste !',
  wrong: 'Ce n’est pas la bonne réponse.',
  partlyRight: 'C’est en partie juste.',
  nothingChosen: 'Vous n’avez rien coché.',
  option: (correct: boolean) => (correct ? 'à cocher' : 'à ne pas cocher'),
  allRight: 'Bravo, tout est juste !',
  noneRight: 'Ce n’est pas encore cela : regardez les corrections, puis réessayez.',
  someRight: (right: number, total: number) => `${right} sur ${total} : regardez les corrections, puis réessayez.`,
  mindTheAccent: (expected: string) => `Attention aux accents : on écrit « ${expected} ».`,
  written: (expected: string) => `On attendait « ${expected} ».`,
  read: 'Lecture terminée.',

  true: 'Vrai',
  false: 'Faux',
  question: (n: number) => `Question ${n}`,
  statement: (n: number) => `Affirmation ${n}`,
  proposed: (question: string, answer: string) => `${question}\n\nRéponse proposée : **${answer}**`,
  belongTo: (title: string, group: string) => `${title}\n\nCochez tout ce qui correspond à : **${group}**`,
  belonging: (group: string, items: readonly string[]) => `${group} : ${items.join(' ; ')}.`,
  firstLetter: (letter: string, length: number) => `Commence par « ${letter} », ${length} caractères.`,
  termsAndMeanings: 'Les mots et leur sens',
  match: (title: string) => `${title} : associez chaque élément à celui qui lui correspond.`,
  reorder: (title: string) => `Remettez les étapes dans l’ordre : ${title}`,
  reorderEvents: 'Remettez ces événements dans l’ordre chronologique.',
  sortScale: (title: string, low: string, high: string) => `${title} : classez de « ${low} » à « ${high} ».`,
  chronology: 'Frise chronologique',
  dated: (when: string, label: string) => `${when} : ${label}`,
  beforeChrist: (date: string) => `${date} avant J.-C.`,
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],

  toRemember: 'À retenir',
  vocabulary: 'Le vocabulaire',
  workedExample: 'Un exemple pas à pas',
  answer: 'Réponse :',
  forExample: (example: string) => `Exemple : *${example}*`,
  isItTrue: (statement: string) => `Vrai ou faux ? ${statement}`,
  itIsTrue: 'C’est vrai.',
  itIsFalse: 'C’est faux.',
  wrongIdea: (statement: string) => `Une erreur fréquente : « ${statement} » C’est faux.`,

  /** What the wizard proposes: a title, and what a teacher would ask for. */
  proposal: {
    course: (title: string, sections: string): [string, string] => [
      `Comprendre : ${title}`,
      `Partez de l’idée générale, puis avancez partie par partie : ${sections}. Donnez des exemples et terminez par les mots à connaître.`,
    ],
    words: (words: string): [string, string] => [
      `Les mots à connaître : ${words}…`,
      'Donnez le sens, faites retrouver le mot. 6 cartes, avec un indice pour ne laisser personne sans piste.',
    ],
    blanks: (title: string): [string, string] => [
      `À vous d’écrire : ${title}`,
      'Proposez 5 phrases à compléter au clavier : chacune doit obliger à se rappeler un point précis de la leçon.',
    ],
    dragWords: (title: string): [string, string] => [
      `Le résumé à compléter : ${title}`,
      'Proposez 5 phrases clés de la leçon à compléter avec des mots donnés, dont deux qui ne vont nulle part.',
    ],
    exercises: (title: string): [string, string] => [
      `S’entraîner : ${title}`,
      'Posez 5 questions, des plus simples aux plus longues, avec de nouveaux nombres à chaque fois. Les mauvaises réponses doivent correspondre à de vraies erreurs d’élèves.',
    ],
    timeline: (first: string, last: string): [string, string] => [
      first === last ? `${first} : les repères dans l’ordre` : `De ${first} à ${last} : les repères dans l’ordre`,
      'Faites replacer 6 événements sur la frise, puis donnez les dates exactes dans la correction.',
    ],
    steps: (title: string): [string, string] => [
      `Dans le bon ordre : ${title}`,
      'Faites retrouver l’ordre des étapes : c’est en justifiant chaque étape que la méthode se retient.',
    ],
    pairs: (title: string): [string, string] => [
      `Associer : ${title}`,
      'Faites associer 5 paires et rappelez la bonne association en cas d’erreur.',
    ],
    check: (title: string): [string, string] => [
      `Le point sur la leçon : ${title}`,
      'Posez 4 questions qui demandent de réfléchir, avec une ou plusieurs bonnes réponses, et expliquez chaque correction.',
    ],
    trueFalse: (title: string): [string, string] => [
      `Vrai ou faux : ${title}`,
      'Proposez 5 affirmations qui visent les erreurs les plus fréquentes, et expliquez pourquoi chacune est vraie ou fausse.',
    ],
  },
}
