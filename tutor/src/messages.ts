/** Sentences of the tutor about a pack as a whole: what the wizard proposes, and how an answer quotes the pack. */
export const messages = {
  wrongIdea: (statement: string) => `Une erreur fréquente : « ${statement} » C’est faux.`,

  /** What the wizard proposes: a title, and what a teacher would ask for. */
  proposal: {
    course: (title: string, sections: string): [string, string] => [
      `Comprendre : ${title}`,
      `Partez de l’idée générale, puis avancez partie par partie : ${sections}. Donnez des exemples et terminez par les mots à connaître.`,
    ],
    plainCourse: (title: string): [string, string] => [
      `Comprendre : ${title}`,
      'Partez de l’idée générale, puis avancez partie par partie. Donnez des exemples et terminez par les mots à connaître.',
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
