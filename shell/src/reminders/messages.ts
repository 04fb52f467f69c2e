export const messages = {
  title: 'Rappels',
  slot: (start: string, end: string) => `Votre créneau de travail : ${start} – ${end}.`,
  today: (title: string) => `À rendre aujourd’hui : ${title}`,
  tomorrow: (title: string) => `À rendre demain : ${title}`,
  exam: (day: string, title: string) => `Contrôle ${day} : ${title}`,
  days: { today: 'aujourd’hui', tomorrow: 'demain' },
  alert: (title: string, description: string) => `${title} : ${description}`,
  hide: (sentence: string) => `Masquer : ${sentence}`,
  more: (count: number) => (count > 1 ? `${count} autres rappels` : '1 autre rappel'),
  less: 'Voir moins',
  announce: (sentence: string) => `Rappel. ${sentence}`,
} as const
