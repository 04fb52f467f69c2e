const formatSeconds = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`

export const correction = {
  readFreely: 'Lecture terminée. Comprendre compte plus que la vitesse : passez aux questions.',
  readIn: (words: number, seconds: number) =>
    `Vous avez lu ${words} mots en ${formatSeconds(seconds)}, soit ${Math.round((60 * words) / seconds)} mots par minute. Ce n’est pas une note : comprendre compte plus que la vitesse. Passez aux questions.`,
}

/** What the screen says. */
export const screen = {
  about: (words: number) =>
    `Un texte de ${words} mots, puis quelques questions. Un chronomètre peut compter votre temps : il n’est pas noté, vous pouvez le mettre en pause, le cacher ou vous en passer.`,
  start: 'Commencer avec le chronomètre',
  without: 'Lire sans chronomètre',
  time: 'Temps de lecture',
  clock: (seconds: number) => `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`,
  pause: 'Mettre en pause',
  goOn: 'Reprendre',
  hide: 'Cacher le temps',
  show: 'Montrer le temps',
  done: 'J’ai fini de lire',
  again: 'Revoir le texte',
} as const
