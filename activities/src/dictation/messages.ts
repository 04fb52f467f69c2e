/** What the screen says. */
export const screen = {
  instruction: 'Écoutez, écrivez, puis relisez-vous avant de valider.',
  text: 'Votre texte',
  slow: 'Lentement',
  whole: 'Écouter tout le texte',
  sentence: (n: number, total: number) => `Écouter la phrase ${n} sur ${total}`,
  previous: 'Phrase précédente',
  following: 'Phrase suivante',
  correction: 'Le texte, mot à mot',
  yours: 'Ce que vous avez écrit',
  kinds: {
    accent: 'accent à revoir',
    homophone: 'homophone',
    accord: 'accord',
    orthographe: 'orthographe',
    majuscule: 'majuscule',
    ponctuation: 'ponctuation',
    manquant: 'mot manquant',
    manquants: 'mots manquants',
    'en trop': 'mot en trop',
  } as Record<string, string>,
} as const

/** What the paper says. */
export const paper = {
  dictation: 'Dictée : demandez à quelqu’un de la lire, ou écoutez-la à l’écran.',
} as const
