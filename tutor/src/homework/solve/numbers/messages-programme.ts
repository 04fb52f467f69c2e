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
  end: (value: string) => `On part du résultat, ${value}, et on remonte le programme.`,
  undo: (line: string) => `On défait l’étape : ${line}.`,
  chosen: (value: string) => `Il faut choisir ${value}.`,
  backRule:
    'Pour remonter un programme de calcul, on part de la fin et on fait à chaque étape l’opération contraire : − pour +, ÷ pour ×.',
  backHints: [
    'Quelle est la dernière étape du programme ?',
    'Quelle opération la défait ?',
    'Vérifiez : avec le nombre trouvé, le programme doit redonner le résultat.',
  ],
} as const
