/** The sentences of a programme of calculation that is carried out. */
export const messages = {
  start: (value: string) => `On part de ${value}.`,
  step: (line: string) => `Étape suivante : ${line}.`,
  result: (value: string) => `On obtient ${value}.`,
  rule: 'Un programme de calcul se suit dans l’ordre : chaque étape part du résultat de l’étape d’avant.',
  hints: [
    'Par quel nombre le programme commence-t-il ?',
    'Que fait-on à ce nombre à la première étape ? Écrivez le résultat.',
    'Reprenez ce résultat à l’étape suivante, et ainsi de suite.',
  ],
} as const
