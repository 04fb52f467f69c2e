export const messages = {
  title: 'Objectifs du jour',
  done: 'Faite',
  more: (count: number) => (count === 1 ? 'Voir l’autre tâche du jour' : `Voir les ${count} autres tâches du jour`),
} as const
