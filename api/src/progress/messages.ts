/** Sentences of the alerts. */
export const messages = {
  notBegun: 'Ce parcours vous attend : vous pouvez commencer quand vous voulez.',
  leftAt: (percent: number) => `Vous en êtes à ${percent} % : reprenez là où vous en étiez.`,
  notWritten: 'La création de ce parcours s’est arrêtée : vous pouvez la reprendre.',
  homeworkWaiting: 'Ce devoir n’est pas encore terminé.',
  lessonToPrepare: 'Ce cours demande encore un peu de travail.',
}
