/** What the frame says around an activity. */
export const messages = {
  chapter: (n: number, total: number) => `Étape ${n} sur ${total}`,
  validate: 'Valider',
  tooEarly: 'Répondez d’abord : vous pourrez ensuite valider.',
  checking: 'Vérification...',
  retry: 'Réessayer',
  solution: 'Voir la solution',
  tryAgain: 'Réessayez : seul le premier essai compte, les suivants servent à apprendre.',
  rework: 'Reprendre ma réponse',
  restart: 'Recommencer',
  next: 'Étape suivante',
  goOn: 'Continuer',
  failure: 'Votre réponse n’a pas pu être vérifiée. Elle est gardée : vous pouvez réessayer.',
  kept: 'Réponse gardée, corrigée au retour de la connexion.',
  left: (count: number) =>
    count > 1
      ? `Il reste ${count} réponses à donner : elles ne sont ni corrigées ni comptées.`
      : 'Il reste une réponse à donner : elle n’est ni corrigée ni comptée.',
  complete: 'Compléter le reste',
  giveUp: 'Je ne sais pas le reste',
  rightThisTime: (percent: number) =>
    `C’est juste cette fois ! Votre score reste celui du premier essai : ${percent} %.`,
  firstCounts: (percent: number) => `Votre score reste celui du premier essai : ${percent} %.`,
  lastAttempt: 'C’était le dernier essai de cet exercice : la correction reste affichée.',
  locked: 'Vous avez fait tous les essais de cet exercice. Continuez : il pourra revenir dans votre carnet d’erreurs.',
  toReview: 'À vérifier',
  asked: 'Ariane vous demande une précision, juste au-dessus. Vous pouvez aussi reprendre votre réponse.',
  unknown: 'Cette activité ne peut pas être affichée.',
} as const
