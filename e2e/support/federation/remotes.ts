/** Where each remote is met: its entry in the menu, its address, and the title of its page. */
export const REMOTES = {
  'mf-accounts': { link: 'Profil', address: '/profile', title: 'Profil' },
  'mf-objectives': { link: 'Objectifs', address: '/objectives', title: 'Objectifs' },
  'mf-chat': { link: 'Chat Prof', address: '/chat', title: 'Chat Prof' },
  'mf-learning': { link: 'Tableau de bord', address: '/', title: /^Bonjour / },
  'mf-planner': { link: 'Scolaire', address: '/scolaire', title: 'Scolaire' },
} as const
export type Remote = keyof typeof REMOTES
export const NAMES = Object.keys(REMOTES) as Remote[]

/** The 31 ways to choose at least one of them, the small ones first. */
export const SUBSETS: Remote[][] = Array.from({ length: 2 ** NAMES.length - 1 }, (_, n) =>
  NAMES.filter((_name, bit) => ((n + 1) >> bit) & 1),
).sort((a, b) => a.length - b.length)
