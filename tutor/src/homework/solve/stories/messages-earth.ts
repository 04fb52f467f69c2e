/** The sentences of speeds of plates, sizes under a microscope and dates in order; `$` stands around maths. */
export const messages = {
  moved: (tex: string) => `Distance = vitesse × durée : $${tex}$.`,
  lasted: (tex: string) => `Durée = distance ÷ vitesse : $${tex}$.`,
  speed: (tex: string) => `Vitesse = distance ÷ durée : $${tex}$.`,
  converted: (from: string, to: string) => `On convertit : ${from} = ${to}.`,
  resultIs: (result: string) => `Résultat : ${result}.`,
  driftRule: 'Distance = vitesse × durée, dans des unités qui vont ensemble : des cm par an avec des années.',
  driftHints: [
    'De combien cela avance-t-il en une année ?',
    'Pendant combien d’années ?',
    'Calculez, puis convertissez dans l’unité demandée.',
  ],
  realSize: (tex: string) => `Taille réelle = taille sur l’image ÷ grossissement : $${tex}$.`,
  imageSize: (tex: string) => `Taille sur l’image = taille réelle × grossissement : $${tex}$.`,
  enlargement: (tex: string) => `Grossissement = taille sur l’image ÷ taille réelle : $${tex}$.`,
  sizeRule: 'Grossissement = taille sur l’image ÷ taille réelle, les deux dans la même unité.',
  sizeHints: [
    'Quelle taille connaissez-vous : la réelle ou celle de l’image ?',
    'L’objet réel est-il plus petit ou plus grand que son image ?',
    'Vérifiez l’unité de la réponse.',
  ],
  summed: (tex: string) => `On additionne : $${tex}$.`,
  sumRule: 'On n’additionne que des grandeurs de même unité : on convertit d’abord.',
  sumHints: [
    'Toutes les grandeurs sont-elles dans la même unité ?',
    'Convertissez-les dans l’unité demandée.',
    'Additionnez.',
  ],
  divisions: (tex: string) => `Nombre de divisions : $${tex}$.`,
  doubled: (tex: string) => `Le nombre double à chaque division : $${tex}$.`,
  doublingRule:
    'À chaque division, le nombre est multiplié par 2 : après n divisions, on a 2 à la puissance n fois plus.',
  doublingHints: [
    'Combien de divisions ont lieu pendant cette durée ?',
    'Par combien le nombre est-il multiplié à chaque division ?',
    'Multipliez par 2 autant de fois.',
  ],
  inOrder: (text: string) => `Du plus ancien au plus récent : ${text}.`,
  orderRule: 'Avant J.-C., le nombre le plus grand est le plus ancien ; après J.-C., c’est le plus petit.',
  orderHints: [
    'Quels événements ont lieu avant J.-C. ?',
    'Rangez d’abord ceux-là, du plus grand nombre au plus petit.',
    'Rangez ensuite les autres, du plus petit au plus grand.',
  ],
} as const
