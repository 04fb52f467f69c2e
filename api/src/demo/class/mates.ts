import type { Subject } from '@ariane/shared/catalogue'
import type { DemoPerson } from './people.ts'
import type { DemoEvent } from './week.ts'

/** The rest of the teacher's class, with just a week of their own: for the home of whoever looks after many. */
type Mate = {
  person: DemoPerson
  /** Null for an account that nobody has opened. */
  seenDaysAgo: number | null
  events: DemoEvent[]
}

const mate = (login: string, firstName: string): DemoPerson => ({
  login: `${login}-demo`,
  firstName,
  role: 'ROLE_STUDENT',
  grade: '4ème',
})

const homework = (schoolDay: number, title: string, subject: Subject, done = false): DemoEvent => ({
  schoolDay,
  type: 'homework',
  title,
  subject,
  description: '',
  done,
})

export const MATES: Mate[] = [
  {
    person: mate('adele', 'Adèle'),
    seenDaysAgo: 1,
    events: [homework(-1, 'Apprendre le poème', 'Français', true), homework(2, 'Carte de l’Europe', 'Géographie')],
  },
  {
    person: mate('bilal', 'Bilal'),
    seenDaysAgo: 0,
    events: [homework(-2, 'Exercices de calcul', 'Mathématiques'), homework(-1, 'Compte rendu', 'SVT')],
  },
  { person: mate('elise', 'Élise'), seenDaysAgo: 12, events: [homework(3, 'Texte à rendre', 'Français')] },
  { person: mate('malo', 'Malo'), seenDaysAgo: 2, events: [homework(1, 'Vocabulaire', 'Anglais')] },
  { person: mate('sana', 'Sana'), seenDaysAgo: null, events: [] },
  {
    person: mate('yanis', 'Yanis'),
    seenDaysAgo: 0,
    events: [homework(-1, 'Frise', 'Histoire', true), homework(1, 'Exercices de calcul', 'Mathématiques', true)],
  },
]
