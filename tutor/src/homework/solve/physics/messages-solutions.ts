/** The sentences about solutions and ions; `$` stands around maths. */
export const messages = {
  massAdds: 'Lors d’une dissolution, la masse se conserve : la masse de la solution est la somme des masses mélangées.',
  sum: (tex: string) => `On additionne : $${tex}$.`,
  massIs: (result: string) => `La masse est de ${result}.`,
  massRule: 'Masse de la solution = masse du solvant + masse du soluté : rien ne disparaît quand un solide se dissout.',
  massHints: [
    'Le solide dissous a-t-il disparu ?',
    'Quelle est la masse du solvant ? Et celle du soluté ?',
    'Additionnez les masses dans la même unité.',
  ],
  roles: {
    solvant: 'Le solvant est le liquide dans lequel on dissout.',
    solute: 'Le soluté est ce qui est dissous.',
  },
  roleIs: (role: string, name: string) => `Ici, le ${role === 'solute' ? 'soluté' : 'solvant'} est ${name}.`,
  roleRule:
    'Solution = solvant (le liquide qui dissout) + soluté (ce qui se dissout). Si le solvant est l’eau, la solution est aqueuse.',
  roleHints: [
    'Quel est le liquide du mélange ?',
    'Qu’est-ce qui se dissout dedans ?',
    'Le solvant dissout, le soluté est dissous.',
  ],

  neutral: (z: string) => `L’atome, neutre, a autant d’électrons que de protons : ${z}.`,
  lost: (charge: string, count: number) =>
    `La charge ${charge} dit que l’atome a perdu ${count} électron${count > 1 ? 's' : ''}.`,
  won: (charge: string, count: number) =>
    `La charge ${charge} dit que l’atome a gagné ${count} électron${count > 1 ? 's' : ''}.`,
  computed: (tex: string) => `On calcule : $${tex}$.`,
  sameNucleus: 'Le noyau ne change pas quand l’atome devient un ion : le nombre de protons reste le même.',
  ionHas: (result: string) => `Il y a donc ${result}.`,
  ionRule: 'Un ion positif a perdu des électrons, un ion négatif en a gagné ; le nombre de protons ne change pas.',
  ionHints: [
    'Combien d’électrons l’atome neutre possède-t-il ?',
    'L’ion est-il positif (électrons perdus) ou négatif (électrons gagnés) ?',
    'Soustrayez ou ajoutez le nombre indiqué par la charge.',
  ],
} as const
