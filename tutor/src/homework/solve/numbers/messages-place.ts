/** The sentences of worked questions on ranks and rounding. */
export const messages = {
  ranks: {
    '6': 'millions',
    '5': 'centaines de mille',
    '4': 'dizaines de mille',
    '3': 'unités de mille',
    '2': 'centaines',
    '1': 'dizaines',
    '0': 'unités',
    '-1': 'dixièmes',
    '-2': 'centièmes',
    '-3': 'millièmes',
    '-4': 'dix-millièmes',
  } as Record<string, string>,
  roundRanks: {
    unite: 'des unités',
    dixieme: 'des dixièmes',
    centieme: 'des centièmes',
    millieme: 'des millièmes',
    dizaine: 'des dizaines',
    centaine: 'des centaines',
    millier: 'des milliers',
  } as Record<string, string>,
  roundPlaces: {
    unite: 'à l’unité',
    dixieme: 'au dixième',
    centieme: 'au centième',
    millieme: 'au millième',
    dizaine: 'à la dizaine',
    centaine: 'à la centaine',
    millier: 'au millier',
  } as Record<string, string>,
  table: (number: string) =>
    `On place ${number} dans un tableau de numération : à gauche de la virgule, les unités, les dizaines, les centaines ; à droite, les dixièmes, les centièmes, les millièmes.`,
  digitIs: (rank: string, number: string, digit: string) => `Le chiffre des ${rank} de ${number} est ${digit}.`,
  packets: (rank: string, size: string) =>
    `On cherche combien de fois ${size} est contenu dans le nombre : ce sont tous les chiffres à gauche, celui des ${rank} compris.`,
  countIs: (rank: string, number: string, count: string) => `Le nombre de ${rank} de ${number} est ${count}.`,
  meaning: (digit: string, rank: string) =>
    `Le chiffre ${digit} est dans la colonne des ${rank} : c’est le chiffre des ${rank}.`,
  roundStep: (rank: string) =>
    `On regarde le chiffre qui suit celui ${rank} : s’il est 0, 1, 2, 3 ou 4, on garde ; s’il est 5, 6, 7, 8 ou 9, on ajoute 1.`,
  roundIs: (number: string, place: string, result: string) => `L’arrondi de ${number} ${place} est ${result}.`,
  roundRule: 'Arrondir un nombre, c’est prendre le nombre le plus proche qui s’arrête au rang demandé.',
  cutAt: (tex: string) => `On garde les chiffres jusqu’au rang demandé : $${tex}$ est juste avant le nombre.`,
  nextAt: (tex: string) => `On ajoute 1 à ce rang : $${tex}$ est juste après.`,
  between: (tex: string) => `Donc $${tex}$.`,
  boundsRule:
    'Encadrer un nombre, c’est trouver un nombre plus petit et un nombre plus grand. À l’unité, ce sont deux entiers qui se suivent.',
  classes: 'On lit le nombre par classes de trois chiffres : les milliers, puis les unités.',
  inDigits: (result: string) => `Le nombre s’écrit : ${result}.`,
  wordsRule:
    'Un nombre se lit par classes de trois chiffres à partir de la droite. Chaque classe a ses centaines, ses dizaines et ses unités.',
  wordsHints: [
    'Où est le mot « mille » ? Il sépare la classe des milliers de celle des unités.',
    'Écrivez trois chiffres pour la classe des unités, avec des zéros s’il le faut.',
    'Relisez votre réponse à voix haute.',
  ],
  rule: 'Dans un nombre, chaque chiffre a un rang : … centaines, dizaines, unités, puis, après la virgule, dixièmes, centièmes, millièmes.',
  hints: [
    'Dessinez un tableau de numération et placez-y le nombre.',
    'Repérez d’abord le chiffre des unités : il est juste avant la virgule.',
    'Ne confondez pas dizaines et dixièmes, centaines et centièmes.',
  ],
} as const
