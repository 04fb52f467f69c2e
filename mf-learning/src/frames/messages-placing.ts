/** What the activities say in which something is placed, marked or turned over. */
export const placing = {
  categorize: {
    how: 'Choisissez un élément, puis touchez le groupe où il va. Vous pouvez aussi le faire glisser.',
    items: 'Éléments à ranger',
    none: 'Tout est rangé.',
    empty: 'Rien pour le moment',
    group: (label: string) => `Groupe « ${label} »`,
    putHere: (text: string, label: string) => `Mettre « ${text} » dans « ${label} »`,
    chosen: (text: string) => `« ${text} » est choisi. Choisissez un groupe.`,
    placed: (text: string, label: string) => `« ${text} » est rangé dans « ${label} ».`,
    takeOut: (text: string) => `Retirer « ${text} »`,
    removed: (text: string) => `« ${text} » est revenu avec les éléments à ranger.`,
  },
  grid: {
    how: 'Dans chaque ligne, cochez la case qui convient.',
    element: 'Élément',
    cell: (row: string, column: string) => `${row} : ${column}`,
  },
  table: {
    how: 'Choisissez un texte, puis touchez la case où il va. Vous pouvez aussi le faire glisser.',
    bank: 'Textes à placer',
  },
  memory: {
    how: 'Les cartes vont deux par deux.',
    cards: 'Cartes',
    hidden: (n: number) => `Carte ${n}, cachée`,
    shown: (n: number, text: string) => `Carte ${n} : ${text}`,
    paired: (n: number, text: string, letter: string) =>
      `Carte ${n} : ${text}, paire ${letter}. Touchez pour la défaire.`,
    ask: 'Ces deux cartes vont-elles ensemble ?',
    yes: 'Oui, c’est une paire',
    no: 'Non, les retourner',
    turned: (text: string) => `Carte retournée : ${text}`,
    kept: (letter: string) => `La paire ${letter} est mise de côté.`,
    undone: (letter: string) => `La paire ${letter} est défaite.`,
    found: (n: number, total: number) =>
      n === total ? 'Toutes les cartes ont trouvé leur paire.' : `${n} sur ${total} paires mises de côté`,
    alone: 'pas de paire',
  },
  mark: {
    words: 'Touchez un mot pour le marquer ou le démarquer. Au clavier : flèches, puis Entrée.',
    sentences: 'Touchez une phrase pour la choisir ou la laisser.',
    text: 'Texte à parcourir',
    marked: (n: number) => (n === 0 ? 'Rien n’est marqué.' : n === 1 ? '1 élément marqué' : `${n} éléments marqués`),
    right: 'bien repéré',
    stray: 'en trop',
    missed: 'oublié',
    strays: 'En trop',
    list: (what: string, words: readonly string[]) => `${what} : ${words.join(', ')}`,
    forgotten: 'À repérer aussi',
    /** The names of the three judgements beside a sentence. */
    sentence: { right: 'Bien vu', stray: 'À revoir', missed: 'Elle était à choisir' },
  },
  order: {
    before: (text: string) => `Mettre avant : « ${text} »`,
    after: (text: string) => `Mettre après : « ${text} »`,
    pictures: 'Utilisez les flèches pour mettre les cartes dans l’ordre, de la première à la dernière.',
    low: 'En haut :',
    high: 'En bas :',
  },
  match: {
    many: 'Choisissez un élément de la première liste, puis celui qui va avec. Un élément de la deuxième liste peut servir plusieurs fois.',
  },
} as const
