/** The sentences of the converse of Thales; `$` stands around maths. */
export const messages = {
  sum: (line: string) => `On calcule $${line}$.`,
  aligned: (first: string, second: string) =>
    `Les points ${first} et les points ${second} sont alignés dans le même ordre.`,
  ratios: (first: string, second: string) => `On calcule les deux rapports : $${first}$ et $${second}$.`,
  equal: (lines: string) =>
    `Les rapports sont égaux : d’après la réciproque du théorème de Thalès, les droites ${lines} sont parallèles.`,
  different: (lines: string) =>
    `Les rapports sont différents : d’après la contraposée du théorème de Thalès, les droites ${lines} ne sont pas parallèles.`,
  parallel: (lines: string) => `oui, ${lines} sont parallèles`,
  notParallel: (lines: string) => `non, ${lines} ne sont pas parallèles`,
  rule: 'Réciproque du théorème de Thalès : si A, D, B et A, E, C sont alignés dans le même ordre et si $\\frac{AD}{AB} = \\frac{AE}{AC}$, alors (DE) et (BC) sont parallèles.',
  hints: [
    'Quels points sont alignés ? Le point commun est le sommet des deux rapports.',
    'Calculez les deux rapports séparément, sans les supposer égaux.',
    'Sont-ils égaux ? Concluez avec le nom du théorème.',
  ],
} as const
