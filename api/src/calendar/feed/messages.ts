/** What a pupil reads of Ariane in another calendar. */
export const words = {
  types: { course: 'Cours', homework: 'Devoir', exam: 'Contrôle', revision: 'Révision', other: 'Autre' },
  fileName: 'ariane.ics',
} as const
