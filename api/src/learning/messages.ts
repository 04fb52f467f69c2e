import type { ModulePrompt } from '@ariane/shared/contracts'

/** Sentences of the learning area that a pupil may read. */
export const messages = {
  copyOf: (title: string) => `${title} (copie)`.slice(-120),
  description: (subject: string, grade: string, modules: number) =>
    `${subject}, ${grade}\u00a0: ${modules} ${modules === 1 ? 'étape' : 'étapes'} pour comprendre et s’entraîner.`,
  /** The first module of a path that began without an account. */
  trial: 'Premiers exercices',
  /** What a path on one notion is made of: a reminder, guided questions, and two without help. */
  remediation: (title: string): ModulePrompt[] => [
    { title: 'L’essentiel', type: 'TEXT', prompt_generation: title },
    { title: 'Pas à pas', type: 'SINGLE_CHOICE_SET', prompt_generation: `4 questions sur\u00a0: ${title}` },
    { title: 'Sans aide', type: 'SHORT_ANSWER', prompt_generation: `2 questions sur\u00a0: ${title}` },
  ],
}
