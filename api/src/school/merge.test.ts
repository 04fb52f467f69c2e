import { describe, expect, it } from 'vitest'
import { toDrafts } from './events.ts'
import { type KnownEvent, plan } from './merge.ts'
import type { Assignment, Lesson } from './types.ts'

type Task = [text: string, subject?: string, due?: string]
const task = ([html, subject = 'FRANÇAIS', due = '2026-11-26']: Task): Assignment => ({
  subject,
  due,
  html,
  done: false,
  test: false,
})
const homework = (tasks: readonly Task[]) => toDrafts('pronote', { lessons: [], assignments: tasks.map(task) })
const keep = (drafts: ReturnType<typeof homework>): KnownEvent[] =>
  plan([], drafts).add.map(({ key, draft }, n) => ({ ...draft, id: String(n), key, freshAt: null }))

/** For each thing that was read, which of those before it is, with its mark; null for a new one. */
function follow(before: KnownEvent[], after: ReturnType<typeof homework>, isUnread?: (event: KnownEvent) => boolean) {
  const { add, change, remove, unchanged } = plan(before, after, isUnread)
  expect(add.length + change.length + unchanged).toBe(after.length)
  const same = after.map(draft => before.find(({ digest }) => digest === draft.digest)?.id)
  return {
    is: after.map((draft, n) => change.find(one => one.draft === draft)?.id ?? same[n] ?? null),
    remove,
    keys: [...add, ...change].map(({ key }) => key),
  }
}

const A = 'Lire le chapitre 3'
const B = 'Exercice 12 page 45'
const C = 'Apprendre la poésie de Verlaine'

describe('@N10 a mark of homework', () => {
  it.each<[string, Task[], Task[], (string | null)[]]>([
    ['goes with its text when it is edited and another comes before', [[A]], [[C], [`${A} et 4`]], [null, '0']],
    ['goes with its text when it is edited and another comes after', [[A]], [[`${A} et 4`], [C]], ['0', null]],
    ['stays off what is left when its own is gone', [[A], [B]], [[`${B} et 46`]], ['1']],
    ['does not go to another text altogether', [[A]], [[B]], [null]],
    ['goes with its text to another day', [[A]], [[A, 'FRANÇAIS', '2026-11-27']], ['0']],
    ['stays when the label of the subject changes', [[A, 'MATHS']], [[A, 'MATHEMATIQUES']], ['0']],
    // Neighbours.
    [
      'stays where several are edited',
      [[A], [B], [C]],
      [[`${C} par cœur`], [`${B}.`], [`${A} en entier`]],
      ['2', '1', '0'],
    ],
    ['stays with the same text, the other one being edited', [[A], [A]], [[`${A} et 4`], [A]], ['1', '0']],
    ['stays when words are added', [['DM n° 3']], [['DM n°3 à rendre sur feuille double, exercices 1 à 9']], ['0']],
    ['stays when abbreviations are written out', [['Ex 3 p. 45']], [['Faire l’exercice 3 page 45']], ['0']],
    ['does not go to the same words with other numbers', [[B]], [['Exercice 30 page 78']], [null]],
    [
      'does not go to another lesson to learn',
      [['Apprendre la leçon sur les volcans']],
      [['Apprendre la leçon sur les fractions']],
      [null],
    ],
    ['does not go to the same text in another subject', [[A, 'MATHS']], [[A, 'ANGLAIS']], [null]],
    ['stays when a label that nobody knows changes', [[A, 'AP']], [[A, 'ACCOMPAGNEMENT']], ['0']],
    [
      'goes to the nearest of two days',
      [[A, 'MATHS', '2026-11-26']],
      [
        [A, 'MATHS', '2026-12-03'],
        [A, 'MATHS', '2026-11-27'],
      ],
      [null, '0'],
    ],
    ['does not go to another subject on another day', [[A, 'MATHS']], [[A, 'ANGLAIS', '2026-11-27']], [null]],
    ['stays on its day when the same comes once more', [[A]], [[A, 'FRANÇAIS', '2026-11-27'], [A]], [null, '0']],
    ['stays without any text', [['', 'MATHS']], [['', 'MATHS']], ['0']],
    ...(
      [
        ['Lire le chapitre 3', 'Lire le chapitre 4'],
        ['Préparer la dictée n°4', 'Préparer la dictée n°5'],
        ['Ex 12 p 45', 'Ex 13 p 45'],
        ['Apprendre le vocabulaire de l’unité 3', 'Apprendre le vocabulaire de l’unité 4'],
        ['Apprendre le vocabulaire des animaux', 'Apprendre le vocabulaire des vêtements'],
        ['Réviser le contrôle de géométrie', 'Réviser le contrôle d’algèbre'],
        ['Leçon sur le présent de l’indicatif', 'Leçon sur le passé composé de l’indicatif'],
      ] as const
    ).map(([before, after]): [string, Task[], Task[], (string | null)[]] => [
      `does not go from « ${before} » to « ${after} »`,
      [[before]],
      [[after]],
      [null],
    ]),
    ...(
      [
        ['Ex 12', 'Exercice 12'],
        ['Lire le chapite 3', 'Lire le chapitre 3'],
        ['Ex 12, 13, 14 p 45', 'Ex 12, 13, 15 p 45'],
        ['DM n°3 à rendre le 26/11 sur feuille double', 'DM n°3 à rendre le 27/11 sur feuille double'],
        ['Apprendre la leçon', 'Apprendre la leçon sur les volcans'],
      ] as const
    ).map(([before, after]): [string, Task[], Task[], (string | null)[]] => [
      `goes from « ${before} » to « ${after} »`,
      [[before]],
      [[after]],
      ['0'],
    ]),
    ['goes to another day with words that were added', [[A]], [[`${A} et 4`, 'FRANÇAIS', '2026-11-27']], ['0']],
    ['goes to another day with fewer words', [[`${A} en entier`]], [[A, 'FRANÇAIS', '2026-11-30']], ['0']],
    [
      'does not go to another day with another number',
      [[A]],
      [['Lire le chapitre 4', 'FRANÇAIS', '2026-11-27']],
      [null],
    ],
    [
      'does not go to what is said again each week',
      [['Apprendre la leçon', 'SVT', '2026-11-19']],
      [['Apprendre la leçon', 'SVT', '2026-12-03']],
      [null],
    ],
    [
      'goes with few words to a near day',
      [['Apprendre la leçon']],
      [['Apprendre la leçon', 'FRANÇAIS', '2026-11-27']],
      ['0'],
    ],
    [
      'does not go with few words to another label',
      [['Apprendre la leçon', 'TECHNO']],
      [['Apprendre la leçon', 'MATHS']],
      [null],
    ],
    ['does not go without any text to another label', [['', 'EPS']], [['', 'LATIN']], [null]],
  ])('%s', (_, before, after, expected) => {
    expect(follow(keep(homework(before)), homework(after)).is).toEqual(expected)
  })

  it('does not go to another day from one that was not read, and names what moved anew', () => {
    const before = keep(homework([[A]]))
    const after = homework([[A, 'FRANÇAIS', '2026-11-27']])
    expect(follow(before, after, () => true)).toMatchObject({ is: [null], remove: ['0'] })
    expect(follow(before, after).keys).toEqual([`${after[0]?.base}#0`])
  })
})

describe('@N10 a lesson', () => {
  const lesson = (subject: string, note = '', start = '08'): Lesson => ({
    subject,
    start: `2026-11-26T${start}:00:00`,
    end: `2026-11-26T${start}:55:00`,
    teachers: [],
    rooms: [],
    cancelled: false,
    test: false,
    note,
  })
  const lessons = (...list: Lesson[]) => toDrafts('pronote', { lessons: list, assignments: [] })

  it.each<[string, Lesson[], Lesson[], (string | null)[]]>([
    ['stays the same whatever is noted', [lesson('MATHS', 'Salle B12')], [lesson('MATHS', 'Prof. absent')], ['0']],
    ['stays the same under another label', [lesson('MATHS')], [lesson('MATHÉMATIQUES')], ['0']],
    ['is another one in another subject', [lesson('MATHS')], [lesson('ANGLAIS')], [null]],
    ['is another one in a subject that nobody knows', [lesson('EPS')], [lesson('LATIN')], [null]],
    ['is another one at another hour', [lesson('MATHS')], [lesson('MATHS', '', '09')], [null]],
  ])('%s', (_, before, after, expected) => {
    expect(follow(keep(lessons(...before)), lessons(...after)).is).toEqual(expected)
  })
})
