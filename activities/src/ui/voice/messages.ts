/** What is said of the voice. */
export const messages = {
  preparing: 'Préparation de la voix…',
  pause: 'Pause',
  pausePart: (label: string) => `Mettre en pause : ${label}`,
  goOn: 'Reprendre',
  slow: 'Voix lente',
  noVoice: 'La voix n’est pas disponible pour le moment.',
  noVoiceForText: 'La voix n’est pas disponible pour le moment. Le texte dit la même chose.',
} as const
