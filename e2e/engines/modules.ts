import type { ActivityData } from '@ariane/shared/contracts/activities'
import { findMissingWord } from '../support/missing-word.ts'
import { RELATIVES } from '../support/number-lines.ts'
import { DEVELOPMENT } from '../support/on-axes.ts'
import { LESSONS, type Lesson, type ModuleType } from '../support/played-types.ts'
import { DIGESTION } from '../support/zones.ts'
import { answer, type Pack } from './answers.ts'
import type { Screen } from './screen.ts'

const { HISTORY, MATHS, FRENCH, ENGLISH } = LESSONS
type Modules = readonly (readonly [type: ModuleType, title: string, wish: string])[]

/** One module of each engine at least, in one path a lesson. */
export const PATHS: readonly (readonly [what: string, lesson: Lesson, modules: Modules])[] = [
  [
    'what is chosen, completed and put in order',
    HISTORY,
    [
      ['MULTI_CHOICE', 'Le grand QCM', '1 question'],
      ['BLANKS', 'Phrases à compléter', '1 phrase'],
      ['DRAG_WORDS', 'Mots à placer ici', '2 phrases'],
      ['FLASHCARDS', 'Les cartes', '2 cartes'],
      ['TIMELINE', 'La frise', '3 dates'],
      ['MATCHING_PAIRS', 'Les paires', '3 paires'],
      ['REORDERING', 'Dans le bon ordre', '1 suite'],
    ],
  ],
  [
    'what is sorted, marked and turned over',
    HISTORY,
    [
      ['CATEGORIZATION', 'À chacun son groupe', '4 éléments'],
      ['CORRESPONDENCE_GRID', 'La grille', '4 éléments'],
      ['TABLE_COMPLETION', 'Le tableau', '3 dates'],
      ['MEMORY_GAME', 'Le jeu de mémoire', '3 paires'],
      ['MARK_THE_WORDS', 'Les mots cherchés', ''],
      ['SENTENCE_SELECTION', 'Les phrases justes', '3 phrases'],
    ],
  ],
  ['what is placed on a line', RELATIVES, [['SCALE_SORTING', 'La droite graduée', '']]],
  ['what is marked and placed on a grid', MATHS, [['QUESTION_SET', 'Un peu de tout', '6 questions']]],
  ['what is read off bars', DEVELOPMENT, [['QUESTION_SET', 'Un peu de tout', '3 questions']]],
  [
    'what is found and labelled on a figure',
    DIGESTION,
    [
      ['SINGLE_CHOICE_SET', 'Où est-ce ?', '2 questions'],
      ['MATCHING_PAIRS', 'Les légendes', '3 paires'],
    ],
  ],
  [
    'what is read, turned and listened to',
    HISTORY,
    [
      ['ACCORDION', 'À déplier', ''],
      ['DIALOG_CARDS', 'À retourner', '2 cartes'],
      ['SPEED_READING', 'À votre rythme', '1 question'],
      ['INTERACTIVE_BOOK', 'Le livre', '1 question'],
      ['INTERACTIVE_VIDEO', 'La vidéo du cours', '1 question'],
      ['INTERACTIVE_VIDEO', 'Le film', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ, puis 1 question'],
    ],
  ],
  [
    'what is written in French',
    FRENCH,
    [
      ['SENTENCE_CORRECTION', 'La phrase fausse', '1 phrase'],
      ['DICTATION', 'La dictée', ''],
    ],
  ],
  ['what is said in English', ENGLISH, [['SPEAK_THE_WORDS_SET', 'Les mots à dire', '2 mots']]],
]

/** What one does in an engine that asks nothing; the way on is the same in all. */
const READINGS: Partial<Record<ActivityData['engine'], (frame: Screen, page: Screen) => Promise<void>>> = {
  accordion: async frame => {
    const parts = { css: 'details:not([open]) summary' }
    await frame.see(parts)
    for (let left = await frame.count(parts); left > 0; left--) await frame.click(parts)
    await frame.see({ text: 'Tout est lu.' })
  },
  'dialog-cards': async frame => {
    for (const n of [1, 2]) {
      await frame.see({ text: `Carte ${n} sur 2` })
      await frame.click({ role: 'button', name: 'Tourner la carte' })
      await frame.click({ role: 'button', name: 'Je savais' })
    }
    await frame.see({ text: 'Vous avez tourné les 2 cartes et vous saviez tout.' })
  },
  'speed-reading': async frame => {
    await frame.click({ role: 'button', name: 'Lire sans chronomètre' })
    await frame.click({ role: 'button', name: 'J’ai fini de lire' })
  },
  contents: frame => frame.see({ role: 'navigation', name: 'Sommaire' }),
  page: frame => frame.see({ role: 'heading' }),
  narrated: async frame => {
    await frame.click({ role: 'button', name: 'Lancer le cours' })
    await frame.see([{ role: 'list', name: 'Lignes du cours' }, { role: 'listitem' }])
  },
  film: (_, page) => page.click({ role: 'button', name: 'J’ai regardé la vidéo' }),
}

/** Plays one chapter to its end and goes on to the next. */
export async function play(page: Screen, frame: Screen, data: ActivityData, chapters: ActivityData[], pack: Pack) {
  const reading = READINGS[data.engine]
  await (reading ? reading(frame, page) : answerRight(frame, data, chapters, pack))
  if (data.engine !== 'film') await frame.click({ role: 'button', name: /^(?:Étape suivante|Continuer)$/ })
}

async function answerRight(frame: Screen, data: ActivityData, chapters: ActivityData[], pack: Pack) {
  const text = chapters.find(one => one.engine === 'speed-reading')
  if (data.engine === 'quiz' && text) await frame.click({ css: 'label.option', nth: findMissingWord(data, text.body) })
  else await answer(frame, data, pack)
  await frame.click({ role: 'button', name: 'Valider' })
  await frame.see({ text: /^Bravo, |Le texte dit/ })
}
