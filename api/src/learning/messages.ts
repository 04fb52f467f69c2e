/** Sentences of the learning area that a pupil may read. */
export const messages = {
  description: (subject: string, grade: string, modules: number) =>
    `${subject}, ${grade} : ${modules} ${modules === 1 ? 'étape' : 'étapes'} pour comprendre et s’entraîner.`,
}
