const minutesAndSeconds = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`

/** Every sentence of the built-in tutor that a pupil may read. */
export const messages = {
  right: 'Bravo, c’est juste !',
  wrong: 'Ce n’est pas la bonne réponse.',
  partlyRight: 'C’est en partie juste.',
  nothingChosen: 'Vous n’avez rien coché.',
  option: (correct: boolean) => (correct ? 'à cocher' : 'à ne pas cocher'),
  allRight: 'Bravo, tout est juste !',
  noneRight: 'Ce n’est pas encore cela : regardez les corrections, puis réessayez.',
  rightSoFar: (right: number, answered: number) => `${right} sur ${answered} pour l’instant.`,
  someRight: (right: number, total: number) => `${right} sur ${total} : regardez les corrections, puis réessayez.`,
  mindTheAccent: (expected: string) => `Attention aux accents : on écrit « ${expected} ».`,
  written: (expected: string) => `On attendait « ${expected} ».`,
  read: 'Lecture terminée.',
  contents: 'Sommaire',
  bookChapter: (n: number, title: string) => `Chapitre ${n} : ${title}`,
  bookExercise: (chapter: number, n: number, total: number) =>
    total === 1 ? `Exercice du chapitre ${chapter}` : `Exercice ${n} du chapitre ${chapter}`,
  bookTest: (n: number) => `Bilan : question ${n}`,
  introduction: 'Introduction',
  checkpoint: (n: number) => `Point d’étape ${n}`,
  checkQuestion: (n: number) => `Vérifiez : question ${n}`,
  film: 'La vidéo',
  whatIs: (term: string) => `Que veut dire « ${term} » ?`,
  missingWord: (sentence: string) => `Dans le texte, quel mot manque ?\n\n« ${sentence} »`,
  textSays: (sentence: string) => `Le texte dit : « ${sentence} »`,
  thinkWhileReading:
    '## Pendant la lecture\n\n- De quoi parle ce texte, en une phrase ?\n- Quel passage vous apprend quelque chose de nouveau ?\n- Quel mot chercheriez-vous à expliquer à quelqu’un ?',
  readFreely: 'Lecture terminée. Comprendre compte plus que la vitesse : passez aux questions.',
  readIn: (words: number, seconds: number) =>
    `Vous avez lu ${words} mots en ${minutesAndSeconds(seconds)}, soit ${Math.round((60 * words) / seconds)} mots par minute. Ce n’est pas une note : comprendre compte plus que la vitesse. Passez aux questions.`,
  cards: (known: number, total: number, again: readonly string[]) =>
    again.length === 0
      ? `Vous avez tourné les ${total} cartes et vous saviez tout.`
      : `Vous saviez ${known} sur ${total}. À revoir :\n${again.map(front => `- ${front}`).join('\n')}`,
  someMarked: (found: number, total: number, strays: number) =>
    strays === 0
      ? `${found} sur ${total} : regardez ce qui manque, puis réessayez.`
      : `${found} sur ${total}, et ${strays} de trop : regardez les corrections, puis réessayez.`,

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
  /** Titles and instructions of the types that place, sort and mark. */
  categorize: (title: string) => `${title}\n\nRangez chaque élément dans son groupe.`,
  grid: (title: string) => `${title}\n\nCochez une case par ligne.`,
  columns: (title: string) => `${title}\n\nAssociez chaque élément de la première colonne à un élément de la deuxième.`,
  table: (title: string) => `${title}\n\nRemettez les textes à leur place dans le tableau.`,
  tableOfTerms: 'Les mots de la leçon',
  tableOfEvents: 'Les dates de la leçon',
  columnNames: { word: 'Mot', meaning: 'Sens', date: 'Date', event: 'Événement' },
  memory: (title: string) => `${title}\n\nRetournez deux cartes, puis dites si elles vont ensemble.`,
  paragraphs: (title: string) => `« ${title} » : remettez les morceaux du texte dans l’ordre.`,
  sections: (title: string) => `${title}\n\nRemettez les parties de la leçon dans l’ordre.`,
  pictures: (title: string) => `${title}\n\nMettez les cartes dans l’ordre.`,
  smallest: 'le plus petit',
  greatest: 'le plus grand',
  sortNumbers: (title: string) => `${title}\n\nClassez du plus petit au plus grand.`,
  sortSteps: (title: string) => `${title}\n\nClassez les étapes, du début à la fin.`,
  sortDates: 'Classez ces événements, du plus ancien au plus récent.',
  firstStep: 'au début',
  lastStep: 'à la fin',
  oldest: 'le plus ancien',
  latest: 'le plus récent',
  wordsFor: (meanings: readonly string[]) =>
    `Repérez dans le texte les mots qui correspondent à ces définitions :\n${meanings.map(one => `- ${one}`).join('\n')}`,
  rightSentences: 'Repérez toutes les phrases justes.',
  rightSentencesTitle: 'Les phrases justes',
  whichSentence: 'Quelle phrase est juste ?',
  sentence: (n: number) => `Phrase ${n}`,
  sentenceIsWrong: (correction: string) => `Cette phrase est fausse. ${correction}`,
  sentenceIsRight: 'Cette phrase est juste.',
  strayWord: 'ce mot n’était pas à repérer',

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
