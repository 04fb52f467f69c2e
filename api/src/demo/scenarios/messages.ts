/** What an invented pupil wrote. Never shown in the product's production. */
export const messages = {
  objective: 'Relire mes leçons du jour',
  success: 'Je sais raconter la leçon sans mon cahier.',
  progress: 'Je sais en raconter la moitié.',
  effort: 'Je dois encore regarder mon cahier.',
  task: 'Relire une leçon',
  event: 'Exercices à rendre',
  request: 'Je voudrais relire un exercice avec quelqu’un.',
  question: 'Bonjour, je n’ai pas compris la consigne.',
  reply: 'Bonjour, lisez-la encore une fois, puis dites-moi le mot qui gêne.',
  teacher: 'Professeur Essai',
} as const
