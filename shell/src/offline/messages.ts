export const messages = {
  label: 'Hors connexion',
  seenToday: (time: string) => `Hors ligne, vu à ${time}`,
  seenBefore: (day: string, time: string) => `Hors ligne, vu le ${day} à ${time}`,
  waiting: (count: number) =>
    count > 1
      ? `${count} réponses gardées : elles partiront au retour de la connexion.`
      : 'Une réponse gardée : elle partira au retour de la connexion.',
  stale: (title: string) => `Pas rendu : ${title}`,
  staleWhy: 'Cela n’a pas pu être rendu, le parcours a changé entre-temps. Voici ce que vous aviez écrit.',
  copy: 'Copier le texte',
  copyFailure: 'Le texte n’a pas pu être copié. Vous pouvez le sélectionner ci-dessus.',
  drop: 'Retirer',
}
