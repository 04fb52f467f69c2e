export const messages = {
  days: 'Quels jours ?',
  task: {
    title: 'Titre de la tâche',
    titlePlaceholder: 'Par exemple : réciter la leçon à voix haute',
    description: 'Description (facultatif)',
    more: 'Échéance et heures (facultatif)',
    due: 'À faire avant le',
    start: 'Heure de début',
    end: 'Heure de fin',
  },
  errors: {
    required: 'Veuillez remplir tous les champs obligatoires',
    day: 'Veuillez sélectionner au moins un jour',
    hours: 'L’heure de fin doit être après l’heure de début.',
    dueAfter: (end: string) => `Cette date est après la fin de l’objectif, le ${end}.`,
    dueBefore: (start: string) => `Cette date est avant le début de l’objectif, le ${start}.`,
  },
} as const
