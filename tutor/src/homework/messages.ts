/** What the homework screen says; the sentences of worked steps stand in solve/messages.ts, of guided help in guide/messages.ts. */
export const messages = {
  right: 'Bonne réponse !',
  almost: 'C’est presque juste.',
  notYet: 'Ce n’est pas encore cela.',
  seeSolution: 'Regardez maintenant la solution.',
  otherUnit: 'C’est bien la même grandeur, mais pas dans l’unité demandée.',
  asked: 'Une précision, s’il vous plaît.',
  askedHint: 'Votre réponse est gardée : dites ce que vous vouliez dire, ou écrivez-la autrement.',
  compare: 'Comparez votre réponse avec le corrigé',
  gaveUp: 'Ne pas savoir tout de suite, c’est normal : essayez au moins un début de réponse.',
  thirdMiss: 'Lisez chaque étape, puis refaites le calcul sur une feuille sans regarder.',
  hint: (text: string) => `**Indice.** ${text}`,
  kept: 'Votre réponse est gardée. Elle ne peut pas être notée automatiquement : c’est à vous de la vérifier.',
  notSolved: 'Le corrigé montre la méthode sur un exercice du même genre : ce n’est pas la réponse à votre question.',
  methodOnly: 'Le corrigé montre la méthode à suivre : ce n’est pas la réponse à votre question.',
  checklist: '**Avant de continuer, vérifiez :**',

  exercise: (number: number) => `Exercice ${number}`,
  named: (label: string) => `Exercice ${label}`,
  untitled: 'Devoir',
} as const
