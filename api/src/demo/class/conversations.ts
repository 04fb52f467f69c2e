import type { Subject } from '@ariane/shared/catalogue'
import { CAMILLE, type DemoPerson, INES, NOAH } from './people.ts'

/** `minutes` after the conversation was opened; negative ones belong to an earlier request. */
type DemoMessage = { from: 'pupil' | 'teacher'; minutes: number; text: string }
export type DemoConversation = {
  pupil: DemoPerson
  subject: Subject
  description: string
  openedDaysAgo: number
  /** Closed by the pupil some minutes after the opening. */
  closedAfter: number | null
  /** How many messages at the end the teacher has not read yet; 'all' for not even the request. */
  unread: number | 'all'
  messages: DemoMessage[]
}

const WEEK = -7 * 24 * 60

export const CONVERSATIONS: DemoConversation[] = [
  {
    pupil: CAMILLE,
    subject: 'Mathématiques',
    description: 'Je ne comprends pas pourquoi moins par moins donne plus.',
    openedDaysAgo: 1,
    closedAfter: null,
    unread: 1,
    messages: [
      { from: 'pupil', minutes: WEEK, text: 'Bonjour, quelle page faut-il apprendre pour demain ?' },
      { from: 'teacher', minutes: WEEK + 40, text: 'Bonjour Camille, seulement le cadre de la leçon.' },
      { from: 'pupil', minutes: 2, text: 'Bonjour, j’ai relu la leçon mais je me trompe encore de signe.' },
      {
        from: 'teacher',
        minutes: 35,
        text: 'Bonjour Camille. Regarde la suite : 2 × (−3) = −6, 1 × (−3) = −3, 0 × (−3) = 0. De combien avance-t-on à chaque fois ?',
      },
      { from: 'pupil', minutes: 41, text: 'On ajoute 3 à chaque ligne.' },
      { from: 'teacher', minutes: 48, text: 'Très bien. Alors, que vaut la ligne suivante, (−1) × (−3) ?' },
      { from: 'pupil', minutes: 52, text: 'Plus 3 ! Merci, j’ai compris.' },
    ],
  },
  {
    pupil: NOAH,
    subject: 'Français',
    description: 'Je cherche une fable courte à réciter.',
    openedDaysAgo: 6,
    closedAfter: 90,
    unread: 0,
    messages: [
      { from: 'pupil', minutes: 1, text: 'Bonjour, laquelle est la plus courte ?' },
      { from: 'teacher', minutes: 60, text: 'Bonjour Noah, « La Cigale et la Fourmi » tient en vingt-deux vers.' },
      { from: 'pupil', minutes: 75, text: 'Merci, je vais l’apprendre.' },
    ],
  },
  {
    pupil: INES,
    subject: 'Physique-Chimie',
    description: 'Je confonds le poids et la masse. Comment savoir lequel utiliser dans un exercice ?',
    openedDaysAgo: 2,
    closedAfter: null,
    unread: 'all',
    messages: [
      {
        from: 'pupil',
        minutes: 1,
        text: 'Bonjour, dans l’exercice 4 on me donne 60 kg : c’est le poids ou la masse ?',
      },
      { from: 'pupil', minutes: 3, text: 'J’ai trouvé cette page : https://fr.wikipedia.org/wiki/Poids' },
    ],
  },
]
