import type { TaskFlag } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { event, facts, homework, lessons, lines, path } from './testing/work-facts.ts'

describe('@T04 each setting suggests', () => {
  it.each([
    [
      'lessons of the day, then of the next one',
      ['reviewPreviousLessons'],
      { events: lessons },
      ['23 17:00 lessons_today 23 Mathématiques', '24 17:00 lessons_today 24 SVT'],
    ],
    [
      'lessons of the day before when the day has none yet',
      ['reviewPreviousLessons'],
      { events: [event('SVT', 22)] },
      ['23 17:00 lessons_yesterday 22 SVT'],
    ],
    ['no lesson that is cancelled', ['reviewPreviousLessons'], { events: [event('SVT', 23, { cancelled: true })] }, []],
    [
      'homework, the nearest first, each once',
      ['prepareHomework'],
      { events: [homework('a', 25), homework('b', 27)] },
      ['23 17:00 due_soon a', '24 17:00 due_soon b'],
    ],
    [
      'no homework that is done, cancelled, due today or far away',
      ['prepareHomework'],
      {
        events: [
          homework('a', 25, { done: true }),
          homework('b', 25, { cancelled: true }),
          homework('c', 23),
          homework('d', 30),
        ],
      },
      ['25 10:00 due_soon d'],
    ],
    [
      'homework due the day after, the evening before',
      ['checkHomework'],
      { events: [homework('a', 26)] },
      ['25 10:00 due_tomorrow a'],
    ],
    [
      'the next school day, over a week-end too',
      ['validateNextDay'],
      { events: [...lessons, event('Latin', 27), event('Grec', 30)] },
      [
        '23 17:00 next_school_day 24 SVT, Dictée',
        '24 17:00 next_school_day 27 Latin',
        '27 17:00 next_school_day 30 Grec',
      ],
    ],
    [
      'no school day before a long week-end from it',
      ['validateNextDay'],
      { events: [event('SVT', 30)] },
      ['26 17:00 next_school_day 30 SVT'],
    ],
    [
      'the weakest path, then one that is not finished',
      ['specificTraining'],
      {
        paths: [path(1, 'done', 20), path(2, 'generated', 21), path(3, 'done', 20), path(4, 'to_do', 22)],
        scores: { 1: 0.6, 2: 0.9, 3: 0.3 },
      },
      ['23 17:00 weak_answers 3', '24 17:00 weak_answers 1', '25 10:00 unfinished 2', '26 17:00 unfinished 4'],
    ],
    [
      'no path that is mastered, forgotten or a homework',
      ['specificTraining'],
      {
        paths: [path(1, 'done', 20), path(2, 'generated', -10), path(3, 'generated', 20, { type: 'homework' })],
        scores: { 1: 0.8, 2: 0.1, 3: 0.1 },
      },
      [],
    ],
    [
      'a path finished on an earlier day, the oldest first',
      ['checkComprehension'],
      { paths: [path(1, 'done', 23), path(2, 'done', 20), path(3, 'generated', 20), path(4, 'done', 10)] },
      ['23 17:00 finished_lately 2', '24 17:00 finished_lately 1'],
    ],
  ] as [string, TaskFlag[], Parameters<typeof facts>[0], string[]][])('%s', (_, flags, part, expected) => {
    expect(lines(flags, facts(part))).toEqual(expected)
  })
})
