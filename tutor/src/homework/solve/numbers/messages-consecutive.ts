/** The sentences of sums of whole numbers in a row; `$` stands around maths. */
export const messages = {
  named: (tex: string) => `On appelle $n$ le premier nombre : les nombres qui se suivent sont $${tex}$.`,
  sum: (sum: string, total: string) => `Leur somme est $${sum}$. On résout : $${sum} = ${total}$.`,
  solved: (moved: string, n: string) => `$${moved}$, donc $n = ${n}$.`,
  areThey: (list: string) => `Les nombres cherchés sont ${list}.`,
  check: (tex: string) => `On vérifie : $${tex}$.`,
  rule: 'Des nombres entiers consécutifs s’écrivent $n$, $n + 1$, $n + 2$… : chacun est le précédent plus 1.',
  hints: [
    'Comment écrire le nombre qui suit $n$ ?',
    'Écrivez la somme à l’aide de $n$, puis réduisez.',
    'Résolvez l’équation, puis vérifiez la somme.',
  ],
} as const
