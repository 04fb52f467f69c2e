/** The sentences of a worked echo; `$` stands around maths. */
export const messages = {
  thereAndBack: 'Le signal fait un aller et un retour : la distance cherchée est la moitié de son trajet.',
  timeThereAndBack: 'La durée mesurée est celle de l’aller et du retour : l’aller en prend la moitié.',
  timeIs: (result: string) => `La durée de l’aller est ${result}.`,
  wholeWay: (tex: string) => `Trajet du signal : $${tex}$.`,
  half: (tex: string) => `On divise par deux : $${tex}$.`,
  answer: (result: string) => `La distance est de ${result}.`,
  rule: 'Un écho parcourt deux fois la distance : à l’aller et au retour. Distance = vitesse × durée ÷ 2.',
  hints: [
    'Quel trajet le signal fait-il entre l’émission et la réception ?',
    'Calculez la distance que le signal parcourt en tout : $d = v \\times t$.',
    'L’obstacle est à la moitié de cette distance.',
  ],
} as const
