export const statement = {
  true: 'Vrai',
  false: 'Faux',
}

export const correction = {
  right: 'Bravo, c’est juste !',
  wrong: 'Ce n’est pas la bonne réponse.',
  partlyRight: 'C’est en partie juste.',
  nothingChosen: 'Vous n’avez rien coché.',
  option: (correct: boolean) => (correct ? 'à cocher' : 'à ne pas cocher'),
}

/** What the screen says. */
export const screen = {
  single: 'Choisissez la bonne réponse.',
  multiple: 'Plusieurs réponses sont possibles : cochez toutes les bonnes.',
  missed: 'C’était une bonne réponse',
  wrongChoice: 'Votre choix : à revoir',
} as const
