/** Sentences of the learning area that a pupil may read. */
export const messages = {
  copyOf: (title: string) => `${title} (copie)`.slice(-120),
  description: (subject: string, grade: string, modules: number) =>
    `${subject}, ${grade} : ${modules} ${modules === 1 ? 'étape' : 'étapes'} pour comprendre et s’entraîner.`,
}
