import { composeHomework, guessPlace } from '@ariane/tutor/homework'
import { serve } from '../../platform/apart/serve.ts'
import type { Task } from './composer.ts'

// Lessons are read, and what is used most is compiled, before the first pupil asks.
for (const subject of ['Mathématiques', 'Français'] as const)
  composeHomework({ desc: '', text: 'Calcule 2 + 3. Pourquoi ?', subject, chapter: '', grade: '4ème', seed: 1 })
guessPlace('Calcule 2 + 3.', '4ème')

/** Composes homework, and guesses where statements belong, in a thread of its own. */
serve((task: Task) =>
  'homework' in task ? composeHomework(task.homework) : (guessPlace(task.guess.text, task.guess.grade) ?? null),
)
