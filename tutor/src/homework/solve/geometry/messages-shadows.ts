/** The sentences of heights by shadows; `$` stands around maths. */
export const messages = {
  parallel:
    'Au même moment les rayons du soleil sont parallèles : les hauteurs et les longueurs des ombres sont proportionnelles (théorème de Thalès).',
  ratio: (tex: string) => `On écrit l’égalité des rapports : $${tex}$.`,
  compute: (tex: string) => `On calcule, en mètres : $${tex}$.`,
  height: (result: string) => `La hauteur cherchée est ${result}.`,
  shadow: (result: string) => `La longueur de l’ombre est ${result}.`,
  rule: 'Au même moment, la hauteur d’un objet et la longueur de son ombre sont proportionnelles : c’est une configuration de Thalès.',
  hints: [
    'De quel objet connaissez-vous la hauteur et l’ombre ?',
    'Écrivez toutes les longueurs dans la même unité.',
    'Hauteur ÷ ombre donne le même nombre pour les deux objets.',
  ],
} as const
