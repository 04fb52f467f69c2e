import { letters } from './messages-letters.ts'
import { sciences } from './messages-sciences.ts'

/** How a kind of question is worked on: what to do in order, hints from light to telling, what to check, how long. */
export type Method = {
  steps: readonly string[]
  hints: readonly string[]
  checklist: readonly string[]
  minutes: number
}

export const messages = {
  noLesson: 'Relisez la leçon de votre cahier sur ce chapitre avant de commencer : titre, définitions, exemples.',
  lessonTitle: '**Dans la leçon**',
  fromLesson: (lesson: string) => `La leçon dit : ${lesson}`,
  twin: (statement: string) => `**Un exercice du même genre, entièrement corrigé.** ${statement}`,
  twinAnswer: (answer: string) => `**Réponse.** ${answer}`,
  leads: (titles: readonly string[]) =>
    `**Des pistes dans la leçon** : ${titles.join(' ; ')}. Choisissez celles qui répondent au sujet, et cherchez-y vos exemples.`,
  wantedWords: (words: string) => `J’ai employé les mots demandés : ${words}.`,
  wantedLength: (length: string) => `Mon texte a la longueur demandée : ${length}.`,
  methods: { ...sciences, ...letters },
} as const
