/** What a pupil reads of Ariane in another calendar. */
export const words = {
  types: { course: 'Cours', homework: 'Devoir', exam: 'Contrôle', revision: 'Révision', other: 'Autre' },
  fileName: 'ariane.ics',
  /** What a reminder says. */
  tomorrow: (title: string) => `Pour demain\u00a0: ${title}`,
} as const
